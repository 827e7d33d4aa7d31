import { tellsBeat, type Passage } from '@/story/campaign/passage';

type Passages = ReadonlyMap<string, Passage>;

/** Where an author's passage and a made one fit alike, the author's is told. */
const stepBack = 1;

/** What is made of prose as far as its author has not told it in passages of their own. */
export function besideAuthors(made: readonly Passage[], authored: Passages): readonly Passage[] {
  if (authored.size === 0) return made;
  const own = [...authored.values()];
  const hasOpening = own.some(({ part }) => part === 'opening');
  const isTold = ({ part, conditions, prose }: Passage): boolean =>
    (hasOpening && part === 'opening') ||
    (prose.length > 0 &&
      conditions.beat !== null &&
      own.some((passage) => tellsBeat(passage, conditions.beat ?? '')));
  return made
    .filter((passage) => !isTold(passage))
    .map((passage) => ({ ...passage, weight: passage.weight - stepBack }));
}
