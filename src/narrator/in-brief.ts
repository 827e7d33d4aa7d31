import { seedFrom } from '@/foundation/seeded-random';
import type { TellingContext } from '@/narrator/telling-context';
import { isEnglish } from '@/story/is-english';
import type { Passage } from '@/story/passage';
import type { Sentence } from '@/story/provenance';
import type { SceneOutcome, ToldPart } from '@/story/scene';
import { sentenceKey } from '@/story/sentence-key';

/** Something that happened, and what tells it. */
type Happened = {
  readonly part: ToldPart;
  readonly passage: Passage | null;
  readonly beat: string | null;
  /** What follows another thing told in brief needs no lead. */
  readonly isFirst: boolean;
};

const leads = [
  'It comes down to this:',
  'What stays of it is this:',
  'Told in one breath:',
  'You will tell it like this some day:',
  'This much is certain:',
] as const;

/** Words that begin a sentence and are no name. */
const plainStart = /^(?:You|Your|The|A|An|In|From|Through|Both|It|There|At|On|Two|One)\b/;

/**
 * One sentence for what happened and was told in full before: how it will be remembered, what the beat is
 * about, or what the player chose. Null when each of them was read too.
 */
export function inBrief(
  happened: Happened,
  { taken }: Pick<SceneOutcome, 'taken'>,
  context: TellingContext,
): Sentence | null {
  const { part, passage, beat, isFirst } = happened;
  const memory = passage?.memory?.text ?? null;
  const description = context.campaign.beats.find(({ id }) => id === beat)?.description ?? null;
  const isChoice =
    part.part === 'outcome' && (taken?.choice ?? null) !== null && isEnglish(context.campaign);
  const candidates: readonly (Sentence | null)[] = [
    isPlain(memory) ? ofMemory(memory, part, { ...context, isFirst }) : null,
    isPlain(description) ? { text: description, by: 'author', from: part.passage } : null,
    isChoice && taken !== null ? ofChoice(taken.text, part) : null,
  ];
  return candidates.find((each) => each !== null && !isRead(each.text, context)) ?? null;
}

function ofMemory(
  memory: string,
  part: ToldPart,
  context: TellingContext & Pick<Happened, 'isFirst'>,
): Sentence | null {
  // Under another lead it would be the same sentence once more.
  if (['', ...leads].some((lead) => isRead(`${lead} ${memory}`, context))) return null;
  if (!context.isFirst || !isEnglish(context.campaign))
    return { text: memory, by: 'author', from: part.passage };
  const lead = leads[seedFrom(context.seed, 'brief', part.passage) % leads.length] ?? leads[0];
  const told = plainStart.test(memory) ? memory.charAt(0).toLowerCase() + memory.slice(1) : memory;
  return { text: `${lead} ${told}`, by: 'engine', from: part.passage };
}

/** "Pay the ninepence." is what the player chose, and "You pay the ninepence." what they do. */
function ofChoice(text: string, part: ToldPart): Sentence | null {
  if (!/^[A-Z][a-z]*\s/.test(text)) return null;
  const done = `You ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return {
    text: /[.!?…]["'”’]?$/.test(done) ? done : `${done}.`,
    by: 'engine',
    from: part.passage,
  };
}

/** With variations in it, it is no sentence yet. */
function isPlain(text: string | null): text is string {
  return text !== null && text !== '' && !text.includes('{');
}

function isRead(text: string, { past }: TellingContext): boolean {
  return past.usedSentences.has(sentenceKey(text));
}
