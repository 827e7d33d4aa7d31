import { areOpposite, plainestDeed } from '@/understanding/lexicon/same-deed';
import { wordsIn } from '@/understanding/grammar/words-in';
import type { Offered } from '@/understanding/story/offered';

/** What a choice does, by the plainest verb for each: those that begin it or follow a comma or "and". */
export function deedsOfChoice({ text, intent }: Offered): readonly string[] {
  const begun = text.toLowerCase().split(/[,;:.]|\b(?:and|then|or)\b/);
  const verbs = begun.flatMap((part) => wordsIn(part).slice(0, 1));
  return [...verbs, intent.kind].map(plainestDeed);
}

/** Keeping a letter shut is not breaking its seal, however many words they share. */
export function contradicts(deed: string, choice: Offered): boolean {
  const deeds = deedsOfChoice(choice);
  return !deeds.includes(deed) && deeds.some((other) => areOpposite(deed, other));
}
