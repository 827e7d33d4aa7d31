import { createStore, type StoreApi } from 'zustand/vanilla';

import type { StoryCard } from '@/engine/library/library-cards';
import { openCampaignZip } from '@/engine/files/open-campaign';
import { StoryFiles, type TranscriptFormat } from '@/engine/files/story-files';
import { attemptAsync } from '@/foundation/attempt';
import type { PlaythroughId } from '@/foundation/ids';
import { saveFileLimits } from '@/foundation/limits';
import { fail, type Result } from '@/foundation/result';
import type { BytesRead, ChosenFile, FileExchange, NamedFile } from '@/ports/file-exchange';
import { HostFault } from '@/ports/host-fault';
import type { DeskHost, StoryAtHand } from '@/ui/files/desk-host';
import {
  hasCome,
  type ArrivedStory,
  type DeskTask,
  type DeskView,
  type DeskWork,
} from '@/ui/files/desk-view';
import { asideName, backupName, reportName, saveName, transcriptName } from '@/ui/files/file-names';
import { painted } from '@/ui/files/painted';
import { fileTexts } from '@/ui/texts/file-texts';

/** Hands out and takes in files of stories, one thing at a time. */
export class FileDesk {
  readonly view: StoreApi<DeskView> = createStore<DeskView>(() => ({ work: idle, toDelete: null }));
  private readonly files: StoryFiles;
  private work: AbortController | null = null;
  private opened: NamedFile | null = null;

  private readonly exchange: Pick<FileExchange, 'give'>;

  constructor(
    private readonly host: DeskHost,
    /** Calls back when the screen can draw again. */
    private readonly nextFrame: (draw: () => void) => void,
  ) {
    this.files = new StoryFiles(host.engine);
    this.exchange = host.exchange ?? noExchange;
  }

  saveStory(card: StoryCard): Promise<void> {
    return this.handOut(card, {
      task: 'save',
      name: saveName(card.title, card.scenes),
      pack: (signal) => this.files.exportStory(card.id, signal),
      then: (file) => ({ kind: 'saved', file }),
    });
  }

  /** As it lies on the device, also when nobody can open it. */
  saveAside(story: StoryAtHand): Promise<void> {
    return this.handOut(story, {
      task: 'save',
      name: asideName(story.title),
      pack: (signal) => this.files.exportAsItLies(story.id, signal),
      then: (file) => ({ kind: 'saved', file }),
    });
  }

  /** The road to where the player stands, to be read without the app. */
  saveTranscript(card: StoryCard, format: TranscriptFormat): Promise<void> {
    return this.handOut(card, {
      task: 'transcript',
      name: transcriptName(card.title, card.scenes, format),
      pack: (signal) => this.files.transcript(card.id, format, signal),
      then: (file) => ({ kind: 'saved', file }),
    });
  }

  reportStory(card: StoryAtHand): Promise<void> {
    return this.handOut(card, {
      task: 'report',
      name: reportName(card.title),
      pack: (signal) => this.files.reportStory(card.id, signal),
      then: (file) => ({ kind: 'reported', file }),
    });
  }

  /** Says how much would be gone, before anything is. */
  askToDelete({ id }: StoryCard): Promise<void> {
    return this.during(null, async (signal) => {
      const toDelete = await this.host.engine.sceneCount(id, signal);
      this.view.setState({ toDelete });
      return idle;
    });
  }

  keep(): void {
    this.view.setState({ toDelete: null });
  }

  delete({ id }: StoryCard): Promise<void> {
    this.keep();
    return this.during('delete', async () => {
      await this.host.deleteStory(id);
      return { kind: 'deleted' };
    });
  }

  backUp(): Promise<void> {
    return this.during('backUp', async (signal) => {
      const { bytes, stories, leftOut } = await this.files.exportDevice(signal);
      const file = backupName(this.host.engine.host.device.clock.now());
      const given = await this.exchange.give({ name: file, bytes }, signal);
      return given.ok ? { kind: 'backed-up', file, stories, leftOut } : failed(given.error);
    });
  }

  /** Asks for a file and takes in what is in it; a story that went another way here stays. */
  askForFile(): Promise<void> {
    const { work: before } = this.view.getState();
    const { exchange } = this.host;
    return this.during(null, async (signal) => {
      if (exchange === null) return failed(fileTexts.unavailable);
      const file = await exchange.choose(signal);
      if (file === null) return signal.aborted ? idle : before;
      return this.readAndTakeIn(file, signal);
    });
  }

  openFile(file: ChosenFile): Promise<void> {
    return this.during('read', (signal) => this.readAndTakeIn(file, signal));
  }

  /** The story of the file takes the place of the one here, once that one is saved to a file. */
  replace(id: PlaythroughId): Promise<void> {
    const { opened } = this;
    const { work: shown } = this.view.getState();
    if (opened === null || shown.kind !== 'arrived') return Promise.resolve();
    return this.during('takeIn', (signal) =>
      this.takeIn(opened, { replaced: id, before: shown.stories }, signal),
    );
  }

  /** Nothing that is not done yet is done. */
  stop(): void {
    this.work?.abort();
  }

