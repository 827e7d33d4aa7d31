import type { StagedEffect } from '@/engine/turn-data/staged-effect';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { SkillHealths } from '@/plan/skill-healths';
import type { ToolAttempt } from '@/plan/tool-runner';
import type { Scene } from '@/story/log/scene';

/** What succeeded in a turn, by what was asked, so that a retry runs only what did not. */
export type KeptAttempts = ReadonlyMap<string, ToolAttempt<StagedEffect>>;

/**
 * The engine's own stream: what a player is told of a turn, and between it what the session has to know. A
 * scene that was committed stands, also when nobody listens any more.
 */
export type TurnStep =
  | TurnEvent
  /** Plans have run, also when the turn is stopped after that; without `kept`, those that tell the scene. */
  | { readonly type: 'ran'; readonly healths: SkillHealths; readonly kept?: KeptAttempts }
  /** After each of the two commits. */
  | { readonly type: 'committed'; readonly scene: Scene };
