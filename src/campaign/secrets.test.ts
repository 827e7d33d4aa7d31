import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { loadCampaign } from '@/campaign/load-campaign';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';

const never = new AbortController().signal;
const campaigns = path.resolve(__dirname, '../../campaigns');

/** Everything of a campaign that the engine ever holds, as text. */
function everythingIn(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner instanceof Map ? [...(inner as Map<unknown, unknown>)] : inner,
  );
}

it('[arch §6.2.4] what people hide is not kept: no prose, choice, hint or skill can give it away', async () => {
  const secret = 'Mara poured the ferry money into the river.';
  const profile = { name: 'Mara', role: 'keeper', personality: {}, secrets: secret };
  const store = memoryFileStore({
    'small/manifest.json': JSON.stringify({ title: 'Small', version: '1.0.0' }),
    'small/characters/npcs/mara/profile.json': JSON.stringify(profile),
    'small/characters/npcs/mara/secrets.md': secret,
  });
  const loaded = await loadCampaign(store, 'small', never);
  if (!loaded.ok) throw new Error(loaded.error.message);
  expect(loaded.value.campaign.people.get('mara')?.name).toBe('Mara');
  expect(everythingIn(loaded.value)).not.toContain('ferry money');
});

it('[arch §6.2.4] no passage of a bundled campaign tells a secret in the words it is hidden in', async () => {
  for (const id of readdirSync(campaigns)) {
    const loaded = await loadCampaign(folderFileStore(campaigns), id, never);
    if (!loaded.ok) throw new Error(loaded.error.message);
    const all = everythingIn(loaded.value);
    const people = path.join(campaigns, id, 'characters/npcs');
    const sentences = readdirSync(people)
      .map((person) => readFileSync(path.join(people, person, 'secrets.md'), 'utf8'))
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.split(/\s+/).length > 4);
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.filter((sentence) => all.includes(sentence))).toEqual([]);
  }
});
