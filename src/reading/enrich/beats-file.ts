import { seedFrom } from '@/foundation/seeded-random';
import type { JsonObject } from '@/foundation/json';
import { jsonFile, type GeneratedFile } from '@/reading/enrich/generated-file';
import type { Material } from '@/reading/enrich/material';
import { gathered, pressed, raised } from '@/reading/enrich/own-wordings';
import { plainTelling, type Told } from '@/reading/enrich/plain-telling';
import type { Matter } from '@/reading/enrich/premise-matters';
import type { FoundPerson } from '@/reading/found/reading';
import type { StorySituation } from '@/reading/situation-form/story-situation';
import { castNames } from '@/reading/casting/cast';
import { castFor, type Cast } from '@/reading/casting/cast-situation';
import { knownFromStart } from '@/reading/casting/things-that-matter';
import { toneOf } from '@/reading/story/wordings';

/** What the premise leaves open comes up, presses and comes together; between, two situations with people of the story. */
export function beatsFile(
  material: Material,
  situations: readonly StorySituation[],
): GeneratedFile | null {
  const { company, matters, seeds } = material;
  const [first, second = first] = company;
  if (first === undefined || second === undefined) return null;
  const main = matters[0] ?? { id: 'it', name: 'what has happened', isThing: false, at: null };
  const [one, other] = castBeats(material, situations);
  const beats: readonly JsonObject[] = [
    questionBeat('raised', { person: first, matter: main, from: 3 }, material),
    ...(one === undefined ? [] : [situationBeat(one, 6, material)]),
    questionBeat('pressed', { person: second, matter: main, from: 9 }, material),
    ...(other === undefined ? [] : [situationBeat(other, 11, material)]),
    questionBeat('gathered', { person: first, matter: main, from: 14 }, material),
  ];
  const origins = matters.flatMap(({ at }) => (at === null ? [] : [at])).slice(0, 3);
  return jsonFile({ path: 'plot/beats.json', kind: 'beats' }, { beats }, { seeds, origins });
}

const questions = {
  raised: { words: raised, title: '{matter} is spoken of', after: null },
  pressed: { words: pressed, title: 'It will not keep', after: 'raised' },
  gathered: { words: gathered, title: 'Nearly whole', after: 'pressed' },
} as const;

function questionBeat(
  id: keyof typeof questions,
  {
    person,
    matter,
    from,
  }: { readonly person: FoundPerson; readonly matter: Matter; readonly from: number },
  { wordings }: Material,
): JsonObject {
  const { words, title, after } = questions[id];
  const roles = rolesOf([
    ['x', { person }],
    ['matter', { words: matter.name }],
  ]);
  return {
    id,
    title: plainTelling(title, roles),
    description: plainTelling(wordings.next(words, {}), roles),
    conditions: {
      scene_count: { min: from },
      ...(after === null ? {} : { requires_beat: after }),
      ...(after === null ? { player_choice: `asks ${person.shortName} about ${matter.name}` } : {}),
      custom: metHere([person.id]),
    },
    priority: 'high',
    consequences: [plainTelling('{x} {x.has} spoken with you about {matter}.', roles)],
  };
}

/** Only with whom the player has met, and where they are. */
function metHere(people: readonly string[]): string {
  return people
    .map((id) => `people.${id}.place == place and has(flags.read_met_${id})`)
    .join(' and ');
}

type CastBeat = { readonly situation: StorySituation; readonly cast: Cast };

/** Two, about what the premise leaves open, with different people if there are some. */
function castBeats(material: Material, situations: readonly StorySituation[]): readonly CastBeat[] {
  const { campaign, company, reading, placeOf, matters } = material;
  const stage = {
    ...{ reading, placeOf, tone: toneOf(campaign), campaign: campaign.id, quiet: 0 },
    things: reading.things,
    known: knownFromStart(reading, campaign),
  };
  const chosen: CastBeat[] = [];
  const drawn = situations
    .map((situation) => ({ situation, lot: seedFrom(0, campaign.id, 'beat', situation.id) }))
    .sort((one, other) => one.lot - other.lot);
  for (const { situation } of drawn) {
    const kinds = Object.values(situation.roles).map(({ is }) => is);
    // What lies elsewhere may be where the player stands by then, and only the narrator knows where that is.
    const isAnywhere =
      !kinds.includes('elsewhere') && !/\{place\}/.test(JSON.stringify(situation.words));
    if (!kinds.includes('topic') || !isAnywhere) continue;
    const matter = matters[chosen.length % Math.max(1, matters.length)];
    const cast = matter === undefined ? null : castFor(situation, stage, chosen.length);
    if (cast === null || matter === undefined) continue;
    const people = peopleOf(cast);
    const isFit = people.length > 0 && people.every((person) => company.includes(person));
    const wasThere = chosen.some((each) => peopleOf(each.cast)[0] === people[0]);
    const isTwice = [...cast.values()].some(
      (slot) => slot.is === 'thing' && slot.thing.name === matter.name,
    );
    if (!isFit || isTwice || (wasThere && company.length > 1)) continue;
    chosen.push({ situation, cast: about(matter, situation, cast) });
    if (chosen.length === 2) break;
  }
  return chosen;
}

/** What the author's premise asks is what they talk about. */
function about(matter: Matter, { roles }: StorySituation, cast: Cast): Cast {
  return new Map(
    [...cast].map(([role, slot]) => [
      role,
      roles[role]?.is === 'topic' ? { is: 'words' as const, words: matter.name } : slot,
    ]),
  );
}

function peopleOf(cast: Cast): readonly FoundPerson[] {
  return [...cast.values()].flatMap((slot) => (slot.is === 'person' ? [slot.person] : []));
}

function situationBeat(
  { situation, cast }: CastBeat,
  from: number,
  { campaign }: Material,
): JsonObject {
  const roles = rolesOf(
    [...cast].map(([role, slot]): readonly [string, Told] => {
      if (slot.is === 'person') return [role, { person: slot.person }];
      return [role, { words: slot.is === 'thing' ? slot.thing.name : slot.words }];
    }),
  );
  const { id, words } = situation;
  const title = id.replace(/-/g, ' ');
  return {
    id: id.replace(/-/g, '_'),
    title: title.charAt(0).toUpperCase() + title.slice(1),
    description: words[toneOf(campaign)].map((text) => plainTelling(text, roles)).join('\n\n'),
    conditions: {
      scene_count: { min: from },
      custom: metHere(peopleOf(cast).map((each) => each.id)),
    },
    priority: 'medium',
    situation: { id, cast: castNames(cast) },
  };
}

function rolesOf(roles: readonly (readonly [string, Told])[]): ReadonlyMap<string, Told> {
  return new Map(roles);
}
