import { rememberedSentenceWords } from '@/foundation/limits';
import { seedFrom } from '@/foundation/seeded-random';
import { engineLine, linesOfKind, type EngineLineKind } from '@/narrator/lines/engine-lines';
import { fitsTheWorld } from '@/narrator/lines/fits-the-world';
import { lineNames } from '@/narrator/lines/line-names';
import { realiseProse } from '@/narrator/prose/realise-prose';
import { countWords, splitSentences } from '@/story/words/split-sentences';
import type { StoryPast, TellingContext } from '@/narrator/passages/telling-context';
import { sentenceKey } from '@/story/words/sentence-key';

export type LineWish = {
  /** The player's own words. */
  readonly said: string | null;
  readonly mayBeTold?: (paragraphs: readonly string[]) => boolean;
};

/** What the engine says of its own, by the id of a line: one that nobody has read, else one that is very short. */
export function pickLine(kind: EngineLineKind, context: TellingContext, wish: LineWish): string {
  const own = Array.from({ length: linesOfKind(kind) }, (_, at) => `@${kind}-${String(at + 1)}`);
  const ids = [...own, ...(context.library?.lines(kind) ?? [])];
  return pickFresh(ids, context, wish) ?? `@${kind}-0`;
}

/** One of these that was not told yet, else one that reads differently now; null when all of it was read. */
export function pickFresh(
  ids: readonly string[],
  context: TellingContext,
  { said, mayBeTold = () => true }: LineWish,
): string | null {
  const { past, seed } = context;
  const drawn = ids
    .map((id) => ({ id, isTold: past.toldPassages.has(id), lot: seedFrom(seed, 'line', id) }))
    .sort((one, other) => Number(one.isTold) - Number(other.isTold) || one.lot - other.lot);
  const isUnread = (paragraphs: readonly string[]): boolean =>
    paragraphs.every((paragraph) =>
      splitSentences(paragraph).every((sentence) => isFresh(sentence, past.usedSentences)),
    );
  const found = drawn.find(({ id }) => {
    if (!fitsTheWorld(engineLine(id, context.library) ?? '', context.campaign)) return false;
    const paragraphs = realisedLine(id, context, said);
    return isUnread(paragraphs) && mayBeTold(paragraphs);
  });
  return found?.id ?? null;
}

/** A line with its names filled in. `said` are the player's own words. */
export function realisedLine(
  id: string,
  context: TellingContext,
  said: string | null,
  before: readonly string[] = [],
): readonly string[] {
  const line = engineLine(id, context.library);
  if (line === null) return [];
  const { campaign, state, sceneNumber, band, storySeed } = context;
  return realiseProse(id, [line], {
    ...{ campaign, state, sceneNumber, band, before, input: said },
    seed: storySeed,
    memory: context.recalled[0]?.summary ?? null,
    names: lineNames(context),
  });
}

/** A sentence of five words or more is never told twice; short ones ("She waits.") may be. */
export function isFresh(sentence: string, used: Pick<StoryPast['usedSentences'], 'has'>): boolean {
  return countWords(sentence) < rememberedSentenceWords || !used.has(sentenceKey(sentence));
}
