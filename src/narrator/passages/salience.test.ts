import { salienceMoment, salienceOf, type Salience } from '@/narrator/passages/salience';
import { contextOf } from '@/narrator/testing/context-of';
import {
  atWeir,
  campaignOf,
  choice,
  condition,
  effects,
  memory,
  passage,
} from '@/story/testing/small-world';
import type { Passage } from '@/story/campaign/passage';
import { plainBeat } from '@/story/campaign/plain-beat';

type Rest = Parameters<typeof contextOf>[1];

const kin = passage('kin', 'reaction', { speaker: 'oda' });
const beats = [plainBeat('flood', { priority: 'critical' }), plainBeat('mud', { priority: 'low' })];

function salience(told: Passage, rest: Rest = {}): Salience {
  const context = contextOf(campaignOf([told, kin], { beats }), rest);
  return salienceOf(told, salienceMoment(told.part, context));
}

const scene = (text: string, rest: object = {}) => ({
  text,
  told: [],
  band: null,
  beat: null,
  ...rest,
});

it('conditions count one each', () => {
  const told = passage('p', 'place', { where: ['weir'], time: ['morning'], has: ['rope', 'lamp'] });
  expect(salience(told).specificity).toBe(4);
});

it('a passage that tells or starts a beat counts by how pressing the beat is', () => {
  const starting = (beat: string) =>
    passage('p', 'pressure', {}, { effects: effects(`start ${beat}`) });
  const [flood, mud] = [salience(starting('flood')), salience(starting('mud'))];
  expect(flood.urgency).toBeGreaterThan(mud.urgency);
  expect(mud.urgency).toBeGreaterThan(0);
  const telling = passage('p', 'pressure', { beat: 'flood' });
  expect(salience(telling, { beat: 'flood' }).urgency).toBe(flood.urgency);
  expect(salience(passage('p', 'pressure')).urgency).toBe(0);
});

describe('a callback', () => {
  const back = passage('p', 'callback', { recalls: { about: 'oda', kind: 'promise' } });
  const promise = memory('m', { about: 'oda', kind: 'promise' });

  it('counts when it takes up what nobody took up before', () => {
    expect(salience(back, { past: { memories: [promise] } })).toMatchObject({
      callback: 1.5,
      specificity: 1,
    });
  });

  it('counts for nothing, not even as a condition, when it was taken up before', () => {
    const past = { memories: [promise], paidMemories: new Set(['m']) };
    expect(salience(back, { past })).toMatchObject({ callback: 0, specificity: 0 });
  });
});

describe('tension', () => {
  const hard = passage('p', 'pressure', {}, { effects: effects('lose rope') });
  const risky = passage('p', 'pressure', {}, { choices: [choice('Jump.', { risk: 'high' })] });
  const soft = passage('p', 'pressure');
  const after = (...recentScenes: readonly ReturnType<typeof scene>[]) => ({
    past: { recentScenes },
  });
  const quiet = [scene('a'), scene('b'), scene('c')];
  const bad = scene('d', { band: 'failure' });

  it('is wanted after three quiet scenes', () => {
    for (const tense of [hard, risky]) expect(salience(tense, after(...quiet)).tension).toBe(0.4);
    expect(salience(soft, after(...quiet)).tension).toBe(-0.4);
  });

  it('is not wanted after two hard ones', () => {
    const beat = scene('e', { beat: 'flood' });
    expect(salience(hard, after(bad, beat)).tension).toBe(-0.4);
    expect(salience(soft, after(bad, beat)).tension).toBe(0.4);
  });

  it('does not matter in between', () => {
    expect(salience(hard).tension).toBe(0);
    expect(salience(hard, after(...quiet, bad)).tension).toBe(0);
    expect(salience(hard, after(...quiet.slice(1))).tension).toBe(0);
  });
});

it('a mood that fits counts in a poetic telling only', () => {
  const uneasy = passage('p', 'place', { mood: ['uneasy'] });
  const moodIn = (style: 'terse' | 'vivid' | 'poetic') => salience(uneasy, { style }).mood;
  expect([moodIn('terse'), moodIn('vivid'), moodIn('poetic')]).toEqual([0, 0, 0.5]);
  expect(salience(passage('p', 'place'), { style: 'poetic' }).mood).toBe(0);
});

it('weight counts around one, and never more than two conditions', () => {
  const weighing = (weight: number) => salience(passage('p', 'place', {}, { weight })).weight;
  expect([0, 1, 2, 100].map(weighing)).toEqual([-0.5, 0, 0.5, 2]);
});

it('[arch §7.5] what leads toward the ending ahead counts, of what presses', () => {
  const press = passage('p', 'pressure', {}, { effects: effects('set flags.lamp true') });
  const light = passage(
    'light',
    'ending',
    { expressions: [condition('flags.honest'), condition('flags.lamp')] },
    { effects: effects('end light') },
  );
  const state = { ...atWeir, flags: { honest: true } };
  const context = contextOf(campaignOf([press, light]), { state });
  expect(salienceOf(press, salienceMoment('pressure', context)).ending).toBe(0.9);
  expect(salienceOf(press, salienceMoment('place', context)).ending).toBe(0);
});

it('who spoke lately gives way, the more the later it was', () => {
  const again = passage('again', 'reaction', { speaker: 'oda' });
  const spoke = scene('x', { told: ['kin'] });
  const after = (...recentScenes: readonly object[]) =>
    salience(again, {
      past: { recentScenes: recentScenes.map((each) => ({ ...scene('y'), ...each })) },
    }).kindred;
  expect(after(spoke)).toBe(-0.3);
  expect(after(spoke, {})).toBe(-0.1);
  expect(after(spoke, {}, {}, {})).toBeCloseTo(0);
  expect(
    salience(passage('p', 'reaction', { speaker: 'wen' }), { past: { recentScenes: [spoke] } })
      .kindred,
  ).toBeCloseTo(0);
});

it('words that stood in the last five scenes speak against it, those before do not', () => {
  const told = passage('p', 'place', {}, { prose: ['The river carries timber.'] });
  const read = scene('Timber, in the river.');
  const likeness = (...recentScenes: readonly ReturnType<typeof scene>[]) =>
    salience(told, { past: { recentScenes } }).likeness;
  expect(likeness(read)).toBeCloseTo((-0.5 * 2) / 3);
  expect(likeness(read, ...Array.from({ length: 5 }, () => scene('Rain.')))).toBeCloseTo(0);
});
