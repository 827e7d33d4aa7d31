import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { never, testEngine, testHost } from '@/engine/testing/test-engine';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import type { Campaign } from '@/story/campaign/campaign';
import type { Passage } from '@/story/campaign/passage';

const campaigns = path.resolve(__dirname, '../../../campaigns');
const plot = path.join(campaigns, 'forty-three-smokes/plot');

let campaign: Campaign;
let written: string;
beforeAll(async () => {
  const content = { campaigns: folderFileStore(campaigns) };
  const engine = await testEngine(testHost({ content }));
  const loaded = await engine.loadCampaign('forty-three-smokes', never);
  if (!loaded.ok) throw new Error(loaded.error.message);
  campaign = loaded.value.campaign;
  written = readdirSync(plot, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(path.join(plot, file), 'utf8'))
    .join('\n');
});

/** Asked for as something that is so: what only asks whether it is not would be told without it. */
function isReadLater(flag: string): boolean {
  return new RegExp(`(?<!\\b(?:set|not) )\\b${flag.replace('.', '\\.')}\\b`).test(written);
}

function failuresOf({ passages }: Campaign): readonly Passage[] {
  const led = [...passages.values()].flatMap(({ choices }) => choices.map(({ elseTo }) => elseTo));
  return [...new Set(led)].flatMap((id) => passages.get(id ?? '') ?? []);
}

it('every failed roll changes a feeling, a possession, a clock or a fact that something later asks for', () => {
  const failures = failuresOf(campaign);
  const inVain = failures.filter(
    ({ effects }) =>
      !effects.some(
        (effect) =>
          ['feeling', 'lose', 'count'].includes(effect.kind) ||
          (effect.kind === 'set' && isReadLater(effect.path)),
      ),
  );
  expect(failures.length).toBeGreaterThan(40);
  expect(inVain.map(({ id }) => id)).toEqual([]);
});
