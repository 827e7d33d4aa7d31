import { rememberedSentenceWords } from '@/foundation/limits';
import { beatOfPart, beatProse } from '@/narrator/beat-prose';
import { castOf } from '@/narrator/cast-of';
import { engineLine } from '@/narrator/engine-lines';
import { lineNames } from '@/narrator/line-names';
import { memoryRecalled } from '@/narrator/is-eligible';
import { realiseProse, type RealiseContext } from '@/narrator/realise-prose';
import { countWords, splitSentences } from '@/narrator/split-sentences';
import { sentenceKey } from '@/story/sentence-key';
import type { TellingContext } from '@/narrator/telling-context';
import type { Author, Paragraph, Sentence } from '@/story/provenance';
import type { SceneOutcome, ToldPart } from '@/story/scene';
import { beatOutcome } from '@/story/story-state';

/** The words for an outcome that has happened, paragraph by paragraph, each sentence with its author. */
export function tellScene(
  outcome: Pick<SceneOutcome, 'told' | 'ending' | 'taken'>,
  context: TellingContext,
): readonly Paragraph[] {
  const { campaign } = context;
  const paragraphs: Paragraph[] = [];
  const toldHere = new Set<string>();
  const { usedSentences } = context.past;
  const used = { has: (key: string) => toldHere.has(key) || usedSentences.has(key) };
  const tell = (id: string, prose: readonly string[], by: Author, memory: string | null): void => {
    const plain = realiseContext(context, memory, outcome.taken?.text ?? null);
    const realise =
      by === 'engine'
        ? { ...plain, names: lineNames(context) }
        : { ...plain, ...castIn(id, context) };
    for (const text of realiseProse(id, prose, realise)) {
      const sentences = splitSentences(text).map((sentence): Sentence => ({ text: sentence, by }));
      // The engine has few lines: one told again is better than an empty page.
      const fresh = sentences.filter(({ text: told }) => by === 'engine' || isFresh(told, used));
      for (const { text: told } of fresh) toldHere.add(sentenceKey(told));
      if (fresh.length > 0) paragraphs.push(fresh);
    }
  };
  for (const { passage: id } of outcome.told) {
    const line = engineLine(id);
    const passage = campaign.passages.get(id);
    if (line !== null) tell(id, [line], 'engine', context.recalled[0]?.summary ?? null);
    else if (passage !== undefined) {
      const memory = memoryRecalled(passage.conditions.recalls, context.past.memories);
      tell(id, passage.prose, 'author', memory?.summary ?? null);
    } else tell(id, ownWordsOfBeat(id, outcome.told, context, paragraphs), 'author', null);
  }
  const ending = outcome.ending === null ? undefined : campaign.endings.get(outcome.ending);
  if (ending !== undefined) tell(`ending ${ending.id}`, ending.prose, 'author', null);
  return paragraphs;
}

/** Who plays the parts of a passage. */
function castIn(id: string, context: TellingContext): Pick<RealiseContext, 'cast'> {
  const conditions = context.campaign.passages.get(id)?.conditions;
  const cast = conditions === undefined ? null : castOf(conditions, context);
  return cast === null ? {} : { cast };
}

/** What a beat itself has to say, where the id of a part stands for one. */
function ownWordsOfBeat(
  id: string,
  parts: readonly ToldPart[],
  { campaign, state }: TellingContext,
  told: readonly Paragraph[],
): readonly string[] {
  const beat = campaign.beats.find((candidate) => candidate.id === beatOfPart(id));
  if (beat === undefined) return [];
  const turnedOut = beatOutcome(state, beat.id);
  const way = beat.outcomes.find((each) => each.id === turnedOut) ?? null;
  const passage = parts
    .flatMap((part) => campaign.passages.get(part.passage) ?? [])
    .find(({ conditions }) => conditions.beat === beat.id);
  const said = told.flatMap((paragraph) => paragraph.map(({ text }) => text)).join(' ');
  return beatProse({ beat, way, passage: passage ?? null, told: said });
}

/** A sentence of five words or more is never told twice; short ones ("She waits.") may be. */
function isFresh(sentence: string, used: Pick<ReadonlySet<string>, 'has'>): boolean {
  return countWords(sentence) < rememberedSentenceWords || !used.has(sentenceKey(sentence));
}

function realiseContext(
  { campaign, state, sceneNumber, band, seed }: TellingContext,
  memory: string | null,
  input: string | null,
): RealiseContext {
  return { campaign, state, sceneNumber, band, seed, memory, input };
}
