import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

import { processStart } from '@/hosts/node/programs/process-start';

type Started = { readonly pid: number; readonly at: number };

/** Far more looks than a storm can go on for while those already found are halted. */
const mostLooks = 50;
/** stdin, stdout, stderr and that for services: made for the run, and for it alone. */
const runPipes = [0, 1, 2, 3];
/** A file like /dev/null is open in processes of everybody, who would be ended with the run. */
const madeForOne = /^(?:pipe|socket):\[\d+\]$/;

/**
 * All processes of one run, also those that left its group or outlived whoever started them. Where a
 * system has no /proc there are none to be found.
 */
export class RunProcesses {
  /** With when each was started: numbers of processes are given again. */
  private readonly found = new Map<number, number>();
  private since = Infinity;
  /** The ends of its pipes, by the names the system has for them. */
  private pipes: ReadonlySet<string> = new Set();

  constructor(private readonly folder: string) {}

  /** The process that all others of the run come from. */
  startFrom(pid: number): void {
    const at = processStart(pid);
    if (at === null) return;
    this.found.set(pid, at);
    this.since = at;
    // What else it has was handed down from whoever started Narratoria, who may have others that have it.
    const open = runPipes.map((fd) => targetOf(`/proc/${pid}/fd/${fd}`));
    this.pipes = new Set(open.filter((target) => madeForOne.test(target)));
  }

  /** Those of them that live. Whoever was seen once is known, whatever becomes of its parents. */
  living(): readonly number[] {
    const living: number[] = [];
    for (const [pid, at] of this.found)
      if (processStart(pid) === at) living.push(pid);
      else this.found.delete(pid);
    // The list grows while it is walked.
    for (const pid of living)
      for (const child of childrenOf(pid)) {
        const at = this.found.has(child) ? null : processStart(child);
        if (at === null) continue;
        this.found.set(child, at);
        living.push(child);
      }
    return living;
  }

  /** Ends all of them. Halted first: who runs on could start others while it is looked for. */
  end(): void {
    let halted = 0;
    for (let look = 0; look < mostLooks; look += 1) {
      this.search();
      const living = this.living();
      if (living.length === halted) break;
      halted = living.length;
      for (const pid of living) signal(pid, 'SIGSTOP');
    }
    for (const pid of this.living()) signal(pid, 'SIGKILL');
  }

  /** By what the run gave them: its folder as their home or as the place they are in, its pipes. */
  private search(): void {
    for (const started of allProcesses())
      if (!this.found.has(started.pid) && this.isOfTheRun(started))
        this.found.set(started.pid, started.at);
  }

  private isOfTheRun({ pid, at }: Started): boolean {
    const variables = textOf(`/proc/${pid}/environ`).split('\0');
    if (variables.includes(`HOME=${this.folder}`) || variables.includes(`TMPDIR=${this.folder}`))
      return true;
    // Somebody may have gone there to look around: what was there before the run is none of its own.
    if (at < this.since) return false;
    return isIn(this.folder, pid) || openBy(pid).some((pipe) => this.pipes.has(pipe));
  }
}

function* allProcesses(): Generator<Started> {
  for (const name of namesIn('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid) || pid === process.pid) continue;
    const at = processStart(pid);
    if (at !== null) yield { pid, at };
  }
}

function childrenOf(pid: number): readonly number[] {
  return namesIn(`/proc/${pid}/task`).flatMap((thread) =>
    textOf(`/proc/${pid}/task/${thread}/children`)
      .split(' ')
      .filter((child) => child !== '')
      .map(Number),
  );
}

function isIn(folder: string, pid: number): boolean {
  const place = targetOf(`/proc/${pid}/cwd`);
  return place === folder || place.startsWith(`${folder}/`);
}

function openBy(pid: number): readonly string[] {
  return namesIn(`/proc/${pid}/fd`)
    .map((fd) => targetOf(`/proc/${pid}/fd/${fd}`))
    .filter((target) => target !== '');
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}
