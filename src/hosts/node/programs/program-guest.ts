import { realpath } from 'node:fs/promises';
import { constants } from 'node:os';

import type { ToolInput } from '@/contracts/generated/tool-input';
import type { Confiner, ProgramBounds, WantedConfinement } from '@/hosts/node/programs/confiner';
import { programCommand } from '@/hosts/node/programs/program-command';
import { programEnvironment } from '@/hosts/node/programs/program-environment';
import { ProgramProcess, type ProgramEnd } from '@/hosts/node/programs/program-process';
import type { RunFolders } from '@/hosts/node/programs/run-folders';
import { RunWatch } from '@/hosts/node/programs/run-watch';
import { ServicePipe } from '@/hosts/node/programs/service-pipe';
import type { GuestLink } from '@/hosts/shared/script-host/guest-link';
import type { FromGuest, GuestJob, ToGuest } from '@/hosts/shared/guest/guest-messages';
import { cancelledExit, scriptExit, type ScriptExit } from '@/hosts/shared/script-host/script-exit';
import type { ExitReason } from '@/ports/script-host';
import { LineDecoder, type DecodedLines } from '@/protocol/line-decoder';

export type ProgramHouse = {
  readonly confiner: Confiner;
  readonly wanted: WantedConfinement;
  readonly folders: RunFolders;
  readonly bounds: ProgramBounds;
  /** What it writes to stderr, for people; as much as is kept of it. */
  diagnose(script: string, text: Uint8Array): void;
  /** Called once, when nothing of the run is left but the files it announced. */
  gone(guest: ProgramGuest): void;
};

/** One program as a guest: the lines of its stdout, its calls on fd 3, its end. */
export class ProgramGuest implements GuestLink {
  private listener: (message: FromGuest) => void = () => undefined;
  private process: ProgramProcess | undefined;
  private services: ServicePipe | undefined;
  private isStopped = false;
  private announcesFiles = false;

  constructor(private readonly house: ProgramHouse) {}

  listen(listener: (message: FromGuest) => void): void {
    this.listener = listener;
  }

  send(message: ToGuest): void {
    switch (message.kind) {
      case 'run':
        void this.run(message.job);
        break;
      case 'answer':
        this.services?.answer(message);
        break;
      case 'cancel':
        this.stop();
        return;
    }
    // Nobody can see whether a program computes or waits: only the wall clock ends it.
    this.listener({ kind: 'waiting' });
  }

  release(): void {
    // A program is used once.
  }

  discard(): void {
    this.stop();
  }

  /** Its run hears `exit`, if it has not ended yet. */
  end(exit: ScriptExit): void {
    this.listener(exit);
    this.stop();
  }

  private stop(): void {
    this.isStopped = true;
    this.process?.stop();
  }

  private async run(job: GuestJob): Promise<void> {
    try {
      const runFolder = await this.house.folders.create();
      this.listener(await this.endIn(runFolder, job));
      await this.tidyUp(runFolder, job);
    } catch (reason) {
      this.listener(notStarted(job.main, thrown(reason)));
    }
    this.house.gone(this);
  }

  private async endIn(runFolder: string, job: GuestJob): Promise<ScriptExit> {
    try {
      return await this.runIn(runFolder, job);
    } catch (reason) {
      return notStarted(job.main, thrown(reason));
    }
  }

  private async runIn(runFolder: string, job: GuestJob): Promise<ScriptExit> {
    const { confiner, bounds, wanted } = this.house;
    const { main } = job;
    if (wanted === 'bubblewrap' && confiner.confinement === 'none') return notConfined(main);
    if (job.folder === undefined) return notStarted(main, 'its skill is not a folder');
    const folder = await realpath(job.folder);
    const command = await programCommand(folder, main, confiner.searched);
    if (!command.ok) return command.error;
    if (this.isStopped) return cancelledExit();
    const environment = programEnvironment({ ...job, folder }, runFolder, confiner.searched);
    const place = { skillFolder: folder, runFolder, environment };
    this.process = new ProgramProcess({
      command: confiner.around(command.value, place, bounds),
      folder: runFolder,
      environment,
      confinement: confiner.confinement,
      input: `${job.input}\n`,
    });
    const output = this.readFrom(this.process, job);
    const end = await this.endOf(this.process, runFolder);
    this.pass(output.end());
    return this.exitOf(end, main);
  }

  private async endOf(program: ProgramProcess, folder: string): Promise<ProgramEnd> {
    const watch = new RunWatch({
      processes: program.processes,
      folder,
      bounds: this.house.bounds,
      broken: (exit) => {
        this.end(exit);
        program.endNow();
      },
    });
    const end = await program.ended;
    watch.stop();
    return end;
  }

  private readFrom(program: ProgramProcess, { limits, main }: GuestJob): LineDecoder {
    const output = new LineDecoder(limits);
    program.stdout.on('data', (bytes: Buffer) => {
      this.pass(output.feed(bytes));
    });
    program.stderr.on('data', (bytes: Buffer) => {
      this.house.diagnose(main, bytes);
    });
    this.services = new ServicePipe(program.services, limits, {
      call: (call) => {
        this.listener(call);
      },
      broken: (reason, message) => {
        this.break(reason, message);
      },
    });
    return output;
  }

  private pass({ lines, fault }: DecodedLines): void {
    for (const text of lines) {
      this.announcesFiles ||= text.includes('"asset"');
      this.listener({ kind: 'line', text });
    }
    if (fault !== null) this.break('output', fault);
  }

  private break(reason: ExitReason, message: string): void {
    this.end(scriptExit(reason, message));
  }

  private exitOf(end: ProgramEnd, main: string): ScriptExit {
    if (end.kind === 'not-started') return notStarted(main, end.why);
    if (end.kind === 'signal') return endedBy(end.signal);
    if (end.code === 0) return scriptExit('finished', '');
    const signal = this.house.confiner.confinement === 'none' ? null : signalOf(end.code);
    if (signal !== null) return endedBy(signal);
    return scriptExit('threw', `The script ended with the exit code ${end.code}.`, end.code);
  }

  /** The reader of the exit may ask for the files at once: they must be found by then. */
  private async tidyUp(runFolder: string, { input }: GuestJob): Promise<void> {
    const { folders } = this.house;
    if (!this.announcesFiles) return folders.remove(runFolder);
    const { requestId } = JSON.parse(input) as ToolInput;
    await folders.keep(requestId, runFolder);
  }
}

/** A shell's way to say it, which bubblewrap shares: 128 and the number of the signal. */
const signalBase = 128;

function signalOf(code: number): string | null {
  const entry = Object.entries(constants.signals).find(([, at]) => code === signalBase + at);
  return entry?.[0] ?? null;
}

function endedBy(signal: string): ScriptExit {
  const number = Object.entries(constants.signals).find(([name]) => name === signal)?.[1] ?? 0;
  return scriptExit('crashed', `The script was ended by ${signal}.`, signalBase + number);
}

function thrown(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

function notConfined(main: string): ScriptExit {
  return scriptExit(
    'threw',
    `The script "${main}" is a program and was not started: bubblewrap, which would confine it, is missing or does not work here (--allow-unconfined runs it all the same).`,
  );
}

function notStarted(main: string, why: string): ScriptExit {
  return scriptExit('crashed', `The script "${main}" could not be started: ${why}.`);
}
