import type { StoreApi } from 'zustand/vanilla';

import type { Engine, NewStory } from '@/engine/engine';
import type { PlayerAction } from '@/engine/turn-data/taking-turn';
import type { ChapterOfStory } from '@/engine/library/recap';
import type { StorySession } from '@/engine/session/story-session';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { TurningPoint } from '@/engine/library/turning-points';
import type { SceneWhy } from '@/engine/why/reasons';
import type { PlaythroughId, SceneId } from '@/foundation/ids';
import { HostFault } from '@/ports/host-fault';
import type { Scene } from '@/story/log/scene';
import type { Remembering } from '@/ui/memories/memories-host';
import { campaignRemark } from '@/ui/story/player/campaign-remark';
import type { SentenceWish } from '@/ui/story/player/story-actions';
import { texts } from '@/ui/texts/texts';
import {
  afterChange,
  emptyStory,
  pageOf,
  type StoryChange,
  type StoryView,
} from '@/ui/story/player/story-view';
import type { TurnWatcher } from '@/ui/tools/view/turn-watcher';

/** Plays one story at a time: asks the engine, and lets the view follow what happens. */
export class StoryPlayer {
  /** What was asked for last, to be tried again when the device failed. */
  private asked: (() => Promise<void>) | null = null;
  private session: StorySession | null = null;
  private turn: AbortController | null = null;
  private newestWork: Promise<void> = Promise.resolve();
  /** Over when the story is left: what is still on its way then must not land in the next one. */
  private visit = new AbortController();
  private readonly closed = new AbortController();
  private wantedStory: PlaythroughId | null = null;

  constructor(
    private readonly engine: Engine,
    private readonly view: StoreApi<StoryView>,
    private readonly watchers: readonly TurnWatcher[] = [],
    /** Told of each story before it is opened. */
    private readonly onOpening: (id: PlaythroughId) => void = () => undefined,
  ) {}

  get story(): PlaythroughId | null {
    return this.session?.playthrough.id ?? null;
  }

  /** The one that was asked for last, whether it could be opened or not. */
  get wanted(): PlaythroughId | null {
    return this.wantedStory;
  }

  get playthrough(): StorySession['playthrough'] | null {
    return this.session?.playthrough ?? null;
  }

  /** Where no beat turned the story, the last choice did. */
  get turningPoints(): readonly TurningPoint[] {
    const { session } = this;
    if (session === null || session.turningPoints.length > 0) return session?.turningPoints ?? [];
    const last = session.path[session.path.length - 1];
    const taken = last?.outcome.taken ?? null;
    return last === undefined || taken === null
      ? []
      : [{ scene: last.number - 1, text: taken.text }];
  }

  /** Without the code that tells them there are none. */
  async chapters(): Promise<readonly ChapterOfStory[]> {
    return (await this.session?.chapters().catch(() => [])) ?? [];
  }

  /** What is remembered in the story that is open. */
  get remembering(): Remembering | null {
    return this.session;
  }

  begin(story: NewStory): Promise<void> {
    return this.arrive(
      () => this.begin(story),
      async (visit) => {
        const begun = await this.engine.begin(story, this.closed.signal);
        if (visit.aborted) return;
        if (begun.ok) await this.open(begun.value);
        else this.apply({ type: 'stuck', remark: begun.error.message });
      },
    );
  }

  open(id: PlaythroughId): Promise<void> {
    return this.arrive(
      () => this.open(id),
      async (visit) => {
        this.wantedStory = id;
        this.onOpening(id);
        // Not the visit's signal: what the engine reads here serves the next story too.
        const opened = await this.engine.open(id, this.closed.signal);
        // Before the words are there: they must not be pushed away from under the reader.
        const isContinued = opened.ok && opened.value.path.length > 0;
        const recap = isContinued ? await opened.value.recap() : null;
        if (visit.aborted) return;
        if (!opened.ok) {
          this.apply({ type: 'stuck', remark: opened.error.message });
          return;
        }
        this.session = opened.value;
        const { mended } = opened.value;
        if (mended !== null) this.apply({ type: 'mended', mended });
        this.showWhereItStands(opened.value);
        this.apply({ type: 'reminded', recap });
        await this.follow((signal) => opened.value.current(signal));
        await this.tellOfCampaign(opened.value, isContinued ? 'continued' : 'begun');
      },
    );
  }

