import { createStore, type StoreApi } from 'zustand/vanilla';

import { Engine } from '@/engine/engine';
import type { EndingsReached } from '@/engine/library/endings-reached';
import type { ChapterOfStory } from '@/engine/library/recap';
import { salvageWords } from '@/engine/salvage-words';
import type { TurningPoint } from '@/engine/library/turning-points';
import type { SceneWhy } from '@/engine/why/reasons';
import { storedId, type PlaythroughId, type SceneId } from '@/foundation/ids';
import type { PlayerWish } from '@/story/campaign/player-form';
import type { FileStore } from '@/ports/file-store';
import type { HostServices } from '@/ports/host-services';
import type { HostStatus, ThisHost } from '@/ports/this-host';
import { addWarning } from '@/ui/app/add-warning';
import type { AppView } from '@/ui/app/app-view';
import { deskOf } from '@/ui/app/desk-of';
import { lastPlayedFirst } from '@/ui/app/last-played-first';
import { newStory } from '@/ui/app/new-story';
import { onceOpened } from '@/ui/app/once-opened';
import { StoryOpenings } from '@/ui/app/story-openings';
import { WhoBegins } from '@/ui/app/who-begins';
import type { DeskHost, OpenFiles } from '@/ui/files/desk-host';
import type { MemoriesHost } from '@/ui/memories/memories-host';
import { preferencesKey, readPreferences, type Preferences } from '@/ui/preferences/preferences';
import { StateRecorder } from '@/ui/state/state-recorder';
import { emptyState, type StateView } from '@/ui/state/state-view';
import type { SentenceWish } from '@/ui/story/player/story-actions';
import { StoryPlayer } from '@/ui/story/player/story-player';
import { emptyStory, type StoryView } from '@/ui/story/player/story-view';
import { ToolsRecorder } from '@/ui/tools/view/tools-recorder';
import { emptyTools, type SkippedSkills, type ToolsView } from '@/ui/tools/view/tools-view';

const lastStoryKey = 'last-story';

type ReadyView = Extract<AppView, { readonly kind: 'ready' }>;

/** The app behind its screens: stores to look at, and what a screen may ask for. */
export class AppModel {
  readonly app: StoreApi<AppView> = createStore<AppView>(() => ({ kind: 'opening' }));
  readonly story: StoreApi<StoryView> = createStore<StoryView>(() => emptyStory);
  readonly tools: StoreApi<ToolsView> = createStore<ToolsView>(() => emptyTools);
  readonly state: StoreApi<StateView> = createStore<StateView>(() => emptyState);
  readonly update: StoreApi<{ readonly isReady: boolean }> = createStore(() => ({
    isReady: false,
  }));
  /** What the player must know about the device, a sentence each. */
  readonly warnings: StoreApi<readonly string[]> = createStore<readonly string[]>(() => []);
  readonly skippedSkills: StoreApi<SkippedSkills> = createStore<SkippedSkills>(() => []);
  readonly files: StoreApi<OpenFiles> = createStore<OpenFiles>(() => noFiles);
  readonly preferences: StoreApi<Preferences>;
  /** Which stories could be shown: one that could not is not opened over and over. */
  readonly openings: StoryOpenings;

  readonly memories: MemoriesHost = {
    story: () => this.player?.remembering ?? null,
    recallFault: () => this.engine?.embedders.fault ?? null,
    betweenScenes: (work) => this.player?.betweenScenes(work) ?? Promise.resolve(),
  };

  /** What a story that is begun here asks first. */
  readonly whoBegins: WhoBegins = new WhoBegins(this);

  /** The clock by which `tools` is measured. */
  elapsed: () => number = () => 0;

  private engine: Engine | null = null;
  private player: StoryPlayer | null = null;
  private isBeginning = false;
  private life = new AbortController();

  constructor(
    private readonly host: ThisHost,
    /** Of Narratoria, for files that leave the device. */
    private readonly version = 'unknown',
  ) {
    this.openings = new StoryOpenings(host.preferences);
    const kept = host.preferences.read(preferencesKey);
    this.preferences = createStore<Preferences>(() => readPreferences(kept));
    this.story.subscribe(() => {
      this.rememberStory();
    });
  }

  /** Opens the device and goes on where the player stopped; returns how to leave. */
  start(): () => void {
    const stopWatching = this.host.watch((status) => {
      void this.follow(status);
    });
    const stopWatchingUpdate = this.host.watchUpdate(() => {
      this.update.setState({ isReady: true });
    });
    return () => {
      stopWatching();
      stopWatchingUpdate();
      this.letGo();
    };
  }

