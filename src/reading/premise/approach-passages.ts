import { seedFrom } from '@/foundation/seeded-random';
import type { FoundPerson, Reading } from '@/reading/found/reading';
import {
  approachesAfter,
  approachesAgainst,
  approachesFor,
  leadsToPeople,
  leadsToPlaces,
} from '@/reading/premise/approach-wordings';
import type { Pursuit } from '@/reading/premise/premise-wordings';
import { lastBeat } from '@/reading/story/last-beat';
import { upperFirst } from '@/reading/prose/upper-first';
import { inert, madeChoice, madePassage } from '@/reading/story/made-passage';
import { metFlag } from '@/reading/story/met-flag';
import { saidKind } from '@/reading/story/said-kind';
import { tiesTold, wantsTold } from '@/reading/story/questions-to';
import type { Passage } from '@/story/campaign/passage';

/** Who has so much to say needs no more. */
const enoughTold = 2;

type Approaching = {
  readonly people: Reading['people'];
  readonly places: Reading['places'];
  readonly matter: string;
  readonly campaign: string;
  /** Puts names into words. */
  readonly put: (text: string, person: FoundPerson, others?: Slots) => string;
};

type Slots = Readonly<Record<string, string>>;

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
        ...lead(person, asked[(at + 1) % asked.length] ?? person, { nth: nth + at, approaching }),
      ];
    });
}

/** Whom to ask next, or where to look: from everybody something leads on to somebody else. */
function lead(
  person: FoundPerson,
  next: FoundPerson,
  { nth, approaching }: { readonly nth: number; readonly approaching: Approaching },
): readonly Passage[] {
  const { id, shortName, place: own } = person;
  const { places, put } = approaching;
  const others = places.filter((place) => place.id !== own);
  const place = others[nth % Math.max(1, others.length)];
  const toPerson = next.id !== id && (nth % 2 === 0 || place === undefined);
  if (!toPerson && place === undefined) return [];
  const pool = toPerson ? leadsToPeople : leadsToPlaces;
  const { text, kind, words } = pool[nth % pool.length] as Pursuit;
  const slots: Slots = toPerson ? { y: `@${next.id}` } : { place: inert(place?.name ?? '') };
  const to = `read-lead-${id}`;
  const asked = `has(flags.read_led_by_${id})`;
  return [
    madePassage({
      id: to,
      part: 'outcome',
      speaker: id,
      prose: [put(words, person, slots)],
      effects: [metFlag(id), `feeling ${id} +1`, `set flags.read_led_by_${id} true`],
      memory: {
        // In these words it is known for what makes one go there.
        text: `${upperFirst(shortName)} told you ${toPerson ? `to ask ${next.shortName}` : `to look at ${place?.name ?? ''}`}.`,
        about: id,
        kind: saidKind,
      },
    }),
    madePassage({
      id: `${to}-offer`,
      part: 'choices',
      who: [id],
      before: [lastBeat],
      choices: [
        madeChoice({
          ...{ text: put(text, person), kind, target: id, leadsTo: to },
          when: [
            `scene_count > 1 and not ${asked}`,
            ...(toPerson ? [`not has(flags.read_met_${next.id})`] : []),
          ].join(' and '),
        }),
      ],
    }),
  ];
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
