import type { FoundPerson, FoundPlace, Reading } from '@/reading/found/reading';
import { madeChoice, madePassage } from '@/reading/story/made-passage';
import { saidKind } from '@/reading/story/said-kind';
import type { Wordings } from '@/reading/story/pick';
import { mullings } from '@/reading/story/wordings';
import type { Passage } from '@/story/campaign/passage';

/**
 * Where nobody is there is time to go over what somebody said, at each place somebody else: those first who are
 * where the story begins. Who has done so is told more of them when they meet again.
 */
export function mulledPassages(
  { people, places }: Reading,
  { placeOf, start }: { readonly placeOf: ReadonlyMap<string, string>; readonly start: string },
  wordings: Wordings,
): readonly Passage[] {
  const lived = new Set(placeOf.values());
  const isNear = ({ id }: FoundPerson): boolean => placeOf.get(id) === start;
  const known = [...people.filter(isNear), ...people.filter((person) => !isNear(person))];
  return places
    .filter(({ id }) => !lived.has(id))
    .flatMap((place, at) => {
      const person = known[at % Math.max(1, known.length)];
      return person === undefined ? [] : mulling(person, place, wordings);
    });
}

function mulling(
  { id, shortName }: FoundPerson,
  place: FoundPlace,
  wordings: Wordings,
): readonly Passage[] {
  const to = `read-mull-${place.id}`;
  const recalls = { about: id, kind: saidKind };
  return [
    madePassage({
      id: to,
      part: 'outcome',
      recalls,
      prose: [wordings.next(mullings, { x: `@${id}` })],
      effects: [`set flags.read_knows_${id} true`],
      memory: { text: `You went over what ${shortName} said.`, about: id },
    }),
    madePassage({
      id: `read-mull-at-${place.id}`,
      part: 'choices',
      where: [place.id],
      recalls,
      choices: [
        madeChoice({ text: `Go over what ${shortName} said.`, kind: 'think', leadsTo: to }),
      ],
    }),
  ];
}
