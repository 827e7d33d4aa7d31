import type { ExitReason } from '@/ports/script-host';

/** What a script does that must come out alike on every host, whatever it is written in. */
export type WireTask =
  | 'happy'
  | 'streaming'
  | 'unicode'
  | 'huge-output'
  | 'no-done'
  | 'two-done'
  | 'failure-after-done'
  | 'unknown-type'
  | 'wrong-version'
  | 'garbage'
  | 'partial-line'
  | 'missing'
  | 'not-executable';

/** What a script does that must be stopped, or must come to nothing. */
export type HostileTask =
  | 'silent-hang'
  | 'flood'
  | 'crash'
  | 'endless-loop'
  | 'endless-microtasks'
  | 'waits-for-nothing'
  | 'allocation'
  | 'recursion'
  | 'slow-regex'
  | 'native-call'
  | 'tampering'
  | 'code-of-another-skill'
  | 'data-of-another-skill'
  | 'denied-service'
  | 'late-answer'
  | 'abort';

export type ScriptTask = WireTask | HostileTask;

/** The same tasks in one language. */
export type ScriptDialect = {
  /** Where a script stands in its skill; the ending says what runs it. */
  readonly file: string;
  readonly scripts: Readonly<Record<Exclude<ScriptTask, 'missing'>, string>>;
  /** The exit code of a script that fails in its own way after `done`. */
  readonly failureCode: number;
  readonly ends: Readonly<Record<HostileTask, readonly ExitReason[]>>;
};

export const torchLine = '{"version":"0","type":"log","level":"info","message":"Lighting…"}';
export const doneLine = '{"version":"0","type":"done","ok":true,"summary":"Lit."}';
/** Beside the skill's own folder, in a folder of another skill. */
export const otherSkill = { code: 'other/lib.js', data: 'other/data/secret.json' } as const;

/** What ends in the same way whatever it is written in. */
export const endsAlike = {
  'silent-hang': ['wall'],
  flood: ['output'],
  recursion: ['threw'],
  tampering: ['finished'],
  'code-of-another-skill': ['finished'],
  'data-of-another-skill': ['finished'],
  'denied-service': ['finished'],
  'late-answer': ['wall'],
  abort: ['cancelled'],
} as const satisfies Partial<ScriptDialect['ends']>;
