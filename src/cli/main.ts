import { CommanderError } from 'commander';

import { CliFault } from '@/cli/cli-fault';
import { exitCode, type ExitCode } from '@/cli/exit-code';
import { buildProgram } from '@/cli/program';
import type { Surroundings } from '@/cli/surroundings';
import { HostFault } from '@/ports/host-fault';

/** Runs one command and returns what the shell is told. Called by `bin/narratoria`. */
export async function main(surroundings: Surroundings): Promise<ExitCode> {
  const interruption = new AbortController();
  const interrupt = (): void => {
    interruption.abort();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  // The reader of a pipe may have gone (`| head`): there is nobody left to tell.
  process.stdout.on('error', () => {
    process.exit(exitCode.done);
  });
  let code: ExitCode = exitCode.done;
  const program = buildProgram(surroundings, interruption, (finished) => {
    code = finished;
  });
  stopExiting(program);
  try {
    await program.parseAsync(surroundings.argv, { from: 'user' });
    return code;
  } catch (reason) {
    return faultCode(reason, interruption.signal, surroundings.argv.includes('--verbose'));
  }
}

function stopExiting(command: ReturnType<typeof buildProgram>): void {
  command.exitOverride();
  for (const each of command.commands) stopExiting(each);
}

function faultCode(reason: unknown, signal: AbortSignal, isVerbose: boolean): ExitCode {
  if (reason instanceof CommanderError)
    return reason.exitCode === 0 ? exitCode.done : exitCode.usage;
  if (isVerbose && reason instanceof Error) process.stderr.write(`${reason.stack ?? ''}\n`);
  if (reason instanceof CliFault) return say(reason.message, reason.code);
  if (signal.aborted) return exitCode.interrupted;
  if (reason instanceof HostFault) return say(reason.message, exitCode.bad);
  const message = reason instanceof Error ? reason.message : String(reason);
  return say(
    `Something broke inside Narratoria: ${message}. (--verbose shows where.)`,
    exitCode.bug,
  );
}

function say(sentence: string, code: ExitCode): ExitCode {
  process.stderr.write(`${sentence}\n`);
  return code;
}