  prefer(change: Partial<Preferences>): void {
    this.preferences.setState(change);
    this.host.preferences.write(preferencesKey, JSON.stringify(this.preferences.getState()));
  }

  takeOver(): void {
    this.host.takeOver();
  }

  applyUpdate(): void {
    this.host.applyUpdate();
  }

  /** A given seed makes the same dice fall again. */
  async begin(campaign: string, seed: number | null, player?: PlayerWish): Promise<void> {
    // A double click must not begin two.
    if (this.isBeginning || this.player === null) return;
    this.isBeginning = true;
    const story = newStory({ campaign, seed, player }, this.preferences.getState());
    await this.player.begin(story).finally(() => {
      this.isBeginning = false;
    });
    await this.refresh();
  }

  async open(id: PlaythroughId): Promise<void> {
    await this.player?.open(id);
  }

  /** After a fault of the device: the story is begun, or read again from what was kept. */
  async reopen(): Promise<void> {
    await this.player?.reopen();
    await this.refresh();
  }

  async choose(choice: string): Promise<void> {
    await this.player?.take({ choice });
  }

  async say(text: string): Promise<void> {
    await this.player?.take({ text });
  }

  stop(): void {
    this.player?.stop();
  }

  showAll(): void {
    this.player?.showAll();
  }

  async goBackOne(): Promise<void> {
    await this.player?.goBackOne();
  }

  async goBackTo(scene: number): Promise<void> {
    await this.player?.goBackTo(scene);
  }

  async goToScene(id: SceneId): Promise<void> {
    await this.player?.goToScene(id);
  }

  /** Gives the scene where the player stands a name. */
  async saveHere(name: string): Promise<void> {
    await this.player?.saveHere(name);
    // The tree is read when it is shown: another view makes it be read again.
    this.state.setState({});
  }

  dismissNotices(): void {
    this.player?.dismissNotices();
  }

  /** The player knows that the story was damaged. */
  dismissMended(): void {
    this.player?.dismissMended();
  }

  dismissRecap(): void {
    this.player?.dismissRecap();
  }

  keepDraft(draft: string): void {
    this.story.setState({ draft });
  }

  async retry(): Promise<void> {
    await this.player?.retry();
  }

  async tellAgain(which: 'differently' | 'earlier'): Promise<void> {
    await this.player?.tellAgain(which);
  }

  async changeSentence(wish: SentenceWish): Promise<void> {
    await this.player?.changeSentence(wish);
  }

  async explain(scene: number): Promise<SceneWhy | null> {
    return (await this.player?.explain(scene)) ?? null;
  }

  continueWithFallback(): void {
    this.player?.continueWithFallback();
  }

  async restartSession(): Promise<void> {
    await this.player?.restart();
  }

  /** The library's cards, as things stand now. */
  async refresh(): Promise<void> {
    if (this.engine === null) return;
    const { signal } = this.life;
    try {
      const stories = await this.engine.storyCards(signal);
      const lost = await this.engine.lostStories(signal);
      const campaigns = await this.engine.campaignCards(signal);
      if (!signal.aborted) this.showCards({ stories, lost, campaigns });
    } catch {
      // The cards stay as they were: whatever is played next says what is wrong with the device.
    }
  }

  /** Over whichever screen is shown: what can be done with the files of a story, or of the device. */
  openFiles(files: OpenFiles): void {
    this.files.setState(files, REPLACE);
    if (files.kind !== 'none') void this.refresh();
  }

  openFilesOfThisStory(): void {
    const id = this.player?.story ?? null;
    if (id !== null) this.openFiles({ kind: 'story', id });
  }

  /** The story that was asked for last, also when it cannot be opened. */
  get wanted(): PlaythroughId | null {
    return this.player?.wanted ?? null;
  }

  /** A story that is gone is no longer missed, and what is left of it goes. */
  async forget(id: string): Promise<void> {
    // The library shows it until it is gone; whatever is played next says what is wrong with the device.
    await this.desk?.deleteStory(storedId.playthrough(id)).catch(() => undefined);
  }

  /** For the code that packs and unpacks stories, which is not always loaded. */
  get desk(): DeskHost | null {
    const { engine, player, openings } = this;
    if (engine === null || player === null) return null;
    const { files: exchange } = this.host;
    return deskOf(
      { engine, player, exchange, openings, refresh: () => this.refresh() },
      this.life.signal,
    );
  }

  get campaigns(): FileStore | null {
    return this.engine?.host.content.campaigns ?? null;
  }

