import { firstOf, memoryOf, newestThat } from '@/narrator/reasons/memory-of';
import { namesInChoice } from '@/narrator/reasons/names-in-choice';
import { speakOfTheSame } from '@/narrator/reasons/speak-of-the-same';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { Memory } from '@/story/state/memory';
import { namesWord } from '@/story/words/names-word';

/** "Ask him" means whom it turns to; "Carry water round" means nobody. */
const personal = /\b(?:him|her|them|his|their)\b/i;

/** What is about them and of what the choice speaks of; else, if it means them by its words, what is between them. */
export function memoryOfPerson(text: string, id: string, context: TellingContext): Memory | null {
  const { campaign, past } = context;
  const ofTheSame = newestThat(
    past.memories,
    (memory) => memory.about === id && speakOfTheSame(text, memory, campaign),
  );
  const isMeant = personal.test(text) || namesWord(text, campaign.people.get(id)?.shortName ?? '');
  return ofTheSame ?? (isMeant ? memoryOf(past.memories, id, campaign) : null);
}

/** Of the first whom its words name and there is something to remember of. */
export function memoryOfThoseNamed(text: string, context: TellingContext): Memory | null {
  const { campaign } = context;
  return firstOf(
    namesInChoice(text, campaign).filter((id) => campaign.people.has(id)),
    (id) => memoryOfPerson(text, id, context),
  );
}
