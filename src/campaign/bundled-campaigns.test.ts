import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { loadCampaign } from '@/campaign/load-campaign';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import type { Campaign } from '@/story/campaign/campaign';
import { placeInSetting } from '@/story/setting/scene-setting';
import { momentWith } from '@/story/testing/moments';

const folder = path.resolve(__dirname, '../../campaigns');
const ids = readdirSync(folder);

/** How each begins; what follows may say "model" where the sources say "LLM". */
const creeds = [
  ['respect human artistry', 'generated content is a tool to accelerate creative work'],
  ['radical transparency', 'all ai-generated assets are explicitly marked'],
  ['human override', 'authors can refine, replace, or delete any ai-generated content'],
  ['attribution and credit', 'when campaigns are shared, generated content sources are disclosed'],
  ['preserve intent', 'when bootstrapping from sparse data'],
] as const;

async function load(id: string) {
  const loaded = await loadCampaign(folderFileStore(folder), id, new AbortController().signal);
  if (!loaded.ok) throw new Error(loaded.error.message);
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
  for (const { id, conditions, effects, choices, retells } of passages.values()) {
    expectIn(passages, retells ?? [], `${id} of`);
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
  it('[arch §6.2.1] has a README with the five creeds, each in the words of the format', () => {
    const readme = readFileSync(path.join(folder, id, 'README.md'), 'utf8').toLowerCase();
    for (const [creed, words] of creeds) expect(readme).toContain(`**${creed}**: ${words}`);
  });

  it('[arch §6.2.13] loads without a fault', async () => {
    expect((await load(id)).findings).toEqual([]);
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

it('every beat of forty-three-smokes has other words, and its opening too', async () => {
  const passages = [...(await load('forty-three-smokes')).campaign.passages.values()];
  const retold = new Set(passages.flatMap(({ retells }) => retells ?? []));
  const toRetell = passages.filter(
    ({ part, conditions }) =>
      part === 'opening' ||
      (conditions.beat !== null && part !== 'waylaid' && part !== 'retelling'),
  );
  expect(toRetell.length).toBeGreaterThan(30);
  expect(toRetell.filter(({ id }) => !retold.has(id)).map(({ id }) => id)).toEqual([]);
});

describe('[arch §6.2] the pictures of Forty-Three Smokes', () => {
  const told = [
    ...['first_flakes', 'smoke_moves', 'carrier_comes', 'pass_shuts', 'first_night', 'dug_out'],
    ...['one_smoke', 'second_night', 'smoke_returns', 'pass_opens', 'doors_out', 'carrier_ready'],
  ];
  /** What is seen at a place once a beat and all before it were told. */
  const seenAt = async (place: string, beat: string | null): Promise<readonly string[]> => {
    const { campaign } = await load('forty-three-smokes');
    const behind = beat === null ? [] : told.slice(0, told.indexOf(beat) + 1);
    const beats = Object.fromEntries(behind.map((id) => [id, { scene: 1 }]));
    return placeInSetting(campaign, place, momentWith({ beats })).features;
  };
  const flurry = ['falling-snow', 'snow-cover'];

  it.each([
    ['ridge', null, ['standing-smokes']],
    ['ridge', 'first_flakes', ['standing-smokes', ...flurry]],
    ['field', 'smoke_moves', ['standing-smokes', ...flurry, 'smokes-nearer']],
    ['field', 'dug_out', ['standing-smokes', 'deep-snow', 'smokes-nearer']],
    ['field', 'one_smoke', ['standing-smokes', 'deep-snow', 'smokes-nearer', 'one-smoke']],
    ['field', 'smoke_returns', ['standing-smokes', 'deep-snow', 'smokes-nearer', 'smokes-near']],
    ['field', 'pass_opens', ['standing-smokes', 'thaw', 'smokes-nearer', 'smokes-near']],
    ['bakehouse', 'one_smoke', ['ovens', 'deep-snow', 'smokes-nearer', 'one-smoke']],
    [
      'bakehouse',
      'second_night',
      ['ovens', 'both-ovens-lit', 'deep-snow', 'smokes-nearer', 'one-smoke'],
    ],
    ['pen', 'pass_shuts', ['goats', 'mules', ...flurry, 'smokes-nearer']],
    ['pen', 'carrier_ready', ['goats', 'thaw', 'smokes-nearer', 'smokes-near']],
    ['pass', null, ['snow-pass', 'red-pegs']],
    ['pass', 'dug_out', ['snow-pass', 'red-pegs', 'snow-slide', 'deep-snow', 'smokes-nearer']],
    [
      'pass',
      'pass_opens',
      ['snow-pass', 'red-pegs', 'cutting', 'thaw', 'smokes-nearer', 'smokes-near'],
    ],
    ['forge', 'pass_shuts', ['forge-fire', 'anvil', 'tall-sacking', ...flurry, 'smokes-nearer']],
    ['forge', 'doors_out', ['forge-fire', 'anvil', 'thaw', 'smokes-nearer', 'smokes-near']],
    [
      'doorsteps',
      'carrier_comes',
      ['standing-smokes', 'bare-doorsteps', 'cart', ...flurry, 'smokes-nearer'],
    ],
    ['doorsteps', 'dug_out', ['standing-smokes', 'bare-doorsteps', 'deep-snow', 'smokes-nearer']],
    [
      'doorsteps',
      'carrier_ready',
      [
        ...['standing-smokes', 'bare-doorsteps', 'oak-doors', 'cart', 'thaw'],
        ...['smokes-nearer', 'smokes-near'],
      ],
    ],
  ])('%s after %s', async (place, beat, features) => {
    expect(await seenAt(place, beat)).toEqual(features);
  });
});
