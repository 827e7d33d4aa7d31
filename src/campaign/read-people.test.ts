import { loadCampaign } from '@/campaign/load-campaign';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';

const never = new AbortController().signal;

async function pronounsFrom(pronouns: string): Promise<string | undefined> {
  const profile = { name: 'Oda', role: 'baker', personality: {}, pronouns };
  const store = memoryFileStore({
    'weir/manifest.json': JSON.stringify({ title: 'Weir', version: '1.0.0' }),
    'weir/characters/npcs/oda/profile.json': JSON.stringify(profile),
  });
  const loaded = await loadCampaign(store, 'weir', never);
  const person = loaded.ok ? loaded.value.campaign.people.get('oda') : undefined;
  return person === undefined ? undefined : Object.values(person.pronouns).join(' ');
}

it.each([
  ['she', 'she her her'],
  ['She', 'she her her'],
  ['her', 'she her her'],
  ['she/her', 'she her her'],
  [' HER / hers', 'she her her'],
  ['He', 'he him his'],
  ['him', 'he him his'],
  ['his', 'he him his'],
  ['he, him', 'he him his'],
  ['it/its', 'it it its'],
  ['they/them', 'they them their'],
  ['she/they', 'she her her'],
  ['xe', 'they them their'],
])('[arch §6.2.4] the pronouns %j are %s', async (written, read) => {
  expect(await pronounsFrom(written)).toBe(read);
});
