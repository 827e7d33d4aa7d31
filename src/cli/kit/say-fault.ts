import { exitCode, type ExitCode } from '@/cli/kit/exit-code';

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

/** Why a command ended, on stderr: a sentence for people, one JSON object for programs. */
export function sayFault({ message, code, stack }: SaidFault, as: 'words' | 'json'): ExitCode {
  if (as === 'words') {
    if (stack !== null) process.stderr.write(`${stack}\n`);
    process.stderr.write(`${message}\n`);
  } else {
    const error = { code: codeNames[code], message, ...(stack === null ? {} : { stack }) };
    process.stderr.write(`${JSON.stringify({ error })}\n`);
  }
  return code;
}
