import { askedOfYou } from '@/reading/decisions/asked-of-you';
import type { Decision } from '@/reading/decisions/decision';
import type { Said } from '@/reading/decisions/deed-words';
import { leftToYou } from '@/reading/decisions/left-to-you';
import { leftOpen, toBeDone } from '@/reading/decisions/to-be-done';
import { answersWanted, offersMade } from '@/reading/decisions/wanted-from-you';
import type { FoundPerson } from '@/reading/found/reading';
import { splitSentences } from '@/story/words/split-sentences';

const mostDecisions = 4;
const mostChoiceWords = 15;

type Reader = (sentence: string, said: Said) => readonly Decision[];

/** What weighs most first. */
const readers: readonly Reader[] = [leftToYou, askedOfYou, toBeDone, answersWanted, offersMade];

/** What words that are told to the player leave to them; of each kind the last first, for a scene ends with its question. */
export function decisionsIn(
  text: string,
  people: readonly FoundPerson[],
  consequences: readonly string[] = [],
): readonly Decision[] {
  const sentences = splitSentences(text);
  // What somebody says is theirs.
  const told = sentences
    .map((sentence, at) => ({ sentence, before: sentences.slice(0, at).join(' ') }))
    .filter(({ sentence }) => !/^["“‘]/.test(sentence))
    .reverse();
  const found = [
    ...readers.flatMap((read) =>
      told.flatMap(({ sentence, before }) => read(sentence, { before, people })),
    ),
    ...consequences.flatMap((sentence) => leftOpen(sentence, { before: text, people })),
  ];
  const kept: Decision[] = [];
  for (const decision of found)
    if (
      kept.length < mostDecisions &&
      decision.text.split(/\s+/).length <= mostChoiceWords &&
      !kept.some((each) => each.text === decision.text)
    )
      kept.push(decision);
  return kept;
}
