import { seedFrom } from '@/foundation/seeded-random';
import type { FoundPerson, Reading } from '@/reading/found/reading';
import {
  approachesAfter,
  approachesAgainst,
  approachesFor,
} from '@/reading/premise/approach-wordings';
import type { Pursuit } from '@/reading/premise/premise-wordings';
import { lastBeat } from '@/reading/story/last-beat';
import { madeChoice, madePassage } from '@/reading/story/made-passage';
import { metFlag } from '@/reading/story/met-flag';
import { tiesTold, wantsTold } from '@/reading/story/questions-to';
import type { Passage } from '@/story/campaign/passage';

/** Who has so much to say needs no more. */
const enoughTold = 2;

type Approaching = {
  readonly people: Reading['people'];
  readonly matter: string;
  readonly campaign: string;
  /** Puts names and the matter into words. */
  readonly put: (text: string, person: FoundPerson) => string;
};

/** Of whom an author wrote little, there is little to ask: one can take their side or not, and go on from there. */
export function approachPassages(
  asked: readonly FoundPerson[],
  approaching: Approaching,
): readonly Passage[] {
  const { people, campaign } = approaching;
  const nth = seedFrom(0, campaign);
  return asked
    .filter((person) => wantsTold(person).length + tiesTold(person, people).length < enoughTold)
    .flatMap((person, at) => {
      const { id } = person;
      const pick = (pool: readonly Pursuit[]): Pursuit => pool[(nth + at) % pool.length] as Pursuit;
      const done = `has(flags.read_approached_${id})`;
      const make = (way: Way): readonly Passage[] => approach(person, way, approaching);
      const key = `read-approach-${id}`;
      return [
        ...make({
          key: `${key}-for`,
          pursuit: pick(approachesFor),
          when: `not ${done}`,
          liking: 4,
        }),
        ...make({
          ...{ key: `${key}-against`, pursuit: pick(approachesAgainst) },
          ...{ when: `not ${done}`, liking: -4 },
        }),
        ...make({ key: `${key}-after`, pursuit: pick(approachesAfter), when: done, liking: 2 }),
      ];
    });
}

type Way = {
  readonly key: string;
  readonly pursuit: Pursuit;
  readonly when: string;
  readonly liking: number;
};

function approach(
  person: FoundPerson,
  { key, pursuit: { text, kind, words }, when, liking }: Way,
  { matter, put }: Approaching,
): readonly Passage[] {
  const { id, shortName } = person;
  return [
    madePassage({
      id: key,
      part: 'outcome',
      speaker: id,
      prose: [put(words, person)],
      effects: [
        metFlag(id),
        `feeling ${id} ${liking < 0 ? '' : '+'}${String(liking)}`,
        `set flags.read_approached_${id} true`,
        ...(liking > 2 ? ['count read_for_it +1'] : []),
      ],
      memory: {
        text:
          liking < 0
            ? `You set yourself against ${shortName} over ${matter}.`
            : `You and ${shortName} came closer over ${matter}.`,
        about: id,
      },
    }),
    madePassage({
      id: `${key}-offer`,
      part: 'choices',
      who: [id],
      before: [lastBeat],
      choices: [
        madeChoice({
          ...{ text: put(text, person), kind, target: id, leadsTo: key },
          when: `scene_count > 1 and ${when}`,
        }),
      ],
    }),
  ];
}
