import { parseYaml } from '@/foundation/parse-yaml';
import { parsePassages } from '@/campaign/parse-passages';
import { readCampaignManifest } from '@/campaign/read-campaign-manifest';

it('[arch §6.2.3] tone, language and what may be added are read from the manifest, where they stand there', () => {
  const plain = { title: 'Weir', version: '1.0.0' };
  const told = { tone: 'Dry', language: 'de', hydration_guidance: 'Add nothing.' };
  expect(readCampaignManifest({ ...plain, ...told }).manifest).toMatchObject({
    tone: 'Dry',
    language: 'de',
    guidance: 'Add nothing.',
  });
  expect(Object.keys(readCampaignManifest(plain).manifest ?? {})).not.toContain('language');
});

it.each([
  ['{about: oda, kind: promise, age: 5}', { about: 'oda', kind: 'promise', age: 5 }],
  ['{about: oda}', { about: 'oda', kind: null }],
])('recalls: %s', (recalls, expected) => {
  const { passages, findings } = parsePassages(
    'plot/passages/oda.md',
    `## back\npart: callback\nrecalls: ${recalls}\n\nSo.\n`,
    parseYaml,
  );
  expect(findings).toEqual([]);
  expect(passages[0]?.conditions.recalls).toEqual(expected);
});
