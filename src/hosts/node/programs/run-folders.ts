import { lstat, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { isLeftByGoneProcess, ownRunPrefix } from '@/hosts/node/programs/run-owner';
import { RunProcesses } from '@/hosts/node/programs/run-processes';

/** More runs than one plan has; folders of older ones are taken away. */
const mostKept = 200;

/** The private folder of each run; one that holds announced files outlives it (001 §4.3, §7). */
export class RunFolders {
  private readonly kept = new Map<string, string>();

  constructor(private readonly parent = tmpdir()) {}

  async create(): Promise<string> {
    return mkdtemp(path.join(await realpath(this.parent), ownRunPrefix()));
  }

  /** A retry has the same request: what its earlier attempt announced does not count. */
  async keep(requestId: string, folder: string): Promise<void> {
    const gone = [this.kept.get(requestId)];
    this.kept.delete(requestId);
    this.kept.set(requestId, folder);
    const [oldest] = this.kept;
    if (this.kept.size > mostKept && oldest !== undefined) {
      this.kept.delete(oldest[0]);
      gone.push(oldest[1]);
    }
    for (const each of gone) if (each !== undefined) await this.remove(each);
  }

  of(requestId: string): string | undefined {
    return this.kept.get(requestId);
  }

  async remove(folder: string): Promise<void> {
    try {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // It lies where the system takes old files away.
    }
  }

  /** What killed processes have left: their programs, where some go on, and their folders. Never rejects. */
  async removeLeft(): Promise<void> {
    for (const folder of await foldersLeftIn(this.parent)) {
      new RunProcesses(folder).end();
      await this.remove(folder);
    }
  }

  async removeAll(): Promise<void> {
    const folders = [...this.kept.values()];
    this.kept.clear();
    await Promise.all(folders.map((folder) => this.remove(folder)));
  }
}

async function foldersLeftIn(place: string): Promise<readonly string[]> {
  try {
    const parent = await realpath(place);
    const names = (await readdir(parent)).filter(isLeftByGoneProcess);
    const folders = names.map((name) => path.join(parent, name));
    const areOwn = await Promise.all(folders.map(isOwnFolder));
    return folders.filter((_folder, at) => areOwn[at]);
  } catch {
    return [];
  }
}

/** Anybody may make something of such a name there. */
async function isOwnFolder(folder: string): Promise<boolean> {
  try {
    const found = await lstat(folder);
    return found.isDirectory() && found.uid === process.getuid?.();
  } catch {
    return false;
  }
}
