import type { Decision } from '@/reading/decisions/decision';
import { sided } from '@/reading/decisions/decision-wordings';
import type { FoundPerson } from '@/reading/found/reading';
import { inert } from '@/reading/story/made-passage';
import type { Wordings } from '@/reading/story/pick';
import { wantedWords } from '@/reading/story/wanted-words';

const mostSides = 2;
const mostWords = 14;

/** Where people who are there want different things the player can take a part: of each person once. */
export class Sides {
  private readonly taken = new Set<string>();

  constructor(private readonly wordings: Wordings) {}

  among(people: readonly FoundPerson[]): readonly (Decision & {
    readonly words: string;
    readonly other: FoundPerson;
  })[] {
    const wanting = people.flatMap((person) => {
      const want = person.isSilent ? null : wantedWords(person.wants);
      return want === null || !want.startsWith('to ') ? [] : [{ person, want }];
    });
    if (wanting.length < 2) return [];
    const sides = wanting.flatMap(({ person, want }) => {
      const other = wanting.find((each) => each.person !== person)?.person;
      const deed = `side with ${person.shortName}, who wants ${want}`;
      const isNew = !this.taken.has(person.id) && deed.split(/\s+/).length <= mostWords;
      return isNew && other !== undefined ? [{ person, other, deed }] : [];
    });
    return sides.slice(0, mostSides).map(({ person, other, deed }) => {
      this.taken.add(person.id);
      const taken = this.wordings.next(sided, { x: `@${person.id}`, y: `@${other.id}` });
      return {
        ...{ text: `S${deed.slice(1)}.`, deed, done: `stood with ${person.shortName}` },
        ...{ stance: 'with', person, other, words: `You ${inert(deed)}. ${taken}` },
      };
    });
  }
}
