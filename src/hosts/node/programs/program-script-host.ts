import { programLimits } from '@/foundation/limits';
import { fail, succeed, type Result } from '@/foundation/result';
import { readAnnouncedFile } from '@/hosts/node/programs/announced-file';
import {
  Confiner,
  type Confinement,
  type ProgramBounds,
  type WantedConfinement,
} from '@/hosts/node/programs/confiner';
import { ProgramGuest } from '@/hosts/node/programs/program-guest';
import { RunFolders } from '@/hosts/node/programs/run-folders';
import type { GuestLink } from '@/hosts/shared/script-host/guest-link';
import { cancelledExit, type ScriptExit } from '@/hosts/shared/script-host/script-exit';
import { scriptHostOver, type GuestSource } from '@/hosts/shared/script-host/script-host-over';
import type { AnnouncedFile, AssetSource } from '@/ports/asset-source';
import type { ScriptHost } from '@/ports/script-host';

export type ProgramScriptHostOptions = {
  /** What programs write to stderr (001 §2.2), cut after a bound. */
  readonly diagnose?: (script: string, text: Uint8Array) => void;
  /** Lower than `programLimits`, where they are to be. */
  readonly bounds?: Partial<ProgramBounds>;
  /** Less than `bubblewrap` is for those alone who have said so. */
  readonly confinement?: WantedConfinement;
  /** Where the folders of runs are made; where the system has its temporary ones, unless told. */
  readonly runsIn?: string;
  /** As in PATH. */
  readonly searchPath?: string;
};

export interface ProgramScriptHost extends ScriptHost {
  /** What programs have written and announced, until the host is closed. */
  readonly files: AssetSource;
  /** How programs are kept apart from the rest of this machine; tried out once. */
  confinement(): Promise<Confinement>;
}

/** Runs scripts in any language, each as a process of its own (001 §2.1). */
export function createProgramScriptHost(options: ProgramScriptHostOptions = {}): ProgramScriptHost {
  const guests = new ProgramGuests(options);
  return {
    ...scriptHostOver(guests),
    files: guests,
    confinement: async () => (await guests.confiner()).confinement,
  };
}

const usualPath = '/usr/bin:/bin';

class ProgramGuests implements GuestSource, AssetSource {
  private readonly going = new Set<ProgramGuest>();
  private readonly folders: RunFolders;
  private found: Promise<Confiner> | undefined;
  private isClosed = false;
  private readonly whenAllGone: (() => void)[] = [];

  private readonly tidied: Promise<void>;

  constructor(private readonly options: ProgramScriptHostOptions) {
    this.folders = new RunFolders(options.runsIn);
    this.tidied = this.folders.removeLeft();
  }

  confiner(): Promise<Confiner> {
    const { searchPath = String(process.env['PATH'] ?? usualPath) } = this.options;
    this.found ??= Confiner.find(searchPath, this.wanted);
    return this.found;
  }

  private get wanted(): WantedConfinement {
    return this.options.confinement ?? 'bubblewrap';
  }

  async acquire(signal: AbortSignal): Promise<Result<GuestLink, ScriptExit>> {
    const confiner = await this.confiner();
    if (this.isClosed || signal.aborted) return fail(cancelledExit());
    const guest: ProgramGuest = new ProgramGuest({
      confiner,
      wanted: this.wanted,
      folders: this.folders,
      bounds: { ...programLimits, ...this.options.bounds },
      diagnose: this.boundedDiagnostics(),
      gone: () => {
        this.going.delete(guest);
        if (this.going.size === 0) for (const tell of this.whenAllGone.splice(0)) tell();
      },
    });
    this.going.add(guest);
    return succeed(guest);
  }

  async read(
    { path, requestId }: AnnouncedFile,
    mostBytes: number,
  ): Promise<Result<Uint8Array, string>> {
    const folder = this.folders.of(requestId);
    if (folder === undefined) return fail('the folder of its run is gone');
    return readAnnouncedFile(path, folder, mostBytes);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const guest of [...this.going]) guest.end(cancelledExit());
    if (this.going.size > 0)
      await new Promise<void>((resolve) => {
        this.whenAllGone.push(resolve);
      });
    await this.tidied;
    await this.folders.removeAll();
  }

  private boundedDiagnostics(): (script: string, text: Uint8Array) => void {
    let left: number = programLimits.diagnosticBytes;
    return (script, text) => {
      if (left > 0) this.options.diagnose?.(script, text.subarray(0, left));
      left -= text.length;
    };
  }
}
