import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import type { ControlsShown } from '@/cli/kit/inert-text';
import { lineEnd, linesOf, writeJson, writeShown } from '@/cli/kit/terminal';

const codeNames: Readonly<Record<ExitCode, string>> = {
  [exitCode.done]: 'done',
  [exitCode.bad]: 'failed',
  [exitCode.usage]: 'usage',
  [exitCode.bug]: 'bug',
  [exitCode.interrupted]: 'interrupted',
};

export type SaidFault = {
  readonly message: string;
  readonly code: ExitCode;
  /** Where it came from, for those who asked with --verbose. */
  readonly stack: string | null;
};

/** How faults are told. */
export type FaultForm = { readonly as: 'words' | 'json'; readonly controls: ControlsShown };

/** Why a command ended, on stderr: a sentence for people, one JSON object for programs. */
export function sayFault({ message, code, stack }: SaidFault, form: FaultForm): ExitCode {
  if (form.as === 'words') {
    const where = stack === null ? [] : [linesOf(stack), lineEnd];
    const look = { color: false, controls: form.controls };
    writeShown('stderr', [...where, cutShort(message), lineEnd], look);
  } else {
    const error = { code: codeNames[code], message, ...(stack === null ? {} : { stack }) };
    writeJson('stderr', { error });
  }
  return code;
}

const longestSaid = 2_000;
const lastSaid = 200;

/** An argument of some pages would push what is said of it off the screen. */
export function cutShort(sentence: string): string {
  if (sentence.length <= longestSaid) return sentence;
  return `${sentence.slice(0, longestSaid - lastSaid)} … ${sentence.slice(-lastSaid)}`;
}
