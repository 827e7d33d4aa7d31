import type { CampaignFiles } from '@/campaign/campaign-files';
import { loadCampaign } from '@/campaign/load-campaign';
import { findingWords } from '@/foundation/finding';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import { emptyCampaign } from '@/story/campaign/empty-campaign';
import { conditionOf } from '@/story/testing/condition-of';

const never = new AbortController().signal;
const manifest = JSON.stringify({ title: 'The Weir', version: '1.0.0', description: 'A river.' });

function load(files: Readonly<Record<string, string>>) {
  const inFolder = Object.entries(files).map(([path, text]) => [`weir/${path}`, text] as const);
  return loadCampaign(memoryFileStore(Object.fromEntries(inFolder)), 'weir', never);
}

async function loaded(files: Readonly<Record<string, string>>) {
  const result = await load(files);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

it('[arch §6.2.3] a manifest with a title and a version is enough to play', async () => {
  expect(await loaded({ 'manifest.json': manifest })).toEqual({
    campaign: {
      ...emptyCampaign,
      id: 'weir',
      title: 'The Weir',
      version: '1.0.0',
      description: 'A river.',
    },
    contents: expect.any(Function) as () => string,
    files: expect.any(Function) as () => CampaignFiles,
    lore: new Map(),
    findings: [],
    generated: [],
  });
});

it('[arch §6.2.2] every file of the folder becomes its part of the campaign', async () => {
  const { campaign, findings } = await loaded({
    'manifest.json': manifest,
    'world/places.json': JSON.stringify({
      places: [
        {
          id: 'weir',
          name: 'the weir',
          kind: 'road',
          region: 'Lower Marsh',
          features: ['bell', 'plank'],
          exits: ['mill'],
          mood: 'uneasy',
        },
        { id: 'mill' },
      ],
    }),
    'world/items.json': JSON.stringify([{ id: 'rope', name: 'a rope' }]),
    'characters/npcs/oda/profile.json': JSON.stringify({
      name: 'Oda Marsh',
      pronouns: 'she/her',
      role: 'Miller',
      personality: {},
      place: 'mill',
    }),
    'characters/npcs/wen/profile.json': JSON.stringify({
      name: 'Wen',
      short_name: 'the boy',
      role: 'Goatherd',
      personality: {},
      pronouns: 'xe',
    }),
    'characters/player/template.json': JSON.stringify({
      starting_location: 'mill',
      starting_items: ['rope'],
    }),
    'plot/beats.json': JSON.stringify([{ id: 'storm' }]),
    'plot/endings/bell.md': '---\nid: drowned-bell\ntitle: The Drowned Bell\n---\nIt rings.\n',
    'plot/endings/plain.md': '---\ntitle:\n---\nIt is over.',
    'plot/passages/deep/er/weir.md': '## weir\npart: place\n\nThe weir.',
    'art/weir.png': 'not read',
  });
  expect(findings).toEqual([]);
  expect(campaign).toMatchObject({
    startingPlace: 'mill',
    startingItems: ['rope'],
    places: new Map([
      [
        'weir',
        {
          id: 'weir',
          name: 'the weir',
          kind: 'road',
          region: 'Lower Marsh',
          features: [
            { name: 'bell', condition: null },
            { name: 'plank', condition: null },
          ],
          exits: ['mill'],
          mood: 'uneasy',
        },
      ],
      [
        'mill',
        {
          id: 'mill',
          name: 'mill',
          kind: 'interior',
          region: null,
          features: [],
          exits: [],
          mood: null,
        },
      ],
    ]),
    items: new Map([['rope', 'a rope']]),
    people: new Map([
      [
        'oda',
        {
          id: 'oda',
          name: 'Oda Marsh',
          shortName: 'Oda',
          pronouns: { they: 'she', them: 'her', their: 'her' },
          role: 'Miller',
          place: 'mill',
        },
      ],
      [
        'wen',
        {
          id: 'wen',
          name: 'Wen',
          shortName: 'the boy',
          pronouns: { they: 'they', them: 'them', their: 'their' },
          role: 'Goatherd',
          place: null,
        },
      ],
    ]),
    endings: new Map([
      ['drowned-bell', { id: 'drowned-bell', title: 'The Drowned Bell', prose: ['It rings.'] }],
      ['plain', { id: 'plain', title: 'plain', prose: ['It is over.'] }],
    ]),
  });
  expect(campaign.beats.map(({ id }) => id)).toEqual(['storm']);
  expect([...campaign.passages.keys()]).toEqual(['weir']);
});

it('[arch §6.2.13] a kind of place that nobody draws is named, and guessed instead', async () => {
  const { campaign, findings } = await loaded({
    'manifest.json': manifest,
    'world/places.json': JSON.stringify([{ id: 'weir', name: 'the old weir', kind: 'dungeon' }]),
  });
  expect(findings).toMatchObject([
    {
      file: 'world/places.json',
      message:
        'weir: kind must be one of "village", "water", "sky", "interior", "forest", "road", "field"',
    },
  ]);
  expect(campaign.places.get('weir')?.kind).toBe('water');
});

it('[arch §6.2] what a picture must not leave out may have a condition, and may stand for every place', async () => {
  const { campaign, findings } = await loaded({
    'manifest.json': manifest,
    'world/places.json': JSON.stringify({
      features: [{ feature: 'falling-snow', if: 'beat.first_flakes' }],
      places: [
        { id: 'weir', features: ['bell', { feature: 'plank', if: 'not flags.broken' }] },
        { id: 'mill' },
      ],
    }),
  });
  const snow = { name: 'falling-snow', condition: conditionOf('beat.first_flakes') };
  expect(findings).toEqual([]);
  expect([...campaign.places.values()].map(({ features }) => features)).toEqual([
    [
      { name: 'bell', condition: null },
      { name: 'plank', condition: conditionOf('not flags.broken') },
      snow,
    ],
    [snow],
  ]);
});

it('[arch §6.2.13] a feature whose condition is faulty is named with it, and left out', async () => {
  const { campaign, findings } = await loaded({
    'manifest.json': manifest,
    'world/places.json': JSON.stringify({
      features: [{ feature: 'thaw', if: 'beat.' }],
      places: [
        {
          id: 'weir',
          features: [{ feature: 'plank', if: 'flags.a and' }, { feature: 'goats', if: 5 }, 'bell'],
        },
      ],
    }),
  });
  expect(findings).toMatchObject([
    { file: 'world/places.json', message: 'weir: features[1].if must be text' },
    {
      file: 'world/places.json',
      message: 'features: the "if" of thaw is "beat." at character 5: a condition cannot use .',
    },
    {
      file: 'world/places.json',
      message:
        'weir: features: the "if" of plank is "flags.a and" at character 12: the condition stops in the middle',
    },
  ]);
  expect(campaign.places.get('weir')?.features).toEqual([{ name: 'bell', condition: null }]);
});

it.each([
  [0.3, 18],
  [2, 120],
  [0, null],
  [-1, null],
  ['an hour', null],
])('[arch §6.2.3] a playtime of %j hours is %j minutes', async (hours, minutes) => {
  const { campaign } = await loaded({
    'manifest.json': JSON.stringify({
      title: 'The Weir',
      version: '1.0.0',
      genre: 'Quiet fantasy',
      estimated_playtime_hours: hours,
    }),
  });
  expect([campaign.genre, campaign.playtimeMinutes]).toEqual(['Quiet fantasy', minutes]);
});

it('[arch §6.2.3] what else is wrong in a manifest is named, and the story plays', async () => {
  const { campaign, findings } = await loaded({
    'manifest.json': JSON.stringify({
      title: 'The Weir',
      version: '1',
      genre: ['noir'],
      content_rating: 'PG-13',
    }),
  });
  expect([campaign.title, campaign.version, campaign.genre]).toEqual(['The Weir', '1', null]);
  expect(findings).toMatchObject([
    {
      file: 'manifest.json',
      message: 'version must be a version in three numbers, such as 1.0.0',
    },
    { file: 'manifest.json', message: 'genre must be text' },
    {
      file: 'manifest.json',
      message:
        'content_rating must be one of "Everyone", "Everyone 10+", "Teen", "Mature", "Adults Only"',
    },
  ]);
});

it('[arch §7.4] a faction is known by its file and by the rule block', async () => {
  const { campaign, findings } = await loaded({
    'manifest.json': manifest,
    'world/factions.json': JSON.stringify({ factions: [{ id: 'millers', name: 'the millers' }] }),
    'world/rules.md': '```json\n{"rules":{"factions":{"millers":{"start":5}}}}\n```',
  });
  expect(findings).toEqual([]);
  expect(campaign.rules.factions).toEqual({
    millers: { name: 'the millers', start: 5, scale: 100 },
  });
});

it('without a template the story starts at the first place', async () => {
  const { campaign } = await loaded({
    'manifest.json': manifest,
    'world/places.json': JSON.stringify([{ id: 'weir' }, { id: 'mill' }]),
  });
  expect(campaign.startingPlace).toBe('weir');
});

it('[arch §6.2.13] every fault names its file, and the rest plays', async () => {
  const { campaign, findings } = await loaded({
    'manifest.json': manifest,
    'world/places.json': '{',
    'world/items.json': JSON.stringify([{ name: 'nameless' }, { id: 'rope', name: 5 }]),
    'world/factions.json': JSON.stringify({ factions: ['millers'] }),
    'characters/npcs/oda/profile.json': '{}',
    'characters/npcs/jon/profile.json': JSON.stringify({ name: 'Jon', place: 7 }),
    'characters/npcs/ash/profile.json': '{',
    'characters/player/template.json': JSON.stringify({ starting_items: ['rope', 2] }),
    'plot/beats.json': JSON.stringify([{ id: 'a', conditions: { weather: 'x' } }, { id: 'b' }]),
    'plot/endings/bell.md': '---\na: [\n---\nIt rings.',
    'plot/endings/odd.md': '---\ntitle: 5\ngenerated: true\n---\nOdd.',
    'plot/passages/one.md': '## twin\npart: place\n\nOne.\n\n## bad\npart: chorus\n\nNo.',
    'plot/passages/two.md': '## twin\npart: place\n\nTwo.',
    'world/rules.md': '```json\n{}\n```',
  });
  expect(findings.map(findingWords)).toEqual([
    'plot/endings/odd.md:3 error provenance Generated asset missing provenance (generated=true requires provenance.source_model, provenance.generated_at, provenance.seed_data)',
    'plot/passages/one.md:6 error schema bad: part must be one of "opening", "outcome", "place", "waylaid", "reaction", "pressure", "callback", "breather", "ending", "choices", "retelling"',
    'plot/passages/two.md:1 error twice twin is there twice',
    'world/factions.json:1:14 error schema factions[0] must be an object',
    'world/rules.md:2:1 error schema the rule block is not used: it has no key "rules"',
    'plot/beats.json:1:25 error condition a: the condition "weather" is not understood',
    'world/places.json:1:2 error not-json is not JSON: it ends too early',
    'world/items.json:1:2 error schema items[0].id is missing',
    'world/items.json:1:42 error schema rope: name must be text',
    'characters/player/template.json:1:27 error schema starting_items[1] must be text',
    'characters/npcs/ash/profile.json:1:2 error not-json is not JSON: it ends too early',
    'characters/npcs/jon/profile.json:1:1 error schema role is missing',
    'characters/npcs/jon/profile.json:1:1 error schema personality is missing',
    'characters/npcs/jon/profile.json:1:23 error schema place must be text',
    'characters/npcs/oda/profile.json:1:1 error schema name is missing',
    'characters/npcs/oda/profile.json:1:1 error schema role is missing',
    'characters/npcs/oda/profile.json:1:1 error schema personality is missing',
    expect.stringMatching(/^plot\/endings\/bell\.md:\d:\d error not-yaml front matter: /),
  ]);
  expect(campaign.passages.get('twin')?.prose).toEqual(['One.']);
  expect(campaign.beats.map(({ id }) => id)).toEqual(['b']);
  expect([...campaign.endings.keys()]).toEqual(['bell']);
  expect([...campaign.people.keys()]).toEqual(['jon']);
  expect(campaign.items).toEqual(new Map([['rope', 'rope']]));
  expect(campaign.startingItems).toEqual(['rope']);
});

it.each([
  ['is missing', {}, 'There is no campaign called "weir".'],
  [
    'is not JSON',
    { 'manifest.json': '{\n  "title": "The Weir"\n  "version": "1.0.0"\n}' },
    'The campaign "weir" cannot be played: manifest.json is not JSON: a comma or } is expected (line 3).',
  ],
  [
    'has no title',
    { 'manifest.json': '{"version":"1"}' },
    'The campaign "weir" cannot be played: manifest.json needs a title and a version.',
  ],
  [
    'is a list',
    { 'manifest.json': '[]' },
    'The campaign "weir" cannot be played: manifest.json needs a title and a version.',
  ],
])('[arch §6.2.3] a manifest that %s cannot be played', async (_, files, message) => {
  expect(await load(files)).toMatchObject({ ok: false, error: { message } });
});

it('files as some editors write them, with a mark at the start and \\r\\n, are read alike', async () => {
  const windows = (text: string): string => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  const { campaign, findings } = await loaded({
    'manifest.json': windows(manifest),
    'world/rules.md': windows('# Rules\n\n```json\n{"rules":{"roll":"3d6"}}\n```\n'),
    'plot/passages/weir.md': windows('---\npart: place\n---\n## weir\n\nThe weir.\n'),
    'plot/endings/bell.md': windows('---\ntitle: The Bell\n---\nIt rings.\n'),
  });
  expect(findings).toEqual([]);
  expect(campaign.rules.roll).toBe('3d6');
  expect(campaign.passages.get('weir')?.part).toBe('place');
  expect(campaign.endings.get('bell')?.title).toBe('The Bell');
});

it('one header that needs the whole of YAML does not change how the others are read', async () => {
  const plain = '---\npart: place\n---\n## bank\nweight: 2\n\nReeds.\n';
  const { campaign, findings } = await loaded({
    'manifest.json': manifest,
    'plot/passages/bank.md': plain,
    'plot/passages/weir.md': `## weir\npart: >-\n  place\nwhere:\n  - weir\n\nWater.\n\n## sluice\npart: [a\n\nMud.\n`,
    'plot/endings/bell.md': '---\ntitle: "The \\x42ell"\n---\nIt rings.\n',
  });
  const { passages } = (await loaded({ 'manifest.json': manifest, 'plot/passages/bank.md': plain }))
    .campaign;
  expect(campaign.passages.get('bank')).toEqual(passages.get('bank'));
  expect(campaign.passages.get('weir')).toMatchObject({
    part: 'place',
    conditions: { where: ['weir'] },
    prose: ['Water.'],
  });
  expect(campaign.endings.get('bell')?.title).toBe('The Bell');
  expect(findings).toMatchObject([
    {
      file: 'plot/passages/weir.md',
      line: 9,
      message: expect.stringMatching(/^sluice: header: /) as string,
    },
  ]);
});
