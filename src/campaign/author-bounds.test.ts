import { loadCampaign } from '@/campaign/load-campaign';
import { campaignLimits } from '@/foundation/limits';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';

const never = new AbortController().signal;
const manifest = JSON.stringify({ title: 'The Weir', version: '1.0.0', description: 'A river.' });
jest.setTimeout(120_000);

/** Ten times what it may take is a hang, on whatever machine. */
const hangMs = 10 * 3_000;

async function loaded(files: Readonly<Record<string, string>>) {
  const inFolder = Object.entries({ 'manifest.json': manifest, ...files }).map(
    ([path, text]) => [`weir/${path}`, text] as const,
  );
  const store = memoryFileStore(Object.fromEntries(inFolder));
  const start = performance.now();
  const result = await loadCampaign(store, 'weir', never);
  const isHang = performance.now() - start > hangMs;
  if (!result.ok) return { isHang, error: result.error, findings: result.error.findings };
  return { isHang, ...result.value };
}

const many = <T>(count: number, each: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => each(at));

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

it('a JSON file nested a hundred thousand deep is named in one sentence, and the rest plays', async () => {
  const { findings } = await loaded({ 'plot/beats.json': `{"beats": ${nested(100_000)}}` });
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
  const found = await loaded({ 'manifest.json': `{"title": ${nested(100_000)}}` });
  expect(found).toMatchObject({
    error: {
      message:
        'The campaign "weir" cannot be played: manifest.json is nested deeper than 64 levels, and is not read (line 1).',
    },
  });
});

it('a rule block nested a hundred thousand deep is not used', async () => {
  const { findings } = await loaded({
    'world/rules.md': `\`\`\`json\n{"rules": {"roll": ${nested(100_000)}}}\n\`\`\``,
  });
  expect(findings.map(({ message }) => message)).toEqual([
    'the rule block is not used: it is nested deeper than 64 levels',
  ]);
});

it.each([100, 100_000])('YAML nested %d deep is named in words of ours', async (depth) => {
  const { findings } = await loaded({
    'plot/passages/a.md': `## a\npart: place\nwith: ${nested(depth)}\n\nIt is told.`,
  });
  expect(findings.map(({ message }) => message)).toEqual([
    'a: header: it is nested deeper than 64 levels',
  ]);
});

it('three hundred thousand faults of one file are all named, with their lines', async () => {
  const count = 300_000;
  const places = many(count, () => '{"id": 1, "name": "a"}').join(',\n');
  const { findings, isHang } = await loaded({ 'world/places.json': `[\n${places}\n]` });
  expect({ isHang, count: findings.length, last: findings[count - 1]?.line }).toEqual({
    isHang: false,
    count,
    last: count + 1,
  });
});

it('thirty thousand broken passages are all named', async () => {
  const count = 30_000;
  const text = many(count, (at) => `## p${String(at)}\npart: nowhere\n\nIt is told.\n`).join('\n');
  const { findings, isHang } = await loaded({ 'plot/passages/a.md': text });
  expect({ isHang, count: findings.length }).toEqual({ isHang: false, count });
});

it('passages that are there twice are all named, however many', async () => {
  const count = 15_000;
  const text = many(2 * count, (at) => `## p${String(at % count)}\npart: place\n\nIt is told.\n`);
  const { findings, isHang } = await loaded({ 'plot/passages/a.md': text.join('\n') });
  expect({ isHang, count: findings.length }).toEqual({ isHang: false, count });
});

it('a hundred thousand beats, places and passages are read in no more than their time', async () => {
  const count = 100_000;
  const beats = many(count, (at) => ({ id: `b${String(at)}`, title: 'A beat', conditions: {} }));
  const odd = many(count, (at) => ({ id: `p${String(at)}`, name: 'A place', features: [] }));
  const found = await loaded({
    'plot/beats.json': JSON.stringify({ beats }),
    'world/places.json': JSON.stringify(odd),
  });
  expect({ isHang: found.isHang, findings: found.findings.length }).toEqual({
    isHang: false,
    findings: 0,
  });
});

it('thirty thousand beats that are not understood are all named', async () => {
  const count = 30_000;
  const beats = many(count, (at) => ({ id: `b${String(at)}`, conditions: { custom: '((' } }));
  const { findings, isHang } = await loaded({ 'plot/beats.json': JSON.stringify({ beats }) });
  expect({ isHang, count: findings.length }).toEqual({ isHang: false, count });
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
  const { findings, isHang } = await loaded(files);
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
  const { findings } = await loaded(Object.fromEntries(files));
  expect(findings).toEqual([
    expect.objectContaining({
      file: 'manifest.json',
      message: 'the campaign has more than 5,000 files; 11 are not read',
    }),
  ]);
});
