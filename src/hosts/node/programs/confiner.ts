import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { programLimits } from '@/foundation/limits';
import { findProgram } from '@/hosts/node/programs/find-program';
import type { ProgramCommand } from '@/hosts/node/programs/program-command';

export type Confinement = 'bubblewrap' | 'none';

/** `bubblewrap`: nothing runs without it. `if-possible`: what it cannot confine runs all the same. */
export type WantedConfinement = Confinement | 'if-possible';

export type ProgramPlace = {
  /** Read only. */
  readonly skillFolder: string;
  /** The one place where it may write. */
  readonly runFolder: string;
  readonly environment: Readonly<Record<string, string>>;
};

/** What one program may use, of those numbers that a host may set lower. */
export type ProgramBounds = Readonly<
  Record<
    'memoryBytes' | 'processes' | 'folderBytes' | 'folderFiles' | 'fileBytes' | 'scratchBytes',
    number
  >
>;

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

/** What bubblewrap 0.8 has more than those before it. */
type BubbleKind = 'bounded' | 'plain';

/** How this machine keeps programs apart from the rest of it. */
export class Confiner {
  private constructor(
    readonly confinement: Confinement,
    /** Where interpreters are looked for, and the PATH of programs. */
    readonly searched: readonly string[],
    private readonly prlimit: string | null,
    private readonly bwrap: { readonly file: string; readonly kind: BubbleKind } | null,
  ) {}

  /** Tries it once: a container may have bubblewrap and forbid what it needs. */
  static async find(searchPath: string, wanted: WantedConfinement): Promise<Confiner> {
    const folders = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
    const file = wanted === 'none' ? null : await findProgram('bwrap', folders);
    if (file !== null) {
      const visible = folders.filter((folder) => isBelowAny(folder, systemFolders));
      const prlimit = await findProgram('prlimit', visible);
      for (const kind of ['bounded', 'plain'] as const) {
        const confiner = new Confiner('bubblewrap', visible, prlimit, { file, kind });
        if (await confiner.works()) return confiner;
      }
    }
    return new Confiner('none', folders, await findProgram('prlimit', folders), null);
  }

  /** The command that starts the given one, confined as far as this machine can. */
  around(command: ProgramCommand, place: ProgramPlace, bounds: ProgramBounds): ProgramCommand {
    const { memoryBytes, fileBytes, processes } = bounds;
    const limits = [`--data=${memoryBytes}`, `--fsize=${fileBytes}`, '--core=0'];
    if (this.bwrap === null) return this.limited(command, limits);
    // Outside a bubble all processes of the player count, those of other programs too.
    const inside = this.limited(command, [...limits, `--nproc=${processes}`]);
    return [this.bwrap.file, ...bubble(this.bwrap.kind, place, bounds), ...inside];
  }

  private limited(command: ProgramCommand, limits: readonly string[]): ProgramCommand {
    return this.prlimit === null ? command : [this.prlimit, ...limits, '--', ...command];
  }

  private async works(): Promise<boolean> {
    const anywhere = { skillFolder: '/usr', runFolder: tmpdir(), environment: {} };
    const [program, ...args] = this.around(['/bin/sh', '-c', ':'], anywhere, programLimits);
    try {
      await promisify(execFile)(program, args, { timeout: probeTimeoutMs });
      return true;
    } catch {
      return false;
    }
  }
}

function bubble(
  kind: BubbleKind,
  { skillFolder, runFolder, environment }: ProgramPlace,
  { scratchBytes }: ProgramBounds,
): readonly string[] {
  const system = [...systemFolders, ...systemFiles];
  const size = kind === 'bounded' ? ['--size', String(scratchBytes)] : [];
  return [
    ...['--unshare-all', '--unshare-user', '--uid', nobody, '--gid', nobody],
    ...(kind === 'bounded' ? ['--disable-userns'] : []),
    ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--clearenv'],
    ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
    ...system.flatMap((each) => ['--ro-bind-try', each, each]),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...[...size, '--tmpfs', '/tmp', ...size, '--tmpfs', '/dev/shm'],
    ...['--ro-bind', skillFolder, skillFolder],
    ...['--bind', runFolder, runFolder, '--chdir', runFolder],
    // Both lie in memory, and nothing bounds what is written there.
    ...['--remount-ro', '/dev', '--remount-ro', '/', '--'],
  ];
}

function isBelowAny(folder: string, roots: readonly string[]): boolean {
  return roots.some((root) => folder === root || folder.startsWith(`${root}/`));
}
