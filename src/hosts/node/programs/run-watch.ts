import { readFileSync } from 'node:fs';

import { programLimits } from '@/foundation/limits';
import type { ProgramBounds } from '@/hosts/node/programs/confiner';
import { folderUse } from '@/hosts/node/programs/folder-use';
import type { RunProcesses } from '@/hosts/node/programs/run-processes';
import { scriptExit, type ScriptExit } from '@/hosts/shared/script-host/script-exit';

export type WatchedRun = {
  readonly processes: RunProcesses;
  readonly folder: string;
  readonly bounds: ProgramBounds;
  /** Called once. */
  broken(exit: ScriptExit): void;
};

const bytesInMiB = 1024 * 1024;
const bytesInKiB = 1024;

/** Looks again and again at what a run uses of the machine that no limit of the system bounds. */
export class RunWatch {
  private isOver = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly run: WatchedRun) {
    this.wait();
  }

  stop(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      void this.look();
    }, programLimits.watchMs);
  }

  private async look(): Promise<void> {
    const exit = this.overProcesses() ?? (await this.overDisk());
    if (this.isOver) return;
    if (exit === null) this.wait();
    else this.run.broken(exit);
  }

  private overProcesses(): ScriptExit | null {
    const { processes, memoryBytes } = this.run.bounds;
    const living = this.run.processes.living();
    if (living.length > processes)
      return scriptExit('processes', `The script started more than ${processes} processes.`);
    if (!areOver(memoryBytes, living)) return null;
    return scriptExit('memory', `The script took more than ${inMiB(memoryBytes)} of memory.`);
  }

  private async overDisk(): Promise<ScriptExit | null> {
    const { folderBytes, folderFiles } = this.run.bounds;
    const use = await folderUse(this.run.folder, { bytes: folderBytes, files: folderFiles });
    if (use.files > folderFiles)
      return scriptExit('disk', `The script made more than ${folderFiles} files.`);
    if (use.bytes <= folderBytes) return null;
    return scriptExit('disk', `The script wrote more than ${inMiB(folderBytes)} into its folder.`);
  }
}

/** As the system says it of one process: all it holds; its part of what it holds together with others. */
const held = { file: 'status', line: /^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm };
const part = { file: 'smaps_rollup', line: /^Pss_(?:Anon|Shmem):\s+(\d+) kB$/gm };

/** To ask for their parts takes long, and matters only where all that they hold is too much. */
function areOver(bytes: number, pids: readonly number[]): boolean {
  return [held, part].every(
    ({ file, line }) =>
      sum(pids.map((pid) => kibibytes(`/proc/${pid}/${file}`, line))) * bytesInKiB > bytes,
  );
}

function kibibytes(file: string, line: RegExp): number {
  try {
    return sum([...readFileSync(file, 'latin1').matchAll(line)].map(([, size]) => Number(size)));
  } catch {
    return 0;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function inMiB(bytes: number): string {
  return `${Math.round(bytes / bytesInMiB)} MiB`;
}
