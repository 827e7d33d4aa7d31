import { CommanderError } from 'commander';

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { asksForJson } from '@/cli/kit/global-options';
import { sayFault, cutShort, type FaultForm } from '@/cli/kit/say-fault';
import { linesOf, onStdoutBroken, plainLook, writeShown } from '@/cli/kit/terminal';
import { buildProgram } from '@/cli/program';
import type { Surroundings } from '@/cli/kit/surroundings';
import { HostFault } from '@/ports/host-fault';

/** Runs one command and returns what the shell is told. Called by `bin/narratoria`. */
export async function main(surroundings: Surroundings): Promise<ExitCode> {
  const { argv } = surroundings;
  const form = faultForm(argv);
  const interruption = new AbortController();
  const interrupt = (): void => {
    interruption.abort();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  watchStdout(form);
  const ended: { code: ExitCode } = { code: exitCode.done };
  const program = buildProgram(surroundings, interruption, (code) => {
    ended.code = code;
  });
  stopExiting(program, form);
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (reason) {
    if (reason instanceof CommanderError && reason.exitCode === 0) return exitCode.done;
    if (interruption.signal.aborted) return exitCode.interrupted;
    const stack = argv.includes('--verbose') && reason instanceof Error ? reason.stack : undefined;
    return faultCode(reason, form, stack ?? null);
  }
  // What was interrupted and did not come to a good end was ended by that.
  const isEndedEarly = interruption.signal.aborted && ended.code !== exitCode.done;
  return isEndedEarly ? exitCode.interrupted : ended.code;
}

function faultForm(argv: readonly string[]): FaultForm {
  return {
    as: asksForJson(argv) ? 'json' : 'words',
    controls: argv.includes('--verbose') ? 'pictured' : 'left-out',
  };
}

function watchStdout(form: FaultForm): void {
  onStdoutBroken((code) => {
    // The reader of a pipe may have gone (`| head`): there is nobody left to tell, and nothing is wrong.
    if (code === 'EPIPE') process.exit(exitCode.done);
    const message = `What there is to say cannot be written to stdout (${code ?? '?'}).`;
    process.exit(sayFault({ message, code: exitCode.bad, stack: null }, form));
  });
}

type Program = ReturnType<typeof buildProgram>;

function stopExiting(command: Program, form: FaultForm): void {
  const look = { ...plainLook, controls: form.controls };
  command.exitOverride();
  command.configureOutput({
    writeOut: (text) => {
      writeShown('stdout', linesOf(text), look);
    },
    writeErr: (text) => {
      // What it says of wrong usage it says again in what it throws.
      if (form.as === 'words') writeShown('stderr', linesOf(text), look);
    },
    outputError: (text, write) => {
      write(cutShort(text));
    },
  });
  for (const each of command.commands) stopExiting(each, form);
}

function faultCode(reason: unknown, form: FaultForm, stack: string | null): ExitCode {
  if (reason instanceof CommanderError)
    return form.as === 'words'
      ? exitCode.usage
      : sayFault({ message: usageWords(reason), code: exitCode.usage, stack }, form);
  if (reason instanceof CliFault)
    return sayFault({ message: reason.message, code: reason.code, stack }, form);
  if (reason instanceof HostFault)
    return sayFault({ message: reason.message, code: exitCode.bad, stack }, form);
  if (isFolderGone(reason))
    return sayFault(
      { message: 'The folder you stand in is gone; go to another.', code: exitCode.usage, stack },
      form,
    );
  const what = reason instanceof Error ? reason.message : String(reason);
  const message = `Something broke inside Narratoria: ${what}. (--verbose shows where.)`;
  return sayFault({ message, code: exitCode.bug, stack }, form);
}

function isFolderGone(reason: unknown): boolean {
  return reason instanceof Error && 'syscall' in reason && reason.syscall === 'uv_cwd';
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
