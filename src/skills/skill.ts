import type { SkillName } from '@/foundation/ids';

export type SkillScript = {
  readonly name: string;
  /** Relative to the skill's folder. */
  readonly path: string;
  readonly timeoutMs: number;
};

/** A skill that can be run: its manifest as read, and its files. */
export type Skill = {
  readonly name: SkillName;
  readonly version: string;
  readonly description: string;
  readonly permissions: ReadonlySet<string>;
  readonly retryPolicy: { readonly maxRetries?: number; readonly backoffMs?: number };
  readonly scripts: readonly SkillScript[];
  readonly files: Readonly<Record<string, string>>;
};
