import type { ExitCode } from '@/cli/kit/exit-code';

/** Ends the command with one sentence and a code; caught in `main.ts` only. */
export class CliFault extends Error {
  constructor(
    message: string,
    readonly code: ExitCode,
  ) {
    super(message);
    this.name = 'CliFault';
  }
}
