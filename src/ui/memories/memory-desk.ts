import { createStore, type StoreApi } from 'zustand/vanilla';

import type { MemoryId } from '@/foundation/ids';
import type { Memory } from '@/story/state/memory';
import type { MemoriesHost, Remembering } from '@/ui/memories/memories-host';
import {
  byMeaning,
  emptyMemories,
  type MemoriesView,
  type MemorySearch,
  type Recalling,
} from '@/ui/memories/memories-view';
import { memoryTexts } from '@/ui/texts/memory-texts';

/** Whoever types is let finish a word. */
const typingPauseMs = 200;
/** What fits less has nothing to do with the question. */
const leastRelevance = 0.3;
const mostFound = 60;

type Kept = Remembering['records']['memory'];

/** Shows what the story remembers, searches in it, and mends it. */
export class MemoryDesk {
  readonly view: StoreApi<MemoriesView> = createStore<MemoriesView>(() => emptyMemories);
  private asked = new AbortController();

  constructor(private readonly host: MemoriesHost) {
    this.read();
  }

  /** After whatever may have changed the story. */
  read(): void {
    const story = this.host.story();
    const { path } = story ?? emptyMemories;
    this.view.setState({ memories: story?.memories ?? null, path });
    this.readRecalling();
  }

  /** Embedding goes on while the screen is looked at. */
  readRecalling(): void {
    const { search, recalling } = this.view.getState();
    const next = recallingOf(this.host, search);
    if (JSON.stringify(next) !== JSON.stringify(recalling)) this.view.setState({ recalling: next });
  }

  ask(query: string): void {
    const { signal } = this.nextQuestion();
    const isAsking = query.trim() !== '';
    this.view.setState({
      query,
      remark: '',
      search: isAsking ? { kind: 'searching' } : { kind: 'none' },
    });
    if (!isAsking) return;
    setTimeout(() => {
      if (!signal.aborted) void this.search(query, signal);
    }, typingPauseMs);
  }

  /** Pins what is not pinned, and lets go what is. This and the next two say what was wrong, or null. */
  turnPin({ id, isPinned: wasPinned = false }: Memory): Promise<string | null> {
    const { pinned, unpinned } = memoryTexts.remarks;
    return this.change(wasPinned ? unpinned : pinned, (kept, signal) =>
      kept.update(id, { isPinned: !wasPinned }, signal),
    );
  }

  correct(id: MemoryId, summary: string): Promise<string | null> {
    return this.change(memoryTexts.remarks.corrected, (kept, signal) =>
      kept.update(id, { summary }, signal),
    );
  }

  forget(id: MemoryId): Promise<string | null> {
    return this.change(memoryTexts.remarks.forgotten, (kept, signal) => kept.delete(id, signal));
  }

  close(): void {
    this.asked.abort();
  }

  private nextQuestion(): AbortController {
    this.asked.abort();
    this.asked = new AbortController();
    return this.asked;
  }

  private async search(query: string, signal: AbortSignal): Promise<void> {
    const story = this.host.story();
    if (story === null) return;
    const question = { query, limit: mostFound, threshold: leastRelevance };
    const search = await story.records.memory.semanticSearch(question, signal).then(
      (found): MemorySearch => ({ kind: 'found', found }),
      (reason: unknown): MemorySearch => ({ kind: 'failed', sentence: sentenceOf(reason) }),
    );
    // Another question was asked meanwhile.
    if (signal.aborted) return;
    this.view.setState({ search });
    this.readRecalling();
  }

  private async change(
    remark: string,
    work: (kept: Kept, signal: AbortSignal) => Promise<boolean>,
  ): Promise<string | null> {
    let isDone = false;
    const fault = await this.host
      .betweenScenes(async () => {
        const story = this.host.story();
        // Not stopped by leaving the screen: the player said that it be done.
        if (story !== null) isDone = await work(story.records.memory, new AbortController().signal);
      })
      .then(
        () => (isDone ? null : memoryTexts.remarks.gone),
        (reason: unknown) => sentenceOf(reason),
      );
    this.read();
    this.view.setState({ remark: fault ?? remark });
    if (fault === null) await this.searchAgain();
    return fault;
  }

  /** What was found may fit otherwise now. */
  private async searchAgain(): Promise<void> {
    const { query, search } = this.view.getState();
    if (search.kind === 'found') await this.search(query, this.nextQuestion().signal);
  }
}

function recallingOf(host: MemoriesHost, search: MemorySearch): Recalling {
  const progress = host.story()?.embeddingProgress ?? null;
  if (progress !== null) return { kind: 'anew', done: progress.done, total: progress.total };
  const reason = host.recallFault();
  if (reason !== null) return { kind: 'by-words', reason };
  const isByWords =
    search.kind === 'found' &&
    search.found.length > 0 &&
    search.found.every(({ cosine }) => (cosine ?? null) === null);
  return isByWords ? { kind: 'by-words', reason: null } : byMeaning;
}

function sentenceOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
