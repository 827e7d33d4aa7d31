import { loadedWithin, many } from '@/campaign/testing/loaded-within';

jest.setTimeout(120_000);

it('of three hundred thousand faults of one file the first are named, with their lines, and the others counted', async () => {
  const count = 300_000;
  const places = many(count, () => '{"id": 1, "name": "a"}').join(',\n');
  const { findings, isHang } = await loadedWithin({ 'world/places.json': `[\n${places}\n]` });
  const [last, others] = findings.slice(9_999);
  expect({ isHang, count: findings.length, last: last?.line, others: others?.message }).toEqual({
    isHang: false,
    count: 10_001,
    last: 10_001,
    others: 'has about 290000 more faults',
  });
});

it('thirty thousand broken passages are all named', async () => {
  const count = 30_000;
  const text = many(count, (at) => `## p${String(at)}\npart: nowhere\n\nIt is told.\n`).join('\n');
  const { findings, isHang } = await loadedWithin({ 'plot/passages/a.md': text });
  expect({ isHang, count: findings.length }).toEqual({ isHang: false, count });
});

it('passages that are there twice are all named, however many', async () => {
  const count = 15_000;
  const text = many(2 * count, (at) => `## p${String(at % count)}\npart: place\n\nIt is told.\n`);
  const { findings, isHang } = await loadedWithin({ 'plot/passages/a.md': text.join('\n') });
  expect({ isHang, count: findings.length }).toEqual({ isHang: false, count });
});

it('a hundred thousand beats, places and passages are read in no more than their time', async () => {
  const count = 100_000;
  const beats = many(count, (at) => ({ id: `b${String(at)}`, title: 'A beat', conditions: {} }));
  const odd = many(count, (at) => ({ id: `p${String(at)}`, name: 'A place', features: [] }));
  const found = await loadedWithin({
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
  const { findings, isHang } = await loadedWithin({ 'plot/beats.json': JSON.stringify({ beats }) });
  expect({ isHang, count: findings.length }).toEqual({ isHang: false, count });
});
