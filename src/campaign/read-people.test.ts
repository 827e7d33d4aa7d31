import { loadCampaign } from '@/campaign/load-campaign';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import type { Person } from '@/story/campaign/campaign';

const never = new AbortController().signal;

async function personFrom(written: {
  readonly name?: string;
  readonly pronouns?: string;
}): Promise<Person | undefined> {
  const profile = { name: 'Oda', role: 'baker', personality: {}, ...written };
  const store = memoryFileStore({
    'weir/manifest.json': JSON.stringify({ title: 'Weir', version: '1.0.0' }),
    'weir/characters/npcs/oda/profile.json': JSON.stringify(profile),
  });
  const loaded = await loadCampaign(store, 'weir', never);
  return loaded.ok ? loaded.value.campaign.people.get('oda') : undefined;
}

it.each([
  ['Oda Berg', 'Oda'],
  [' Oda Berg', 'Oda'],
  ['  ', '  '],
])('[arch §6.2.4] %j is called %j for short, and never nothing', async (name, shortName) => {
  expect((await personFrom({ name }))?.shortName).toBe(shortName);
});

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
  const person = await personFrom({ pronouns: written });
  expect(Object.values(person?.pronouns ?? {}).join(' ')).toBe(read);
});