  /** After a fault of the device: the story is begun, or read again from what was kept. */
  async reopen(): Promise<void> {
    await this.asked?.();
  }

  /** The story goes on by itself; what is on its way to the screen is no longer shown. */
  leave(): void {
    this.visit.abort();
    this.visit = new AbortController();
    this.turn?.abort();
    this.turn = null;
    this.asked = null;
    this.session = null;
    this.wantedStory = null;
    this.view.setState(emptyStory);
    for (const watcher of this.watchers) watcher.onLeft();
  }

  /** Resolves when nothing that was asked for is on its way any more. */
  whenStill(): Promise<void> {
    return this.newestWork;
  }

  close(): void {
    this.closed.abort();
    this.leave();
  }

  take(action: PlayerAction): Promise<void> {
    const { session } = this;
    if (session === null || this.turn !== null || this.view.getState().phase !== 'choosing')
      return Promise.resolve();
    return this.guarded(() => this.follow((signal) => session.take(action, signal)));
  }

  /** Before the outcome is written nothing happened; after it the words are whole and all are shown. */
  stop(): void {
    this.turn?.abort();
    this.apply({ type: 'all-shown' });
  }

  showAll(): void {
    this.apply({ type: 'all-shown' });
  }

  goBackOne(): Promise<void> {
    return this.goBackTo((this.session?.path.length ?? 0) - 1);
  }

  goBackTo(scene: number): Promise<void> {
    return this.move((session) => session.goTo(scene, this.closed.signal), texts.story.wentBack);
  }

  /** To any scene of the story's tree, also on a road that was left. */
  goToScene(id: SceneId): Promise<void> {
    const isOnThisRoad = this.session?.path.some((scene) => scene.id === id) === true;
    return this.move(
      (session) => session.goToScene(id, this.closed.signal),
      isOnThisRoad ? texts.story.wentBack : texts.story.wentOver,
    );
  }

  /** Gives the scene where the player stands a name. */
  saveHere(name: string): Promise<void> {
    const { session } = this;
    if (session === null || this.turn !== null) return Promise.resolve();
    return this.guarded(async () => {
      await session.save(name, this.closed.signal);
    });
  }

  /** Once nothing is on its way; no choice is taken until it is done. */
  betweenScenes(work: () => Promise<void>): Promise<void> {
    const done = this.newestWork.then(() => this.holdingTheTurn(work));
    this.newestWork = done.catch(() => undefined);
    return done;
  }

  dismissNotices(): void {
    this.apply({ type: 'notices-dismissed', which: 'inline' });
  }

  dismissMended(): void {
    this.apply({ type: 'mended', mended: null });
  }

  dismissRecap(): void {
    this.apply({ type: 'reminded', recap: null });
  }

  continueWithFallback(): void {
    this.apply({ type: 'notices-dismissed', which: 'dialog' });
  }

  /** The newest scene once more; stopped, or failing at once, it is there again as it was. */
  retry(): Promise<void> {
    const { session } = this;
    if (session === null || this.turn !== null || !session.canRetry) return Promise.resolve();
    const before = session.path;
    return this.guarded(async () => {
      await this.follow((signal) => session.retry(signal));
      if (this.session !== session || session.path !== before) return;
      this.showWhereItStands(session);
      await this.follow((signal) => session.current(signal));
      this.apply({ type: 'remarked', remark: texts.story.stopped });
    });
  }

  /** The newest scene in other words, or in those before; what happened in it stays. */
  tellAgain(which: 'differently' | 'earlier'): Promise<void> {
    const { session } = this;
    const { phase } = this.view.getState();
    const isRead = phase === 'choosing' || phase === 'ended';
    if (session === null || this.turn !== null || !isRead) return Promise.resolve();
    return this.guarded(() =>
      this.follow((signal) =>
        which === 'earlier'
          ? session.words.tellEarlier(signal)
          : session.words.tellDifferently(signal),
      ),
    );
  }

