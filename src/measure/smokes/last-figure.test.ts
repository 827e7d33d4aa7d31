import path from 'node:path';

import { never, testEngine, testHost } from '@/engine/testing/test-engine';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { realiseProse } from '@/narrator/prose/realise-prose';
import type { JsonObject } from '@/foundation/json';
import type { Campaign } from '@/story/campaign/campaign';

const campaigns = folderFileStore(path.resolve(__dirname, '../../../campaigns'));
/** How the story can be ended once the whole lane stands round the cart. */
const last = ['gave-41', 'gave-43', 'took-seat', 'wen-wrote-41', 'wen-wrote-43'];
const present = ['Dunya', 'Pruett', 'Marrit', 'Josse', 'Wen'];
const whoWouldDig = ['Bet Harrow', 'Hob Sedge', 'Tib', 'Josse'];

let campaign: Campaign;
beforeAll(async () => {
  const engine = await testEngine(testHost({ content: { campaigns } }));
  const loaded = await engine.loadCampaign('forty-three-smokes', never);
  if (!loaded.ok) throw new Error(loaded.error.message);
  campaign = loaded.value.campaign;
});

function told(id: string, flags: JsonObject): string {
  const prose = campaign.passages.get(id)?.prose ?? [];
  const state = { place: 'bakehouse', flags, people: {}, inventory: {}, time: { minutes: 3_900 } };
  const at = { campaign, state, sceneNumber: 60, band: null, seed: 1, memory: null, input: null };
  return realiseProse(id, prose, at).join(' ');
}

const promised: JsonObject = Object.fromEntries(
  ['promised_pruett', 'promised_marrit', 'promised_wen', 'promised_dunya'].map((key) => [
    key,
    true,
  ]),
);

describe.each(last)('%s', (id) => {
  it.each([
    ['nothing was promised', {}],
    ['everything was promised', promised],
  ])('everybody who is there reacts by name: %s', (_, flags) => {
    const words = told(id, flags);
    expect([...present, ...whoWouldDig].filter((name) => !words.includes(name))).toEqual([]);
  });

  it('who was promised something says so, and nobody else', () => {
    const [without, withAll] = [told(id, {}), told(id, promised)];
    expect(without).not.toMatch(/promised me|you said nobody'd dig|I was to see it/i);
    expect(withAll).toMatch(/promised me/);
  });
});

it('Wen, who has told of her mother, speaks of her when the number is written', () => {
  for (const id of last) expect(told(id, { wen_born_told: true })).toMatch(/mother/);
});

it('the four who would dig stand before the player, with a name and a face, before anything can be written', () => {
  for (const id of ['carrier-comes', 'carrier-climbs']) {
    const words = told(id, {});
    expect(whoWouldDig.filter((name) => !words.includes(name))).toEqual([]);
  }
});

it('a story that ends on Friday says that a longer road was there, and one that ends on Sunday does not', () => {
  for (const ending of ['forty-one', 'forty-three']) {
    const prose = campaign.endings.get(ending)?.prose ?? [];
    const state = {
      place: 'bakehouse',
      flags: {},
      people: {},
      inventory: {},
      time: { minutes: 600 },
    };
    const at = { campaign, sceneNumber: 13, band: null, seed: 1, memory: null, input: null };
    const ended = (beats: JsonObject): string =>
      realiseProse(ending, prose, { ...at, state: { ...state, beats } }).join(' ');
    expect(ended({})).toMatch(/had a Saturday and a Sunday that you were not there for\./);
    expect(ended({ pass_shuts: { scene: 16 } })).not.toMatch(/Saturday and a Sunday/);
  }
});
