import { loadCampaign, type LoadedCampaign } from '@/campaign/load-campaign';
import { findingWords } from '@/foundation/finding';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';

const never = new AbortController().signal;

async function loaded(files: Readonly<Record<string, string>>): Promise<LoadedCampaign> {
  const all = { 'manifest.json': '{"title": "The Weir", "version": "1.0.0"}', ...files };
  const inFolder = Object.entries(all).map(([path, text]) => [`weir/${path}`, text] as const);
  const read = await loadCampaign(memoryFileStore(Object.fromEntries(inFolder)), 'weir', never);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const provenance = {
  source_model: 'narratoria/built-in-writer@1.0.0',
  generated_at: '2026-02-03T11:00:00Z',
  seed_data: 'world/setting.md',
};
const mark = { generated: true, provenance };
const front = ['---', 'generated: true', `provenance: ${JSON.stringify(provenance)}`, '---', ''];

const person = (name: string, more: object = {}): string =>
  JSON.stringify({ name, role: 'baker', personality: {}, ...more });

const generated = {
  'characters/npcs/oda/profile_generated.json': person('Oda', mark),
  'plot/beats_generated.json': JSON.stringify({ beats: [{ id: 'asked' }], ...mark }),
  'plot/endings/stayed_generated.md': [...front, 'You stay.'].join('\n'),
  'lore/weir_generated.md': [...front, '# The weir', '', 'It is old.'].join('\n'),
};

it('[arch §6.2.12] people, beats, endings and lore that were generated are read where nobody wrote them', async () => {
  const { campaign, lore, findings, generated: marked } = await loaded(generated);
  expect({
    people: [...campaign.people.keys()],
    beats: campaign.beats.map(({ id }) => id),
    endings: [...campaign.endings.keys()],
    lore: [...lore.keys()],
    marked: [...marked].sort(),
    findings,
  }).toEqual({
    people: ['oda'],
    beats: ['asked'],
    endings: ['stayed'],
    lore: ['lore/weir_generated.md'],
    marked: Object.keys(generated).sort(),
    findings: [],
  });
});

it('[arch §6.2.1] what a person writes takes the place of what was generated', async () => {
  const { campaign, lore } = await loaded({
    ...generated,
    'characters/npcs/oda/profile.json': person('Oda Hult'),
    'plot/beats.json': '{"beats": [{"id": "flood"}]}',
    'plot/endings/drowned.md': 'It rings.',
    'lore/weir.md': 'It is new.',
  });
  expect({
    people: [...campaign.people.values()].map(({ name }) => name),
    beats: campaign.beats.map(({ id }) => id),
    endings: [...campaign.endings.keys()],
    lore: [...lore.values()],
  }).toEqual({
    people: ['Oda Hult'],
    beats: ['flood'],
    endings: ['drowned'],
    lore: ['It is new.'],
  });
});

it('[arch §6.2.7] who made a file of lore is no lore, and its lines keep their numbers', async () => {
  const { lore } = await loaded(generated);
  expect(lore.get('lore/weir_generated.md')?.split('\n')).toEqual([
    ...['', '', '', '', '', '# The weir', '', 'It is old.'],
  ]);
});

it.each([
  [
    'generated, and nothing says by what',
    { generated: true },
    'Generated asset missing provenance (generated=true requires provenance.source_model, provenance.generated_at, provenance.seed_data)',
  ],
  [
    'generated, and its seed is not said',
    { generated: true, provenance: { ...provenance, seed_data: undefined } },
    'Generated asset missing provenance (generated=true requires provenance.source_model, provenance.generated_at, provenance.seed_data)',
  ],
  [
    'made by a person, with provenance',
    { generated: false, provenance },
    'Human-created asset must not contain provenance (generated=false conflicts with provenance object)',
  ],
  [
    'without a mark, with provenance',
    { provenance },
    'Human-created asset must not contain provenance (generated=false conflicts with provenance object)',
  ],
  [
    'generated at no time',
    { generated: true, provenance: { ...provenance, generated_at: 'yesterday' } },
    'provenance.generated_at must be a date and time in the form of ISO 8601',
  ],
])(
  '[arch §6.2.11] a file that is %s is not read, and the prescribed words say why',
  async (_, wrong, words) => {
    const {
      campaign,
      findings,
      generated: marked,
    } = await loaded({
      'characters/npcs/oda/profile.json': person('Oda', wrong),
    });
    expect({ people: campaign.people.size, marked, said: findings.map(findingWords) }).toEqual({
      people: 0,
      marked: [],
      said: [expect.stringContaining(`error provenance ${words}`)],
    });
  },
);
