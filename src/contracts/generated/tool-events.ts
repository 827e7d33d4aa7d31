// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { JsonObject } from '@/foundation/json';

/**
 * One line a script writes.
 */
export type ToolEvent = LogEvent | StatePatchEvent | AssetEvent | UiEvent | ErrorEvent | DoneEvent;

/**
 * Progress or diagnosis; never an error of the run.
 */
export type LogEvent = {
  readonly version: '0';
  readonly type: 'log';
  /**
   * How much it matters; `error` here is a word of the script, not a failed run.
   */
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  /**
   * One line for people.
   */
  readonly message: string;
  /**
   * Further data for the developer console.
   */
  readonly fields?: JsonObject;
  /**
   * The identifier the script was given.
   */
  readonly requestId?: string;
  /**
   * ISO 8601.
   */
  readonly timestamp?: string;
};
/**
 * A change of the story's state, merged deeply; null removes a key.
 */
export type StatePatchEvent = {
  readonly version: '0';
  readonly type: 'state_patch';
  /**
   * Objects are merged key by key, lists replaced, null removes a key.
   */
  readonly patch: JsonObject;
  /**
   * The identifier the script was given.
   */
  readonly requestId?: string;
  /**
   * ISO 8601.
   */
  readonly timestamp?: string;
};
/**
 * A file the script has made.
 */
export type AssetEvent = {
  readonly version: '0';
  readonly type: 'asset';
  /**
   * Unique within the invocation.
   */
  readonly assetId: string;
  /**
   * A broad category: image, audio, video, model.
   */
  readonly kind: string;
  /**
   * A MIME type; what the app cannot show becomes a placeholder.
   */
  readonly mediaType: string;
  /**
   * A file the app can read, written before this event.
   */
  readonly path: string;
  /**
   * Width, height, length and the like.
   */
  readonly metadata?: JsonObject;
  /**
   * The identifier the script was given.
   */
  readonly requestId?: string;
  /**
   * ISO 8601.
   */
  readonly timestamp?: string;
};
/**
 * Something to show; what the app does not know becomes a placeholder.
 */
export type UiEvent = {
  readonly version: '0';
  readonly type: 'ui_event';
  /**
   * The name of what is asked for, such as narrative_choice.
   */
  readonly event: string;
  /**
   * What that event needs.
   */
  readonly payload?: JsonObject;
  /**
   * The identifier the script was given.
   */
  readonly requestId?: string;
  /**
   * ISO 8601.
   */
  readonly timestamp?: string;
};
/**
 * A fault the script noticed; it does not end the run by itself.
 */
export type ErrorEvent = {
  readonly version: '0';
  readonly type: 'error';
  /**
   * Stable, for programs.
   */
  readonly errorCode: string;
  /**
   * One sentence for people.
   */
  readonly errorMessage: string;
  /**
   * Further data for the developer console.
   */
  readonly details?: JsonObject;
  /**
   * The identifier the script was given.
   */
  readonly requestId?: string;
  /**
   * ISO 8601.
   */
  readonly timestamp?: string;
};
/**
 * The end; nothing after it counts.
 */
export type DoneEvent = {
  readonly version: '0';
  readonly type: 'done';
  /**
   * Whether the script did what it was asked.
   */
  readonly ok: boolean;
  /**
   * What happened, in a few words.
   */
  readonly summary?: string;
  /**
   * Handed to the tools that depend on this one.
   */
  readonly output?: JsonObject;
  /**
   * The identifier the script was given.
   */
  readonly requestId?: string;
  /**
   * ISO 8601.
   */
  readonly timestamp?: string;
};
