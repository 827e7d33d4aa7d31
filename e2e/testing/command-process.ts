import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export type Run = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

export type AskedCommand = {
  readonly parameters: readonly string[];
  readonly input: string;
  readonly environment: Readonly<Record<string, string>>;
};

type Reply = { readonly id: number } & (Run | { readonly fault: string });
type Waiting = { resolve: (run: Run) => void; reject: (reason: Error) => void };

/** One process for many commands: to start one takes longer than most of them. They run one after another. */
export class CommandProcess {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private said = '';

  constructor() {
    this.child = fork(path.join(__dirname, 'run-commands.mjs'), {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    this.child.on('message', (reply: Reply) => {
      this.settle(reply);
    });
    this.child.on('exit', (code) => {
      this.rejectAll(`it ended with ${String(code)}`);
    });
  }

  run(command: AskedCommand): Promise<Run> {
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.child.send({ id, ...command });
    });
  }

  /** Throws when anything was printed that no command printed: a warning of Node's, a fault nobody caught. */
  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    if (this.child.connected) {
      this.child.disconnect();
      await ended;
    }
    if (this.said !== '') throw new Error(`The process of the commands said: ${this.said}`);
  }

  private settle({ id, ...reply }: Reply): void {
    const { resolve, reject } = this.waiting.get(id) ?? {};
    this.waiting.delete(id);
    if ('fault' in reply) reject?.(new Error(`After the command, ${reply.fault}.`));
    else resolve?.(reply);
  }

  private rejectAll(why: string): void {
    for (const { reject } of this.waiting.values())
      reject(new Error(`The process of the commands is gone, ${why}: ${this.said}`));
    this.waiting.clear();
  }
}
