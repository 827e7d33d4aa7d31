// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { JsonObject } from '@/foundation/json';
import type { Choice } from './choice';

/**
 * One line a script writes.
 */
export type ToolEvent = LogEvent | StatePatchEvent | AssetEvent | UiEvent | ErrorEvent | DoneEvent;
/**
 * Progress or diagnosis; never an error of the run.
 */
export type LogEvent = {
  /**
   * Version of the protocol; always the text "0".
   */
  readonly version: '0';
  /**
   * Says that this line is progress or diagnosis.
   */
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
   * The identifier the script was given in its input.
   */
  readonly requestId?: string;
  /**
   * When it was written, as an ISO 8601 date and time.
   */
  readonly timestamp?: string;
};
/**
 * A change of the story's state, merged deeply; null removes a key.
 */
export type StatePatchEvent = {
  /**
   * Version of the protocol; always the text "0".
   */
  readonly version: '0';
  /**
   * Says that this line changes the story's state.
   */
  readonly type: 'state_patch';
  /**
   * Objects are merged key by key, lists replaced, null removes a key.
   */
  readonly patch: JsonObject;
  /**
   * The identifier the script was given in its input.
   */
  readonly requestId?: string;
  /**
   * When it was written, as an ISO 8601 date and time.
   */
  readonly timestamp?: string;
};
/**
 * A file the script has made.
 */
export type AssetEvent = {
  /**
   * Version of the protocol; always the text "0".
   */
  readonly version: '0';
  /**
   * Says that this line announces a file.
   */
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
   * A MIME type such as image/png; what the app cannot show becomes a placeholder.
   */
  readonly mediaType: string;
  /**
   * Where the file is, absolute or as assets.write returned it; it must be written before this event.
   */
  readonly path: string;
  /**
   * Further details such as width, height or length.
   */
  readonly metadata?: JsonObject;
  /**
   * The identifier the script was given in its input.
   */
  readonly requestId?: string;
  /**
   * When it was written, as an ISO 8601 date and time.
   */
  readonly timestamp?: string;
};
/**
 * Something to show; what the app does not know becomes a placeholder.
 */
export type UiEvent = {
  /**
   * Version of the protocol; always the text "0".
   */
  readonly version: '0';
  /**
   * Says that this line asks for something on the screen.
   */
  readonly type: 'ui_event';
  /**
   * The name of what is asked for; narrative_choice offers choices, dice_roll shows a roll.
   */
  readonly event: string;
  /**
   * What that event needs; for narrative_choice see NarrativeChoicePayload.
   */
  readonly payload?: JsonObject;
  /**
   * The identifier the script was given in its input.
   */
  readonly requestId?: string;
  /**
   * When it was written, as an ISO 8601 date and time.
   */
  readonly timestamp?: string;
};
/**
 * A fault the script noticed; it does not end the run by itself.
 */
export type ErrorEvent = {
  /**
   * Version of the protocol; always the text "0".
   */
  readonly version: '0';
  /**
   * Says that this line reports a fault.
   */
  readonly type: 'error';
  /**
   * A short stable word for programs.
   */
  readonly errorCode: string;
  /**
   * What went wrong, in one sentence for people.
   */
  readonly errorMessage: string;
  /**
   * Further data for the developer console.
   */
  readonly details?: JsonObject;
  /**
   * The identifier the script was given in its input.
   */
  readonly requestId?: string;
  /**
   * When it was written, as an ISO 8601 date and time.
   */
  readonly timestamp?: string;
};
/**
 * The end; nothing after it counts.
 */
export type DoneEvent = {
  /**
   * Version of the protocol; always the text "0".
   */
  readonly version: '0';
  /**
   * Says that this line ends the invocation.
   */
  readonly type: 'done';
  /**
   * Whether the script did what it was asked; false is a failure and may be tried again.
   */
  readonly ok: boolean;
  /**
   * What happened, in a few words.
   */
  readonly summary?: string;
  /**
   * Merged over the script's own patches and handed to the tools that depend on this one.
   */
  readonly output?: JsonObject;
  /**
   * The identifier the script was given in its input.
   */
  readonly requestId?: string;
  /**
   * When it was written, as an ISO 8601 date and time.
   */
  readonly timestamp?: string;
};
/**
 * Payload of the ui_event narrative_choice: what the player may do next, shown before other choices, four in all.
 */
export type NarrativeChoicePayload = {
  /**
   * The words of each choice; the one taken is read like a typed action.
   */
  readonly choices: readonly string[];
  /**
   * The same choices as data; one taken from here is not read again.
   */
  readonly options?: readonly Choice[];
};
