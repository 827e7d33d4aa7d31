import { bugReport } from '@/engine/files/bug-report';
import type { Engine, EngineFault } from '@/engine/engine';
import type { PlaythroughId } from '@/foundation/ids';
import { fail, succeed, type Result } from '@/foundation/result';
import { logFrom } from '@/persistence/rows/story-log';
import { readWholeStory } from '@/persistence/rows/whole-story';
import { StoryRecord } from '@/engine/session/story-record';
import { campaignPin } from '@/engine/library/campaign-pin';
import { transcriptOf, type Transcript } from '@/engine/files/transcript';
import { transcriptEpub } from '@/engine/files/transcript-epub';
import { transcriptHtml } from '@/engine/files/transcript-html';
import { transcriptMarkdown } from '@/engine/files/transcript-markdown';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { attempt } from '@/foundation/attempt';
import { mayBeArchive } from '@/transfer/archive';
import { writeReportFile } from '@/transfer/report-file';
import { writeSaveFile } from '@/transfer/save-file';
import {
  exportDevice,
  exportStory,
  importFile,
  type DeviceExport,
  type ImportedStory,
  type ImportOptions,
  type TransferHost,
} from '@/transfer/story-transfer';

export type { DeviceExport, ImportedStory };

export const transcriptFormats = ['md', 'html', 'epub'] as const;
export type TranscriptFormat = (typeof transcriptFormats)[number];

/**
 * Files that stories leave a device in and come back by. Not part of the engine itself: a browser that
 * only plays need not load how they are packed.
 */
export class StoryFiles {
  constructor(private readonly engine: Engine) {}

  /** A story with everything in it, as one file. */
  async exportStory(
    id: PlaythroughId,
    signal: AbortSignal,
  ): Promise<Result<Uint8Array, EngineFault>> {
    const exported = await exportStory(this.transfer(), id, signal);
    if (exported === null) return fail({ kind: 'missing', message: `There is no story ${id}.` });
    return exported.ok ? exported : fail({ kind: 'bad', message: exported.error });
  }

  /** The same of a story that cannot be opened, row by row as it lies there: nobody looks into it. */
  async exportAsItLies(
    id: PlaythroughId,
    signal: AbortSignal,
  ): Promise<Result<Uint8Array, EngineFault>> {
    const { database, madeBy } = this.transfer();
    const story = await readWholeStory(database, id, signal);
    if (story === null) return fail({ kind: 'missing', message: `There is no story ${id}.` });
    const packed = attempt(() =>
      writeSaveFile({ kind: 'story', madeBy, stories: [story], settings: [] }),
    );
    if (packed.ok) return packed;
    return fail({ kind: 'bad', message: `${id} is too damaged to be put into a file.` });
  }

  /** Everything that is kept here, as one file. */
  async exportDevice(signal: AbortSignal): Promise<DeviceExport> {
    const ids = (await this.engine.stories(signal)).map(({ id }) => id).reverse();
    return exportDevice(this.transfer(), ids, signal);
  }

  /** Whether a file says that Narratoria made it, or is none that says anything: `importFile` names the fault. */
  mayBeOurs(bytes: Uint8Array): boolean {
    return mayBeArchive(bytes);
  }

  /** A file that `exportStory` or `exportDevice` made, on whichever device; a bad one changes nothing. */
  async importFile(
    bytes: Uint8Array,
    options: Omit<ImportOptions, 'keepReplaced'> & {
      /** Called with a save file of a story before another takes its place; says whether it is safe. */
      readonly keepReplaced: (id: PlaythroughId, bytes: Uint8Array) => Promise<boolean>;
    },
    signal: AbortSignal,
  ): Promise<Result<readonly ImportedStory[], EngineFault>> {
    const imported = await importFile(
      this.transfer(),
      bytes,
      {
        ...options,
        keepReplaced: async (id, saved) =>
          saved === null
            ? ((await this.engine.host.storage.keepDatabaseAside?.(signal)) ?? null) !== null
            : options.keepReplaced(id, saved),
      },
      signal,
    );
    return imported.ok ? imported : fail({ kind: 'bad', message: imported.error });
  }

  /** The road to where the player stands, to be read without the app. */
  async transcript(
    id: PlaythroughId,
    format: TranscriptFormat,
    signal: AbortSignal,
  ): Promise<Result<Uint8Array, EngineFault>> {
    const log = await this.engine.store.log(id, signal);
    if (!log.ok) return fail({ kind: 'bad', message: `The story ${log.error.message}.` });
    const { playthrough } = log.value;
    const loaded = await this.engine.loadCampaign(playthrough.campaign, signal);
    if (!loaded.ok) return fail({ kind: 'missing', message: loaded.error.message });
    const { campaign } = loaded.value;
    const timeline = new StoryRecord(log.value).timelineTo(playthrough.headScene);
    // Also fetched by who comes back to a story: what two late parts share would be loaded by everybody.
    const { chaptersOfStory } = await import('@/engine/library/recap');
    const transcript = transcriptOf({
      id,
      campaign,
      path: timeline.scenes,
      chapters: chaptersOfStory(campaign, timeline),
      madeBy: `Narratoria ${this.engine.host.version ?? ''}`.trim(),
    });
    return succeed(writeTranscript(format, transcript));
  }

  /** What helps to play a story again where something went wrong; a file without secrets. */
  async reportStory(
    id: PlaythroughId,
    signal: AbortSignal,
  ): Promise<Result<Uint8Array, EngineFault>> {
    const log = await this.engine.store.log(id, signal);
    const rows = log.ok
      ? await readWholeStory(this.engine.host.storage.database, id, signal)
      : null;
    if (!log.ok || rows === null)
      return fail({
        kind: 'bad',
        message: `No report can be made: the database ${log.ok ? 'lost it' : log.error.message}.`,
      });
    const { campaign: name } = log.value.playthrough;
    const loaded = await this.engine.loadCampaign(name, signal);
    if (!loaded.ok) return fail({ kind: 'missing', message: loaded.error.message });
    const { campaign } = loaded.value;
    const { skills } = await this.engine.skills(signal);
    const pin = await campaignPin(loaded.value, this.engine.host.compute.digest);
    const report = bugReport(logFrom(rows), { campaign, skills, pin });
    return succeed(writeReportFile(report, this.engine.host.version ?? 'unknown'));
  }

  private transfer(): TransferHost {
    const { store } = this.engine;
    return {
      database: this.engine.host.storage.database,
      madeBy: this.engine.host.version ?? 'unknown',
      onLeaving: (id) => {
        store.letGo(id);
      },
      onKept: (id, commits) => {
        store.noteKept(id, commits);
      },
    };
  }
}

function writeTranscript(format: TranscriptFormat, transcript: Transcript): Uint8Array {
  switch (format) {
    case 'md':
      return encodeUtf8(transcriptMarkdown(transcript));
    case 'html':
      return encodeUtf8(transcriptHtml(transcript));
    case 'epub':
      return transcriptEpub(transcript);
  }
}
