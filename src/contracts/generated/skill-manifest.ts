// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { RetryPolicy } from './plan-json';

/**
 * skill.json: what a skill is called, which scripts it has and what they may ask for.
 */
export type SkillManifest = {
  /**
   * The name plans use: lowercase letters, digits and hyphens.
   */
  readonly name: string;
  /**
   * The name players see; else `name`.
   */
  readonly displayName?: string;
  /**
   * What the skill does, in a sentence; players read it, and so does the planner.
   */
  readonly description: string;
  /**
   * Its version in semantic versioning, such as 1.0.0.
   */
  readonly version: string;
  /**
   * Who made it.
   */
  readonly author?: string;
  /**
   * The terms it may be used under, such as MIT.
   */
  readonly license?: string;
  /**
   * File that tells a planning model how to use the skill; without one the text of SKILL.md serves.
   */
  readonly prompt?: string;
  /**
   * File that says what the player can configure.
   */
  readonly configSchema?: string;
  /**
   * Its scripts; the first is meant when a plan names only the skill.
   */
  readonly scripts?: readonly SkillScriptEntry[];
  /**
   * Words for what it can do, by which a planner finds it.
   */
  readonly capabilities?: readonly string[];
  /**
   * Which of several fitting skills goes first: the highest, from 0 to 100.
   */
  readonly priority?: number;
  /**
   * How often its scripts are tried again when the plan does not say.
   */
  readonly retryPolicy?: RetryPolicy;
  /**
   * What its scripts may ask of the engine; the player sees the list before installing.
   */
  readonly permissions?: readonly string[];
};
/**
 * One script of the skill.
 */
export type SkillScriptEntry = {
  /**
   * The name plans use.
   */
  readonly name: string;
  /**
   * Its file, relative to the skill's folder or to scripts/ in it.
   */
  readonly path: string;
  /**
   * What it does, in a sentence; the planner reads it.
   */
  readonly description?: string;
  /**
   * File with the JSON Schema of what it takes as input.
   */
  readonly inputSchema?: string;
  /**
   * How long one run may take, in milliseconds.
   */
  readonly timeout?: number;
  /**
   * Whether a plan that uses it should count it as required.
   */
  readonly required?: boolean;
};