  get turningPoints(): readonly TurningPoint[] {
    return this.player?.turningPoints ?? [];
  }

  /** Of the road the player is on; none where they cannot be told now. */
  chapters(): Promise<readonly ChapterOfStory[]> {
    return this.player?.chapters() ?? Promise.resolve([]);
  }

  /** How many endings of the open story's campaign were come to on this device. */
  async endings(): Promise<EndingsReached | null> {
    const { engine } = this;
    const campaign = this.player?.playthrough?.campaign ?? null;
    if (engine === null || campaign === null) return null;
    // Only an ending asks: on the web it is fetched then, and done without if that fails.
    return import('@/engine/library/endings-reached')
      .then(({ endingsReached }) => endingsReached(engine, campaign, this.life.signal))
      .catch(() => null);
  }

  /** The same story from its first scene, with dice of its own. */
  async beginAgain(): Promise<void> {
    const { playthrough = null } = this.player ?? {};
    if (playthrough === null) return;
    const { campaign, startingPatch } = playthrough;
    if (!this.whoBegins.ask(campaign, null, startingPatch)) await this.begin(campaign, null);
  }

  private async follow(status: HostStatus): Promise<void> {
    this.letGo();
    switch (status.kind) {
      case 'opening':
      case 'elsewhere':
      case 'failed':
        this.app.setState(status, REPLACE);
        return;
      case 'ready':
        await this.openEngine(status.services, status.keeps);
    }
  }

  private async openEngine(services: HostServices, keeps: 'device' | 'visit'): Promise<void> {
    const { signal } = this.life;
    try {
      const created = await Engine.create({ ...services, version: this.version }, signal);
      if (signal.aborted) return;
      if (!created.ok) {
        this.app.setState({ kind: 'failed', message: created.error.message }, REPLACE);
        return;
      }
      const engine = created.value;
      this.engine = engine;
      const unwatch = services.storage.watchWarnings?.((sentence) => {
        addWarning(this.warnings, sentence);
      });
      if (unwatch !== undefined) signal.addEventListener('abort', unwatch);
      const { clock } = services.device;
      this.elapsed = () => clock.elapsed();
      this.player = new StoryPlayer(
        engine,
        this.story,
        [new ToolsRecorder(this.tools, this.elapsed), new StateRecorder(this.state)],
        this.openings.begin,
      );
      const stories = lastPlayedFirst(await engine.storyCards(signal), this.lastStory);
      const mended = engine.mendedDatabase();
      if (mended !== null) addWarning(this.warnings, salvageWords(mended, mended.aside));
      const campaigns = await engine.campaignCards(signal);
      const [latest] = stories;
      if (latest !== undefined && !this.openings.isHeld(latest.id))
        await this.player.open(latest.id);
      this.showReady({ kind: 'ready', campaigns, stories, lost: [], keeps }, signal);
      void onceOpened(this, engine, signal);
    } catch (reason) {
      // Another window took the stories over in between: its status is on its way.
      if (signal.aborted) return;
      const message = reason instanceof Error ? reason.message : String(reason);
      this.app.setState({ kind: 'failed', message }, REPLACE);
    }
  }

  /** Another window may have taken the stories over in between. */
  private showReady(view: AppView, signal: AbortSignal): void {
    if (!signal.aborted) this.app.setState(view, REPLACE);
  }

  private get lastStory(): string | null {
    return this.host.preferences.read(lastStoryKey);
  }

  private rememberStory(): void {
    const id = this.player?.story ?? null;
    if (id === null || id === this.lastStory) return;
    this.host.preferences.write(lastStoryKey, id);
    const view = this.app.getState();
    if (view.kind !== 'ready') return;
    // Not only when the library is read again: until then its Continue would open another story.
    this.showCards(view);
    if (!view.stories.some((card) => card.id === id)) void this.refresh();
  }

  private showCards(cards: Pick<ReadyView, 'stories' | 'lost' | 'campaigns'>): void {
    const view = this.app.getState();
    const stories = lastPlayedFirst(cards.stories, this.lastStory);
    if (view.kind === 'ready') this.app.setState({ ...view, ...cards, stories });
  }

  private letGo(): void {
    this.life.abort();
    this.life = new AbortController();
    this.player?.close();
    // Whoever can let go has not died of the story.
    this.openings.unseen();
    this.player = null;
    this.engine = null;
    this.openFiles(noFiles);
  }
}

const noFiles: OpenFiles = { kind: 'none' };

/** A union's other members must not shine through. */
const REPLACE = true;
