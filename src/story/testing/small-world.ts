import { storedId } from '@/foundation/ids';
import type { Campaign, Person, Place } from '@/story/campaign/campaign';
import type { Condition } from '@/story/conditions/condition';
import { parseCondition } from '@/story/conditions/parse-condition';
import { parseEffect, type Effect } from '@/story/rules/effect';
import type { Memory } from '@/story/state/memory';
import type {
  AuthoredChoice,
  Passage,
  PassageConditions,
  ScenePart,
} from '@/story/campaign/passage';
import { defaultRules } from '@/story/rules/rules';
import { anyTime } from '@/story/campaign/any-time';

export function passage(
  id: string,
  part: ScenePart,
  conditions: Partial<PassageConditions> = {},
  rest: Partial<Omit<Passage, 'id' | 'part' | 'conditions'>> = {},
): Passage {
  return {
    id,
    part,
    conditions: { ...anyTime, ...conditions },
    once: true,
    weight: 1,
    effects: [],
    memory: null,
    prose: [`${id} is told.`],
    choices: [],
    ...rest,
  };
}

export function choice(text: string, rest: Partial<AuthoredChoice> = {}): AuthoredChoice {
  return {
    text,
    kind: 'do',
    target: null,
    stat: null,
    risk: null,
    tone: null,
    faction: null,
    requires: null,
    needs: null,
    hint: null,
    condition: null,
    leadsTo: null,
    elseTo: null,
    ...rest,
  };
}

export function effects(...texts: readonly string[]): readonly Effect[] {
  return texts.map((text) => {
    const effect = parseEffect(text);
    if (!effect.ok) throw new Error(effect.error);
    return effect.value;
  });
}

export function condition(text: string): Condition {
  const parsed = parseCondition(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

export function memory(id: string, rest: Partial<Memory> = {}): Memory {
  return {
    id: storedId.memory(id),
    scene: storedId.scene('scene-1'),
    summary: `Memory ${id}.`,
    timestamp: '2000-01-01T00:00:00.000Z',
    characters: [],
    about: null,
    location: null,
    significance: 'medium',
    kind: null,
    ...rest,
  };
}

const plain = { kind: 'village', region: null, features: [], mood: null } as const;

const places: readonly Place[] = [
  { ...plain, id: 'weir', name: 'the weir', exits: ['mill', 'old-road'], mood: 'uneasy' },
  { ...plain, id: 'mill', name: 'the mill', exits: ['weir'] },
  { ...plain, id: 'old-road', name: 'the old road', exits: ['weir'] },
  { ...plain, id: 'cell', name: 'the cell', exits: [] },
];

const people: readonly Person[] = [
  {
    id: 'oda',
    name: 'Oda Marsh',
    shortName: 'Oda',
    pronouns: { they: 'she', them: 'her', their: 'her' },
    role: null,
    place: 'weir',
  },
  {
    id: 'wen',
    name: 'Wen',
    shortName: 'Wen',
    pronouns: { they: 'he', them: 'him', their: 'his' },
    role: null,
    place: 'mill',
  },
];

/** A weir, a mill and a road; Oda at the weir, Wen at the mill. */
export function campaignOf(
  passages: readonly Passage[],
  rest: Partial<Omit<Campaign, 'passages'>> = {},
): Campaign {
  return {
    id: 'weir',
    title: 'The Weir',
    version: '1.0.0',
    description: '',
    genre: null,
    rulesHint: null,
    playtimeMinutes: null,
    rules: { ...defaultRules, stats: { nerve: 1 } },
    startingPlace: 'weir',
    startingItems: [],
    places: new Map(places.map((place) => [place.id, place])),
    people: new Map(people.map((person) => [person.id, person])),
    items: new Map([['rope', 'a rope']]),
    beats: [],
    endings: new Map([
      ['drowned-bell', { id: 'drowned-bell', title: 'The Drowned Bell', prose: ['It rings.'] }],
    ]),
    passages: new Map(passages.map((each) => [each.id, each])),
    ...rest,
  };
}

export const atWeir = {
  place: 'weir',
  time: { minutes: 9 * 60 },
  people: { oda: { place: 'weir' }, wen: { place: 'mill' } },
  stats: { nerve: 1 },
};
