import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { findProgram } from '@/hosts/node/programs/find-program';
import type { ProgramCommand } from '@/hosts/node/programs/program-command';

export type Confinement = 'bubblewrap' | 'none';

export type ProgramPlace = {
  /** Read only. */
  readonly skillFolder: string;
  /** The one place where it may write. */
  readonly runFolder: string;
  readonly environment: Readonly<Record<string, string>>;
};

/** What a confined program sees of the system, read only; homes, data and other skills are not among it. */
const systemFolders = [
  ...['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/opt', '/nix/store'],
  path.dirname(process.execPath),
];
const systemFiles = [
  '/etc/alternatives',
  '/etc/ld.so.cache',
  '/etc/ld.so.conf',
  '/etc/ld.so.conf.d',
  '/etc/localtime',
];
const nobody = '65534';
const probeTimeoutMs = 5_000;

/** How this machine keeps programs apart from the rest of it. */
export class Confiner {
  private constructor(
    readonly confinement: Confinement,
    private readonly bwrap: string,
    private readonly prlimit: string | null,
    /** Where interpreters are looked for, and the PATH of programs. */
    readonly searched: readonly string[],
  ) {}

  /** Tries it once: a container may have bubblewrap and forbid what it needs. */
  static async find(searchPath: string, allowed: Confinement): Promise<Confiner> {
    const folders = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
    const prlimit = await findProgram('prlimit', folders);
    const bwrap = allowed === 'none' ? null : await findProgram('bwrap', folders);
    if (bwrap !== null) {
      const visible = folders.filter((folder) => isBelowAny(folder, systemFolders));
      const confiner = new Confiner('bubblewrap', bwrap, prlimit, visible);
      if (await confiner.works()) return confiner;
    }
    return new Confiner('none', '', prlimit, folders);
  }

  /** The command that starts the given one, confined as far as this machine can. */
  around(command: ProgramCommand, place: ProgramPlace, memoryBytes: number): ProgramCommand {
    const confined = this.confinement === 'none' ? command : this.bubble(command, place);
    if (this.prlimit === null) return confined;
    return [this.prlimit, `--data=${memoryBytes}`, '--core=0', '--', ...confined];
  }

  private bubble(command: ProgramCommand, place: ProgramPlace): ProgramCommand {
    const { skillFolder, runFolder, environment } = place;
    const system = [...systemFolders, ...systemFiles];
    return [
      this.bwrap,
      ...['--unshare-all', '--unshare-user', '--uid', nobody, '--gid', nobody],
      ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--clearenv'],
      ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
      ...system.flatMap((each) => ['--ro-bind-try', each, each]),
      ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
      ...['--ro-bind', skillFolder, skillFolder],
      ...['--bind', runFolder, runFolder, '--chdir', runFolder, '--'],
      ...command,
    ];
  }

  private async works(): Promise<boolean> {
    const anywhere = { skillFolder: '/usr', runFolder: tmpdir(), environment: {} };
    const [program, ...args] = this.bubble(['/bin/sh', '-c', ':'], anywhere);
    try {
      await promisify(execFile)(program, args, { timeout: probeTimeoutMs });
      return true;
    } catch {
      return false;
    }
  }
}

function isBelowAny(folder: string, roots: readonly string[]): boolean {
  return roots.some((root) => folder === root || folder.startsWith(`${root}/`));
}
