import { spawn, type ChildProcess } from 'node:child_process';
import { Stream, type Duplex, type Readable } from 'node:stream';

import { programLimits } from '@/foundation/limits';
import type { Confinement } from '@/hosts/node/programs/confiner';
import type { ProgramCommand } from '@/hosts/node/programs/program-command';
import { RunProcesses } from '@/hosts/node/programs/run-processes';

export type ProgramEnd =
  | { readonly kind: 'code'; readonly code: number }
  | { readonly kind: 'signal'; readonly signal: NodeJS.Signals }
  | { readonly kind: 'not-started'; readonly why: string };

export type ProgramStart = {
  readonly command: ProgramCommand;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly confinement: Confinement;
  /** All of its stdin. */
  readonly input: string;
};

/** A child that could not be found may hold the pipes open after the program itself has ended. */
const drainMs = 200;

/** A program and whatever it starts, which ends together: as a bubble, else as all that can be found of it. */
export class ProgramProcess {
  readonly ended: Promise<ProgramEnd>;
  readonly processes: RunProcesses;
  private readonly child: ChildProcess;
  private isOver = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly start: ProgramStart) {
    const { folder, environment, input } = start;
    const [program, ...args] = start.command;
    this.child = spawn(program, args, {
      cwd: folder,
      env: environment as NodeJS.ProcessEnv,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    });
    this.processes = new RunProcesses(folder);
    if (this.child.pid !== undefined) this.processes.startFrom(this.child.pid);
    for (const stream of this.streams()) stream.on('error', () => undefined);
    this.ended = this.waitForEnd();
    this.child.stdin?.end(input);
  }

  get stdout(): Readable {
    return this.child.stdio[1] as Readable;
  }

  get stderr(): Readable {
    return this.child.stdio[2] as Readable;
  }

  /** fd 3: calls come out of it, answers go in. */
  get services(): Duplex {
    return this.child.stdio[3] as Duplex;
  }

  /** Asked first, so that it can take its own things away; then ended by force. */
  stop(): void {
    if (this.isOver || this.timer !== undefined) return;
    this.signalGroup('SIGTERM');
    this.timer = setTimeout(() => {
      this.signalGroup('SIGKILL');
    }, programLimits.graceMs);
  }

  /** For what would do harm while it is asked. */
  endNow(): void {
    this.signalGroup('SIGKILL');
    // The first process of a bubble takes all others with it.
    if (this.start.confinement === 'none') this.processes.end();
  }

  private waitForEnd(): Promise<ProgramEnd> {
    return new Promise((resolve) => {
      this.child.once('error', (error) => {
        this.isOver = true;
        resolve({ kind: 'not-started', why: error.message });
      });
      this.child.once('exit', () => {
        this.isOver = true;
        clearTimeout(this.timer);
        this.endNow();
        this.timer = setTimeout(() => {
          for (const stream of this.streams()) stream.destroy();
        }, drainMs);
      });
      this.child.once('close', (code: number | null, signal: NodeJS.Signals | null) => {
        clearTimeout(this.timer);
        resolve(signal === null ? { kind: 'code', code: code ?? 1 } : { kind: 'signal', signal });
      });
    });
  }

  private streams(): readonly Readable[] {
    return this.child.stdio.filter((stream) => stream instanceof Stream) as Readable[];
  }

  private signalGroup(signal: NodeJS.Signals): void {
    if (this.child.pid === undefined) return;
    try {
      process.kill(-this.child.pid, signal);
    } catch {
      // Nobody of the group is left.
    }
  }
}
