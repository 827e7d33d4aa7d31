import type { RetryPolicy } from '@/contracts/generated/plan-json';
import type { SkillManifest, SkillScriptEntry } from '@/contracts/generated/skill-manifest';
import type { SkillName } from '@/foundation/ids';
import type { JsonObject } from '@/foundation/json';

/** A script that is there; its `path` is relative to the skill's folder. */
export type SkillScript = Pick<SkillScriptEntry, 'name' | 'path'> & {
  /** Null where the manifest does not say. */
  readonly timeoutMs: number | null;
  /** A JSON Schema of what it wants as input; null where there is none that can be read. */
  readonly inputSchema: JsonObject | null;
  /** Whether a plan that asks for it is worth nothing without it. */
  readonly isRequired: boolean;
};

/** A skill that can be run: its manifest as read, and its files. */
export type Skill = Pick<SkillManifest, 'version' | 'description'> & {
  readonly name: SkillName;
  /** Words for what it can do, by which a planner finds it. */
  readonly capabilities: readonly string[];
  /** Of several that could serve, the highest goes first. */
  readonly priority: number;
  readonly permissions: ReadonlySet<string>;
  readonly retryPolicy: RetryPolicy;
  readonly scripts: readonly SkillScript[];
  /** What its scripts get as `config`. */
  readonly configuration: JsonObject;
  readonly files: Readonly<Record<string, string>>;
  /** Where it is, on a machine that can start scripts in other languages there. */
  readonly folder?: string;
};
