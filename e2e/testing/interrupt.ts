import type { ChildProcess } from 'node:child_process';

import { start, type Run, type RunOptions } from './narratoria';

/** After this long nothing is to be hoped for: a command that goes on has not heard the signal. */
const patienceMs = 30_000;

export type Interruption = RunOptions & {
  /** Sent as soon as this has been said, on stdout or stderr. */
  readonly after: RegExp;
  readonly signal: 'SIGINT' | 'SIGTERM';
};

/** What a command ends with that is interrupted at work; the code is null when it had to be killed. */
export function interrupt(parameters: readonly string[], interruption: Interruption): Promise<Run> {
  const { after, signal, ...options } = interruption;
  return endOf(start(parameters, options), after, (child) => child.kill(signal));
}

/** Waits for the words, does what is to be done then, and waits for the end. */
export function endOf(
  child: ChildProcess,
  after: RegExp,
  act: (child: ChildProcess) => void,
): Promise<Run> {
  return new Promise((resolve, reject) => {
    let stdout = '';
    let stderr = '';
    let hasActed = false;
    const hear = (text: string, stream: 'stdout' | 'stderr'): void => {
      if (stream === 'stdout') stdout += text;
      else stderr += text;
      if (hasActed || !after.test(stdout + stderr)) return;
      hasActed = true;
      act(child);
    };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      hear(text, 'stdout');
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      hear(text, 'stderr');
    });
    const patience = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(patience);
      if (hasActed) resolve({ code, stdout, stderr });
      else reject(new Error(`It ended before it said ${String(after)}: ${stdout}${stderr}`));
    });
  });
}
