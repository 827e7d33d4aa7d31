import { loadCampaign } from '@/campaign/load-campaign';
import { readPlayer } from '@/campaign/read-player';
import { findingWords } from '@/foundation/finding';
import type { Json } from '@/foundation/json';
import { playerTemplateLimits } from '@/foundation/limits';
import { seededRandom } from '@/foundation/seeded-random';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';

const never = new AbortController().signal;

const camelot = {
  character_creation: {
    mode: 'guided',
    guidance: 'You are a traveler arriving in Camelot.',
  },
  allowed_races: [
    { name: 'Human', description: 'Versatile and adaptable', traits: ['diplomatic'] },
    { name: 'Elf' },
  ],
  allowed_classes: [{ name: 'Knight', abilities: ['swordsmanship', 'leadership'] }],
  starting_location: 'Gates of Camelot',
  starting_items: ["traveler's cloak", 'worn dagger'],
  constraints: { must_be_human: true, era_locked: 'Medieval', odd: { a: 1 } },
};

async function loaded(template: Json, more: Readonly<Record<string, Json>> = {}) {
  const files = {
    'manifest.json': { title: 'Camelot', version: '1.0.0' },
    'characters/player/template.json': template,
    ...more,
  };
  const store = memoryFileStore(
    Object.fromEntries(
      Object.entries(files).map(([path, json]) => [`camelot/${path}`, JSON.stringify(json)]),
    ),
  );
  const result = await loadCampaign(store, 'camelot', never);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

it('[arch §6.2.6] a template says who the player can be, within its limits', () => {
  expect(readPlayer(camelot)).toEqual({
    startingPlace: 'Gates of Camelot',
    startingItems: ["traveler's cloak", 'worn dagger'],
    player: {
      mode: 'guided',
      guidance: 'You are a traveler arriving in Camelot.',
      races: [
        {
          name: 'Human',
          description: 'Versatile and adaptable',
          traits: ['diplomatic'],
          abilities: [],
        },
      ],
      classes: [
        {
          name: 'Knight',
          description: null,
          traits: [],
          abilities: ['swordsmanship', 'leadership'],
        },
      ],
      limits: ['Must be human', 'Era locked: Medieval'],
      given: {},
    },
    findings: [],
  });
});

it('[arch §6.2.6] a template that names only a start says nothing of who the player is', () => {
  expect(readPlayer({ starting_location: 'weir', starting_items: ['rope'] }).player).toBeNull();
});

it.each<[string, Json, string | undefined]>([
  ['by the template', { mode: 'preset', name: 'Ada', guidance: 'You are Bea.' }, 'Ada'],
  [
    'by what it tells the player',
    { mode: 'preset', guidance: 'You are Wilma Twopenny, 11.' },
    'Wilma Twopenny',
  ],
  ['by nobody', { mode: 'preset', guidance: 'You are the Assessor, sent up here.' }, undefined],
  ['by nobody', { mode: 'freeform', guidance: 'You are Human, and mortal.' }, undefined],
])('[arch §6.2.6] the person of a story is named %s', (_, creation, name) => {
  expect(readPlayer({ character_creation: creation }).player?.given.name).toBe(name);
});

it('[arch §6.2.6] things that no file lists are things of the story, with an id and their name', async () => {
  const { campaign, findings } = await loaded(camelot);
  expect(findings).toEqual([]);
  expect(campaign).toMatchObject({
    startingItems: ['travelers_cloak', 'worn_dagger'],
    items: new Map([
      ['travelers_cloak', "traveler's cloak"],
      ['worn_dagger', 'worn dagger'],
    ]),
    startingPlace: 'gates_of_camelot',
  });
  expect(campaign.places.get('gates_of_camelot')?.name).toBe('Gates of Camelot');
});

it('[arch §6.2.6] what a file lists is meant by its id and by its name', async () => {
  const items = [{ id: 'cloak', name: "a traveler's cloak" }, { id: 'knife' }];
  const places = [{ id: 'hall' }, { id: 'gates', name: 'the Gates of Camelot' }];
  const { campaign } = await loaded(
    { ...camelot, starting_items: ["Traveler's cloak", 'knife', 'old-lamp', '!!', 'Old lamp'] },
    { 'world/items.json': items, 'world/places.json': places },
  );
  expect([campaign.startingPlace, campaign.startingItems]).toEqual([
    'gates',
    ['cloak', 'knife', 'old-lamp', 'thing_2', 'old_lamp'],
  ]);
  expect(campaign.items.get('old-lamp')).toBe('old lamp');
});

it('[arch §6.2.6; arch §6.2.13] what is too much, too long or there twice is named and left out', () => {
  const { entries, nameCharacters, textCharacters } = playerTemplateLimits;
  const long = 'x'.repeat(nameCharacters + 1);
  const { player, startingItems, findings } = readPlayer({
    character_creation: { mode: 'guided', guidance: 'x'.repeat(textCharacters + 1) },
    allowed_races: [{ name: 'Human' }, { name: 'human' }, { name: long }],
    allowed_classes: [{ name: 'Knight', abilities: [long, 'riding'] }],
    starting_items: Array.from({ length: entries + 1 }, (_, nth) => `thing ${String(nth)}`),
  });
  expect(findings.map(findingWords)).toEqual([
    'characters/player/template.json error too-many starting_items has more than 50 entries; those after them are not read',
    'characters/player/template.json error twice allowed_races[1] human is there twice',
    'characters/player/template.json error too-long allowed_races[2].name has more than 120 characters, and is not read',
    'characters/player/template.json error too-long allowed_classes[0].abilities[0] has more than 120 characters, and is not read',
    'characters/player/template.json error too-long character_creation.guidance has more than 4,000 characters, and is not read',
  ]);
  expect(player?.races.map(({ name }) => name)).toEqual(['Human']);
  expect(player?.classes[0]?.abilities).toEqual(['riding']);
  expect(startingItems).toHaveLength(entries);
});

describe('[arch §6.2.6; arch §6.2.13] whatever stands in a template, it can be played, and each fault is named', () => {
  const odd: readonly Json[] = [
    ...[null, true, 0, -1, '', 'x', '__proto__', '\u0000', '{', [], {}, [[]], [null], ['a', 1]],
    ...[{ name: '' }, { name: 5 }, { mode: 'random' }, { mode: 'preset' }, 'x'.repeat(9_999)],
    ...[{ traits: [] }, [{ name: 'a', traits: 'b' }], [{ name: 'constructor' }], ['constructor']],
  ];
  const fields = [...Object.keys(camelot), 'x'];

  it.each(Array.from({ length: 60 }, (_, seed) => seed))('seed %i', async (seed) => {
    const random = seededRandom(seed);
    const any = (): Json => odd[random.between(0, odd.length - 1)] ?? null;
    const pairs = fields.map((field) => [
      field,
      random.between(0, 2) === 0 ? (camelot as Readonly<Record<string, Json>>)[field] : any(),
    ]);
    const template = seed === 0 ? any() : (Object.fromEntries(pairs) as Json);
    const { campaign, findings } = await loaded(template);
    const start = JSON.stringify([campaign.startingItems, campaign.player ?? null]);
    expect(start.length).toBeLessThan(50_000);
    expect(campaign.startingItems.every((item) => campaign.items.has(item))).toBe(true);
    expect(findings.every(({ file }) => file === 'characters/player/template.json')).toBe(true);
  });

  it.each<[string, Json, string]>([
    ['a list', [], 'must be an object'],
    ['races in one text', { allowed_races: 'Human' }, 'allowed_races must be a list'],
    [
      'a trait that is a number',
      { allowed_races: [{ name: 'A', traits: [1] }] },
      'allowed_races[0].traits[0] must be text',
    ],
  ])('%s', (_, template, message) => {
    expect(readPlayer(template).findings.map((finding) => finding.message)).toEqual([message]);
  });
});
