import { readdirSync } from 'node:fs';
import path from 'node:path';

import { loadCampaign } from '@/campaign/load-campaign';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import type { Campaign } from '@/story/campaign';

const folder = path.resolve(__dirname, '../../campaigns');
const ids = readdirSync(folder);

async function load(id: string) {
  const loaded = await loadCampaign(folderFileStore(folder), id, new AbortController().signal);
  if (!loaded.ok) throw new Error(loaded.error);
  return loaded.value;
}

/** Every name an author used, with where it stands and what it should name. */
function missing(campaign: Campaign): readonly string[] {
  const { places, people, items, beats, endings, passages, rules } = campaign;
  const beatIds = new Set(beats.map(({ id }) => id));
  const bands = new Set(rules.bands.map(({ id }) => id));
  const faults: string[] = [];
  const expectIn = (
    known: { has(id: string): boolean },
    names: readonly (string | null)[],
    where: string,
  ): void => {
    for (const name of names)
      if (name !== null && !known.has(name)) faults.push(`${where}: ${name} is not there`);
  };
  const anything = { has: (id: string) => places.has(id) || people.has(id) || items.has(id) };
  const told = { has: (id: string) => passages.has(id) || beatIds.has(id) };
  const stats = { has: (name: string) => Object.hasOwn(rules.stats, name) };

  expectIn(places, [campaign.startingPlace], 'template');
  expectIn(items, campaign.startingItems, 'template');
  for (const { id, exits } of places.values()) expectIn(places, exits, `exits of ${id}`);
  for (const { id, place } of people.values()) expectIn(places, [place], `place of ${id}`);
  for (const { id, requires, requiresAny } of beats)
    expectIn(beatIds, [...requires, ...requiresAny], `beat ${id}`);
  for (const { id, conditions, effects, choices } of passages.values()) {
    expectIn(places, conditions.where, `${id} where`);
    expectIn(people, [...conditions.who, conditions.speaker], `${id} who`);
    expectIn(beatIds, [conditions.beat, ...conditions.after, ...conditions.before], `${id} beat`);
    expectIn(bands, conditions.outcome, `${id} outcome`);
    expectIn(items, conditions.has, `${id} has`);
    for (const { target, needs, stat, leadsTo, elseTo } of choices) {
      expectIn(told, [leadsTo, elseTo], `${id} ->`);
      expectIn(anything, [target], `${id} target`);
      expectIn(items, [needs], `${id} needs`);
      expectIn(stats, [stat], `${id} stat`);
    }
    for (const effect of effects) {
      if (effect.kind === 'go') expectIn(places, [effect.place], `${id} go`);
      if (effect.kind === 'start') expectIn(beatIds, [effect.beat], `${id} start`);
      if (effect.kind === 'end') expectIn(endings, [effect.ending], `${id} end`);
      if (effect.kind === 'gain' || effect.kind === 'lose')
        expectIn(items, [effect.item], `${id} ${effect.kind}`);
      if (effect.kind === 'feeling' || effect.kind === 'learn')
        expectIn(people, [effect.person], `${id} ${effect.kind}`);
      if (effect.kind === 'stat') expectIn(stats, [effect.name], `${id} stat`);
    }
  }
  return faults;
}

it('there is a campaign to play', () => {
  expect(ids).toContain('forty-three-smokes');
});

describe.each(ids)('%s', (id) => {
  it('[arch §6.2.13] loads without a fault', async () => {
    expect((await load(id)).faults).toEqual([]);
  });

  it('[arch §6.2.13] every name leads to something: passages, beats, places, people, things, stats', async () => {
    expect(missing((await load(id)).campaign)).toEqual([]);
  });

  it('every passage can be told or chosen from, and every beat has a passage of its own', async () => {
    const { passages, beats } = (await load(id)).campaign;
    const all = [...passages.values()];
    expect(all.filter(({ prose, choices }) => prose.length + choices.length === 0)).toEqual([]);
    const withPassage = new Set(all.map(({ conditions }) => conditions.beat));
    expect(beats.filter((beat) => !withPassage.has(beat.id))).toEqual([]);
  });

  it('every ending can be reached by some passage', async () => {
    const { passages, endings } = (await load(id)).campaign;
    const ended = [...passages.values()]
      .flatMap(({ effects }) => effects)
      .flatMap((effect) => (effect.kind === 'end' ? effect.ending : []));
    expect([...endings.keys()].filter((ending) => !ended.includes(ending))).toEqual([]);
  });
});
