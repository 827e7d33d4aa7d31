import { loadedWithin, many } from '@/campaign/testing/loaded-within';
import { campaignLimits } from '@/foundation/limits';

jest.setTimeout(120_000);

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

it('a JSON file nested a hundred thousand deep is named in one sentence, and the rest plays', async () => {
  const { findings } = await loadedWithin({ 'plot/beats.json': `{"beats": ${nested(100_000)}}` });
  expect(findings).toEqual([
    {
      severity: 'error',
      file: 'plot/beats.json',
      code: 'too-deep',
      message: 'is nested deeper than 64 levels, and is not read',
      line: 1,
      column: 1,
    },
  ]);
});

it('a manifest nested a hundred thousand deep is named, and cannot be played', async () => {
  const found = await loadedWithin({ 'manifest.json': `{"title": ${nested(100_000)}}` });
  expect(found).toMatchObject({
    error: {
      message:
        'The campaign "weir" cannot be played: manifest.json is nested deeper than 64 levels, and is not read (line 1).',
    },
  });
});

it('a rule block nested a hundred thousand deep is not used', async () => {
  const { findings } = await loadedWithin({
    'world/rules.md': `\`\`\`json\n{"rules": {"roll": ${nested(100_000)}}}\n\`\`\``,
  });
  expect(findings.map(({ message }) => message)).toEqual([
    'the rule block is not used: it is nested deeper than 64 levels',
  ]);
});

it.each([100, 100_000])('YAML nested %d deep is named in words of ours', async (depth) => {
  const { findings } = await loadedWithin({
    'plot/passages/a.md': `## a\npart: place\nwith: ${nested(depth)}\n\nIt is told.`,
  });
  expect(findings.map(({ message }) => message)).toEqual([
    'a: header: it is nested deeper than 64 levels',
  ]);
});

it.each([
  [
    'beats',
    { 'plot/beats.json': JSON.stringify(many(100_001, (at) => ({ id: `b${String(at)}` }))) },
    'plot/beats.json',
    'has more than 100,000 beats; those after them are not read',
  ],
  [
    'passages',
    {
      'plot/passages/a.md': many(100_001, (at) => `## p${String(at)}\npart: place\n\nIt.`).join(
        '\n',
      ),
    },
    'plot/passages/a.md',
    'there are more than 100,000 passages; those after them are not read',
  ],
  [
    'choices',
    {
      'plot/passages/a.md': `## a\npart: place\n\nIt is told.\n\n${many(10_000, (at) => `> Go ${String(at)}.`).join('\n')}`,
    },
    'plot/passages/a.md',
    'a: has more than 200 choices; those after them are not offered',
  ],
  [
    'words',
    { 'plot/passages/a.md': `## a\npart: place\n\n${'He went. '.repeat(300_000)}` },
    'plot/passages/a.md',
    'a: has more than 50,000 characters, and is not told',
  ],
  [
    'variations',
    { 'plot/passages/a.md': `## a\npart: place\n\n${'{a|b} '.repeat(2_000)}` },
    'plot/passages/a.md',
    'a: a paragraph has more than 1,000 braces; what is more stays as it is written',
  ],
  [
    'characters',
    { 'world/places.json': ' '.repeat(campaignLimits.fileCharacters + 1) },
    'world/places.json',
    'has more than 16,000,000 characters, and is not read',
  ],
])('too many %s are told in one sentence', async (_, files, file, message) => {
  const { findings, isHang } = await loadedWithin(files);
  expect({ isHang, findings }).toEqual({
    isHang: false,
    findings: [expect.objectContaining({ file, message })],
  });
});

it('too many files are told in one sentence', async () => {
  const files = many(
    campaignLimits.files + 10,
    (at) => [`lore/n${String(at)}.md`, 'It is old.'] as const,
  );
  const { findings } = await loadedWithin(Object.fromEntries(files));
  expect(findings).toEqual([
    expect.objectContaining({
      file: 'manifest.json',
      message: 'the campaign has more than 5,000 files; 11 are not read',
    }),
  ]);
});

const long = (letters: number): string => 'x'.repeat(letters);

// They are kept with every story, and a save with a longer one is refused.
it.each([
  ['a place', 'world/places.json', { places: [{ id: long(201) }] }, 'x…: id'],
  ['a thing', 'world/items.json', { items: [{ id: 'a', name: long(301) }] }, 'a: name'],
  ['a group', 'world/factions.json', { factions: [{ id: 'a', name: long(301) }] }, 'a: name'],
  ['a beat', 'plot/beats.json', { beats: [{ id: long(201) }] }, 'x…: id'],
  [
    'a person',
    'characters/npcs/oda/profile.json',
    { name: long(301), role: 'baker', personality: {} },
    'name',
  ],
])('an id or name of %s that is too long is named', async (_, file, content, field) => {
  const { findings } = await loadedWithin({ [file]: JSON.stringify(content) });
  const most = field.endsWith('id') ? '200' : '300';
  expect(findings.map(({ message }) => message.replaceAll(/x{9,}/g, 'x'))).toEqual([
    `${field} must have at most ${most} characters`,
  ]);
});

it('a passage or an ending with an id that is too long is named', async () => {
  const { findings } = await loadedWithin({
    'plot/passages/a.md': `## ${long(201)}\npart: place\n\nIt is told.`,
    'plot/endings/a.md': `---\nid: ${long(201)}\n---\nIt ends.`,
  });
  expect(findings.map(({ message }) => message.replaceAll(/x{9,}/g, 'x'))).toEqual([
    'x…: an id has at most 200 letters',
    'id must have at most 200 characters',
  ]);
});

it.each([
  ['title', { title: long(301), version: '1.0.0' }, 'title must have at most 300 characters'],
  [
    'version',
    { title: 'The Weir', version: long(101) },
    'version must be a version in three numbers',
  ],
])('a %s that is too long makes a campaign unplayable, and is named', async (_, manifest, why) => {
  const found = await loadedWithin({ 'manifest.json': JSON.stringify(manifest) });
  expect(found).toMatchObject({
    error: {
      message: 'The campaign "weir" cannot be played: manifest.json needs a title and a version.',
      findings: [{ message: expect.stringContaining(why) as string }],
    },
  });
});

it('a finding fits on a screen, however much of a file it quotes', async () => {
  const { findings } = await loadedWithin({
    'characters/npcs/oda/profile.json': JSON.stringify({
      ...{ name: 'Oda', role: 'baker', personality: {}, portrait: long(12_000) },
    }),
    'world/places.json': JSON.stringify({
      places: [{ id: 'a', exits: [{ to: 'b', if: `${long(12_000)} ==` }] }],
    }),
    'plot/passages/a.md': `## a\npart: place\n${long(12_000)}: 1\n\nIt is told.`,
  });
  expect(findings.map(({ file, message }) => [file, message.length <= 501])).toEqual([
    ['plot/passages/a.md', true],
    ['world/places.json', true],
    ['characters/npcs/oda/profile.json', true],
  ]);
});
