import { CommanderError } from 'commander';

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { asksForJson } from '@/cli/kit/global-options';
import { sayFault } from '@/cli/kit/say-fault';
import { buildProgram } from '@/cli/program';
import type { Surroundings } from '@/cli/kit/surroundings';
import { HostFault } from '@/ports/host-fault';

/** Runs one command and returns what the shell is told. Called by `bin/narratoria`. */
export async function main(surroundings: Surroundings): Promise<ExitCode> {
  const { argv } = surroundings;
  const as = asksForJson(argv) ? 'json' : 'words';
  const interruption = new AbortController();
  const interrupt = (): void => {
    interruption.abort();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  watchStreams(as);
  const ended: { code: ExitCode } = { code: exitCode.done };
  const program = buildProgram(surroundings, interruption, (code) => {
    ended.code = code;
  });
  stopExiting(program, as);
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (reason) {
    if (reason instanceof CommanderError && reason.exitCode === 0) return exitCode.done;
    if (interruption.signal.aborted) return exitCode.interrupted;
    const stack = argv.includes('--verbose') && reason instanceof Error ? reason.stack : undefined;
    return faultCode(reason, as, stack ?? null);
  }
  // What was interrupted and did not come to a good end was ended by that.
  const isEndedEarly = interruption.signal.aborted && ended.code !== exitCode.done;
  return isEndedEarly ? exitCode.interrupted : ended.code;
}

function watchStreams(as: 'words' | 'json'): void {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    // The reader of a pipe may have gone (`| head`): there is nobody left to tell, and nothing is wrong.
    if (code === 'EPIPE') process.exit(exitCode.done);
    const message = `What there is to say cannot be written to stdout (${code ?? '?'}).`;
    process.exit(sayFault({ message, code: exitCode.bad, stack: null }, as));
  });
  process.stderr.on('error', () => undefined);
}

type Program = ReturnType<typeof buildProgram>;

function stopExiting(command: Program, as: 'words' | 'json'): void {
  command.exitOverride();
  // What it says of wrong usage it says again in what it throws.
  if (as === 'json') command.configureOutput({ writeErr: () => undefined });
  for (const each of command.commands) stopExiting(each, as);
}

function faultCode(reason: unknown, as: 'words' | 'json', stack: string | null): ExitCode {
  if (reason instanceof CommanderError)
    return as === 'words'
      ? exitCode.usage
      : sayFault({ message: usageWords(reason), code: exitCode.usage, stack }, as);
  if (reason instanceof CliFault)
    return sayFault({ message: reason.message, code: reason.code, stack }, as);
  if (reason instanceof HostFault)
    return sayFault({ message: reason.message, code: exitCode.bad, stack }, as);
  const what = reason instanceof Error ? reason.message : String(reason);
  const message = `Something broke inside Narratoria: ${what}. (--verbose shows where.)`;
  return sayFault({ message, code: exitCode.bug, stack }, as);
}

function usageWords({ code, message }: CommanderError): string {
  if (code === 'commander.help') return 'Name a command; `narratoria --help` lists them.';
  return message
    .replace(/^error: /, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}