  /** Only the words of the newest scene change. */
  changeSentence(wish: SentenceWish): Promise<void> {
    const { session } = this;
    if (session === null || this.turn !== null) return Promise.resolve();
    const { signal } = this.closed;
    return this.guarded(async () => {
      const scene = await this.holdingTheTurn(() =>
        wish.kind === 'edit' ? session.words.edit(wish, signal) : session.words.flag(wish, signal),
      );
      if (scene !== null && this.session === session)
        this.apply({ type: 'reworded', page: pageOf(scene) });
    });
  }

  /** Why a scene has these words and choices; null when no story is open. */
  explain(scene: number): Promise<SceneWhy | null> {
    return this.session?.words.why(scene) ?? Promise.resolve(null);
  }

  /** Every skill is healthy again, and the choice that five plans could not follow is open again. */
  async restart(): Promise<void> {
    const id = this.story;
    if (id === null) return;
    await this.open(id);
    if ((this.session?.path.length ?? 0) > 1) await this.goBackOne();
    this.apply({ type: 'remarked', remark: texts.replan.restarted });
  }

  private async arrive(
    again: () => Promise<void>,
    work: (visit: AbortSignal) => Promise<void>,
  ): Promise<void> {
    if (this.closed.signal.aborted) return;
    this.leave();
    this.asked = again;
    this.apply({ type: 'opening' });
    await this.guarded(work);
  }

  private async move(
    go: (session: StorySession) => Promise<Scene | null>,
    remark: (scene: number) => string,
  ): Promise<void> {
    const { session } = this;
    if (session === null || this.turn !== null) return;
    const going = this.holdingTheTurn(() => go(session));
    await this.guarded(async () => {
      const scene = await going;
      if (scene === null || this.session !== session) return;
      this.showWhereItStands(session);
      await this.follow((signal) => session.current(signal));
      if (this.session === session) this.apply({ type: 'remarked', remark: remark(scene.number) });
    });
  }

  /** The words are there: nobody waits for this. */
  private async tellOfCampaign(session: StorySession, which: 'begun' | 'continued'): Promise<void> {
    const remark = await campaignRemark(this.engine, session, which, this.closed.signal);
    if (remark !== null && this.session === session && this.turn === null)
      this.apply({ type: 'remarked', remark });
  }

  /** No choice is taken meanwhile. */
  private async holdingTheTurn<T>(work: () => Promise<T>): Promise<T> {
    const held = new AbortController();
    this.turn = held;
    return work().finally(() => {
      if (this.turn === held) this.turn = null;
    });
  }

  private showWhereItStands(session: StorySession): void {
    for (const watcher of this.watchers) watcher.onOpened(session);
    this.apply({ type: 'opened', title: session.title, pages: session.path.map(pageOf) });
  }

  private async follow(start: (signal: AbortSignal) => AsyncIterable<TurnEvent>): Promise<void> {
    const turn = new AbortController();
    this.turn = turn;
    let isTold = false;
    try {
      for await (const event of start(turn.signal)) {
        // Another story was opened meanwhile: this one's words must not land in it.
        if (this.turn !== turn) return;
        isTold ||= event.type === 'scene';
        for (const watcher of this.watchers) watcher.onEvent(event);
        this.apply({ type: 'happened', event });
      }
      if (this.turn !== turn) return;
      const isStopped = turn.signal.aborted;
      if (!isTold)
        this.apply({ type: 'nothing-happened', remark: isStopped ? texts.story.stopped : null });
      else if (isStopped) this.apply({ type: 'all-shown' });
    } finally {
      if (this.turn === turn) {
        this.turn = null;
        const { session } = this;
        if (session !== null) for (const watcher of this.watchers) watcher.onTurnEnded(session);
      }
    }
  }

  private guarded(work: (visit: AbortSignal) => Promise<void>): Promise<void> {
    this.newestWork = this.caught(work);
    return this.newestWork;
  }

  private async caught(work: (visit: AbortSignal) => Promise<void>): Promise<void> {
    const { signal: visit } = this.visit;
    try {
      await work(visit);
    } catch (reason) {
      if (visit.aborted) return;
      this.apply({ type: 'stuck', remark: sentenceOf(reason) });
    }
  }

  private apply(change: StoryChange): void {
    this.view.setState((view) => afterChange(view, change));
  }
}

/** What the device says is meant for the player; what else is thrown is not. */
function sentenceOf(reason: unknown): string {
  return reason instanceof HostFault ? reason.message : texts.trouble.thrown;
}