  private handOut(
    card: StoryAtHand,
    {
      task,
      name,
      pack,
      then,
    }: {
      readonly task: DeskTask;
      readonly name: string;
      readonly pack: (signal: AbortSignal) => Promise<Result<Uint8Array, { message: string }>>;
      readonly then: (file: string) => DeskWork;
    },
  ): Promise<void> {
    return this.during(task, async (signal) => {
      const packed = await attemptAsync(() => pack(signal));
      if (!packed.ok) return failed(whyNotPacked(packed.error));
      if (!packed.value.ok)
        return failed(packed.value.error.message.split(card.id).join(card.title));
      const given = await this.exchange.give({ name, bytes: packed.value.value }, signal);
      return given.ok ? then(name) : failed(given.error);
    });
  }

  private async readAndTakeIn(file: ChosenFile, signal: AbortSignal): Promise<DeskWork> {
    const onProgress = (read: BytesRead): void => {
      if (!signal.aborted) this.show({ kind: 'working', task: 'read', read });
    };
    const taken = await file.read({ mostBytes: saveFileLimits.bytes, onProgress }, signal);
    if (!taken.ok) return failed(taken.error);
    if (taken.value === null) return idle;
    this.opened = taken.value;
    return this.takeIn(taken.value, { replaced: null, before: [] }, signal);
  }

  private async takeIn(
    file: NamedFile,
    wish: { readonly replaced: PlaythroughId | null; readonly before: readonly ArrivedStory[] },
    signal: AbortSignal,
  ): Promise<DeskWork> {
    this.show({ kind: 'working', task: 'takeIn', read: null });
    // Unpacking holds the screen: what is being done must stand on it before.
    await painted(this.nextFrame);
    await this.host.whenStill();
    if (signal.aborted) return { kind: 'stopped' };
    return this.files.mayBeOurs(file.bytes)
      ? this.takeInStories(file, wish, signal)
      : this.takeInCampaign(file, signal);
  }

  private async takeInCampaign(file: NamedFile, signal: AbortSignal): Promise<DeskWork> {
    const opened = await openCampaignZip(this.host.engine, file, signal);
    if (!opened.ok) return failed(opened.error);
    await this.host.campaignCame(opened.value.id);
    return { kind: 'opened', campaign: opened.value };
  }

  private async takeInStories(
    { name, bytes }: NamedFile,
    wish: { readonly replaced: PlaythroughId | null; readonly before: readonly ArrivedStory[] },
    signal: AbortSignal,
  ): Promise<DeskWork> {
    const keptAs = new Map<string, string>();
    const imported = await this.files.importFile(
      bytes,
      {
        onOtherContent: wish.replaced === null ? 'refuse' : 'replace',
        keepReplaced: async (id, saved) => {
          if (id !== wish.replaced) return false;
          const aside = `${id}-replaced.narratoria`;
          const given = await this.exchange.give({ name: aside, bytes: saved }, signal);
          if (given.ok) keptAs.set(id, aside);
          return given.ok;
        },
      },
      signal,
    );
    if (!imported.ok) return failed(imported.error.message);
    const changed = imported.value.filter(hasCome).map(({ id }) => id);
    if (changed.length > 0) await this.host.changed(changed);
    const begun = await this.beginnings();
    const arrived = imported.value.map((story) => ({
      ...story,
      begunAt: begun.get(story.id) ?? null,
      keptAs: keptAs.get(story.id) ?? null,
      isUnsafe: story.id === wish.replaced && story.outcome === 'refused',
    }));
    return { kind: 'arrived', file: name, stories: asFirstSeen(arrived, wish.before) };
  }

  /** Not stopped: what came must be told. */
  private async beginnings(): Promise<ReadonlyMap<string, number>> {
    const stories = await this.host.engine.stories(new AbortController().signal);
    return new Map(stories.map(({ id, createdAt }) => [id, createdAt]));
  }

  /** A new task ends the one before; what that one still says is not shown. */
  private async during(
    task: DeskTask | null,
    work: (signal: AbortSignal) => Promise<DeskWork>,
  ): Promise<void> {
    this.work?.abort();
    const own = new AbortController();
    this.work = own;
    if (task !== null) this.show({ kind: 'working', task, read: null });
    const end = await work(own.signal).catch((reason: unknown) => failed(sentenceOf(reason)));
    if (this.work !== own) return;
    this.work = null;
    // What was done before it could be stopped is said as it is.
    const isUndone = own.signal.aborted && (end.kind === 'failed' || end.kind === 'idle');
    this.show(isUndone ? { kind: 'stopped' } : end);
  }

  private show(work: DeskWork): void {
    this.view.setState({ work });
  }
}

const idle: DeskWork = { kind: 'idle' };

const noExchange: Pick<FileExchange, 'give'> = {
  give: () => Promise.resolve(fail(fileTexts.unavailable)),
};

/** The second time a file is taken in, what came the first time is here already. */
function asFirstSeen(
  now: readonly ArrivedStory[],
  before: readonly ArrivedStory[],
): readonly ArrivedStory[] {
  return now.map((story) => {
    const first = before.find(({ id }) => id === story.id);
    return first === undefined || story.outcome === 'replaced' || story.isUnsafe ? story : first;
  });
}

function failed(sentence: string): DeskWork {
  return { kind: 'failed', sentence };
}

/** What the device says is meant for the player; what else is thrown over a broken story is not. */
function whyNotPacked(reason: unknown): string {
  return reason instanceof HostFault ? reason.message : fileTexts.notPacked;
}

function sentenceOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
