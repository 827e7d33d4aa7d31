import type { FoundPerson, FoundPlace, Reading } from '@/reading/found/reading';
import { inert, madeChoice, madePassage } from '@/reading/story/made-passage';
import type { Wordings } from '@/reading/story/pick';
import type { Passage } from '@/story/campaign/passage';

/** So many people come when they are sent for, each of them once. */
const mostComing = 6;

/** `{x}` was sent for, and is at `{place}` now. */
const comings: readonly string[] = [
  '{x} come{x.s} sooner than you had reckoned with. "It is about {matter}," {x.they} say{x.s}, "or you would not have sent for me."',
  '"You sent for me," say{x.s} {x}. "I nearly did not come. Then I thought of {matter}."',
  'It takes some time, and then {x} {x.is} there. "It had better be about {matter}," {x.they} say{x.s}.',
  '"Here I am," say{x.s} {x}. "Nobody has ever asked me to {place} before."',
  '{x} come{x.s} to {place}, and not gladly. "Say it quickly," {x.they} say{x.s}.',
  '"I was coming anyway," say{x.s} {x}, which nobody could prove.',
];

/** Where nobody is somebody can be sent for: who is met is worth more than one more empty place. */
export function companyPassages(
  { people, places }: Reading,
  matter: string,
  wordings: Wordings,
): readonly Passage[] {
  const coming = people
    .filter(({ isSilent, stands }) => !isSilent && stands === null)
    .slice(0, mostComing);
  return places.flatMap((place) =>
    coming.length === 0 ? [] : sentFor(place, { people, coming, matter, wordings }),
  );
}

type Company = {
  readonly people: readonly FoundPerson[];
  readonly coming: readonly FoundPerson[];
  readonly matter: string;
  readonly wordings: Wordings;
};

function sentFor(
  { id, name }: FoundPlace,
  { people, coming, matter, wordings }: Company,
): readonly Passage[] {
  const to = (person: FoundPerson): string => `read-came-${person.id}-${id}`;
  const nobody = people.map((person) => `people.${person.id}.place != "${id}"`).join(' and ');
  return [
    ...coming.map((person) =>
      madePassage({
        id: to(person),
        part: 'outcome',
        speaker: person.id,
        prose: [
          wordings.next(comings, {
            ...{ x: `@${person.id}`, place: inert(name), matter: inert(matter) },
          }),
        ],
        effects: [`set people.${person.id}.place ${id}`, `set flags.read_came_${person.id} true`],
        memory: {
          text: `${person.shortName} came to ${name} because you asked.`,
          about: person.id,
        },
      }),
    ),
    madePassage({
      id: `read-send-${id}`,
      part: 'choices',
      where: [id],
      weight: 2,
      when: ['scene_count > 3', nobody],
      choices: coming.map((person) =>
        madeChoice({
          text: `Send for ${person.shortName}.`,
          kind: 'help',
          leadsTo: to(person),
          when: `has(flags.read_met_${person.id}) and not has(flags.read_came_${person.id})`,
        }),
      ),
    }),
  ];
}
