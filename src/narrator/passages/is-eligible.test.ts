import type { Intent } from '@/contracts/generated/choice';
import { storedId } from '@/foundation/ids';
import { isEligible, memoryRecalled, specificity } from '@/narrator/passages/is-eligible';
import { contextOf } from '@/narrator/testing/context-of';
import { atWeir, campaignOf, condition, memory, passage } from '@/story/testing/small-world';
import { noHistory } from '@/story/log/history';
import { plainBeat } from '@/story/campaign/plain-beat';
import type { Passage, PassageConditions, ScenePart } from '@/story/campaign/passage';

type Rest = Parameters<typeof contextOf>[1];

const storm = plainBeat('storm', { mood: 'wild' });
const campaign = campaignOf([], { beats: [storm] });

function fits(conditions: Partial<PassageConditions>, rest: Rest = {}): boolean {
  return isEligible(passage('p', 'place', conditions), contextOf(campaign, rest));
}

const talking: Rest = { intent: { kind: 'talk', target: 'oda' } };
const behind = (...beats: readonly string[]): Rest => ({
  state: { ...atWeir, beats: Object.fromEntries(beats.map((id) => [id, { scene: 1 }])) },
});
const withRope: Rest = { state: { ...atWeir, inventory: { rope: 1 } } };
const liked: Rest = { state: { ...atWeir, people: { oda: { place: 'weir', feeling: 31 } } } };
const promised: Rest = {
  past: { memories: [memory('m', { characters: ['oda'], kind: 'promise' })] },
};

it('what follows a beat waits for the next scene; what can be done about it does not', () => {
  const justTold: Rest = { state: { ...atWeir, beats: { a: { scene: 2 } } }, sceneNumber: 2 };
  const context = contextOf(campaign, justTold);
  expect(isEligible(passage('p', 'place', { after: ['a'] }), context)).toBe(false);
  expect(isEligible(passage('p', 'choices', { after: ['a'] }), context)).toBe(true);
});

it.each([
  ['ask Oda about the bell', true],
  ['Ask Oda who rings the BELLS?', true],
  ['ask Oda when the sluice gate was hung', true],
  ['ask Oda about bellows', false],
  ['ask Oda about the gate', false],
])('"%s" has one of the words a passage waits for: %s', (said, isMet) => {
  const history = { ...noHistory, taken: ['ring the bell', said] };
  expect(fits({ asks: ['bell', 'sluice gate'] }, { past: { history } })).toBe(isMet);
});

it('a memory about one person is not recalled about another who was there', () => {
  const toPruett = memory('m', { characters: ['oda', 'wen'], about: 'wen', kind: 'promise' });
  const rest: Rest = { past: { memories: [toPruett] } };
  const recalls = (about: string) => ({ recalls: { about, kind: 'promise' } });
  expect([fits(recalls('oda'), rest), fits(recalls('wen'), rest)]).toEqual([false, true]);
});

describe('recalls', () => {
  const promise = (id: string, scene: string) =>
    memory(id, { about: 'oda', kind: 'promise', scene: storedId.scene(scene) });
  const past = {
    memories: [promise('old', 's-2'), promise('new', 's-8')],
    sceneNumbers: new Map([
      ['s-2', 2],
      ['s-8', 8],
    ]),
    sceneCount: 9,
    paidMemories: new Set<string>(),
  };
  const asking = (age?: number) => ({
    about: 'oda',
    kind: 'promise',
    ...(age === undefined ? {} : { age }),
  });

  it('takes the newest that is old enough', () => {
    const found = [undefined, 2, 3, 8, 9].map(
      (age) => memoryRecalled(asking(age), { ...past })?.id,
    );
    expect(found).toEqual(['new', 'new', 'old', 'old', undefined]);
    expect(fits({ recalls: asking(9) }, { past })).toBe(false);
  });

  it('takes one that was never taken up before one that was', () => {
    const paid = { ...past, paidMemories: new Set(['new']) };
    expect(memoryRecalled(asking(), paid)?.id).toBe('old');
    const both = { ...past, paidMemories: new Set(['new', 'old']) };
    expect(memoryRecalled(asking(), both)?.id).toBe('new');
  });
});

it('a passage without conditions always fits', () => {
  expect(fits({})).toBe(true);
});

it.each<[string, Partial<PassageConditions>, Rest, Rest]>([
  ['where', { where: ['mill', 'weir'] }, {}, { state: { ...atWeir, place: 'old-road' } }],
  ['who', { who: ['oda'] }, {}, { state: { ...atWeir, place: 'mill' } }],
  ['speaker', { speaker: 'oda' }, {}, { state: { ...atWeir, place: 'mill' } }],
  ['intent', { intent: ['ask', 'talk'] }, talking, { intent: { kind: 'move' } }],
  ['intent at the start', { intent: ['talk'] }, talking, {}],
  ['outcome', { outcome: ['partial', 'success'] }, { band: 'success' }, { band: 'failure' }],
  ['outcome without a roll', { outcome: ['success'] }, { band: 'success' }, {}],
  ['beat', { beat: 'storm' }, { beat: 'storm' }, { beat: 'other' }],
  ['after', { after: ['a', 'b'] }, behind('a', 'b'), behind('a')],
  ['before', { before: ['a', 'b'] }, {}, behind('b')],
  ['time', { time: ['dawn', 'morning'] }, {}, { state: { ...atWeir, time: { minutes: 0 } } }],
  ['mood of the place', { mood: ['uneasy'] }, {}, { state: { ...atWeir, place: 'mill' } }],
  ['mood of the beat', { mood: ['wild'] }, { beat: 'storm' }, {}],
  ['has', { has: ['rope'] }, withRope, {}],
  ['feeling', { expressions: [condition('feeling.oda > 30')] }, liked, {}],
  ['if', { expressions: [condition('scene_count == 2')] }, {}, { sceneNumber: 3 }],
  ['if with the roll', { expressions: [condition('roll == "partial"')] }, { band: 'partial' }, {}],
  ['recalls', { recalls: { about: 'oda', kind: 'promise' } }, promised, {}],
  [
    'recalls somebody else',
    { recalls: { about: 'oda', kind: null } },
    promised,
    { past: { memories: [memory('m', { characters: ['wen'] })] } },
  ],
  [
    'recalls another kind',
    { recalls: { about: null, kind: 'promise' } },
    promised,
    { past: { memories: [memory('m', { kind: 'debt' })] } },
  ],
])('%s: fits, and does not', (_, conditions, yes, no) => {
  expect([fits(conditions, yes), fits(conditions, no)]).toEqual([true, false]);
});

it('all conditions given must hold', () => {
  const conditions = { where: ['weir'], has: ['rope'], intent: ['talk'] };
  expect(fits(conditions, { ...withRope, ...talking })).toBe(true);
  expect(fits(conditions, talking)).toBe(false);
});

it('whom the player turns to speaks in what comes of it, wherever the state keeps them', () => {
  const elsewhere: Rest = { state: { ...atWeir, place: 'mill' } };
  const answers = (part: ScenePart, intent: Intent): boolean =>
    isEligible(
      passage('p', part, { speaker: 'oda' }),
      contextOf(campaign, { ...elsewhere, intent }),
    );
  expect([
    answers('outcome', { kind: 'talk', target: 'oda' }),
    answers('outcome', { kind: 'talk', target: 'wen' }),
    answers('outcome', { kind: 'attempt', refused: 'nobody-here', target: 'oda' }),
    answers('reaction', { kind: 'talk', target: 'oda' }),
  ]).toEqual([true, false, false, false]);
});

describe('first', () => {
  const seen = passage('seen', 'place', { where: ['weir'] });
  const met = passage('met', 'reaction', { speaker: 'oda' });
  const firstSight = passage('first', 'place', { where: ['weir'], first: true });
  const firstWords = passage('words', 'reaction', { speaker: 'oda', first: true });
  const again = passage('again', 'place', { where: ['weir'], first: false });
  const world = campaignOf([seen, met, firstSight, firstWords, again]);
  const afterTelling = (...ids: readonly string[]) =>
    contextOf(world, { past: { toldPassages: new Map(ids.map((id) => [id, 1])) } });

  it('is the first time at the place, until one of its passages was told', () => {
    expect(isEligible(firstSight, afterTelling())).toBe(true);
    expect(isEligible(firstSight, afterTelling('met'))).toBe(true);
    expect(isEligible(firstSight, afterTelling('seen'))).toBe(false);
    expect(isEligible(again, afterTelling('seen'))).toBe(true);
    expect(isEligible(again, afterTelling())).toBe(false);
  });

  it('is the first time with the one who speaks', () => {
    expect(isEligible(firstWords, afterTelling('seen'))).toBe(true);
    expect(isEligible(firstWords, afterTelling('met'))).toBe(false);
  });
});

describe('what was told before, in scene 1,', () => {
  const past = { toldPassages: new Map([['p', 1]]) };
  const isTold = (again: Pick<Passage, 'part' | 'once'>, sceneNumber: number): boolean =>
    isEligible(
      passage('p', again.part, {}, { once: again.once }),
      contextOf(campaign, { past, sceneNumber }),
    );

  it('is not told again', () => {
    expect(isTold({ part: 'place', once: true }, 99)).toBe(false);
  });

  it('is, when its author says so', () => {
    expect(isTold({ part: 'place', once: false }, 2)).toBe(true);
  });

  it('is, when it is a breather that has rested for thirty scenes', () => {
    const breather = { part: 'breather', once: true } as const;
    expect([isTold(breather, 30), isTold(breather, 31)]).toEqual([false, true]);
    expect(isTold({ part: 'breather', once: false }, 2)).toBe(false);
  });

  it('choices that stand go on standing', () => {
    expect(isTold({ part: 'choices', once: true }, 2)).toBe(true);
  });
});

it('how specific a passage is, is how many conditions it gives', () => {
  expect(specificity(passage('p', 'place'))).toBe(0);
  expect(
    specificity(
      passage('p', 'place', {
        where: ['a', 'b'],
        speaker: 'oda',
        first: false,
        has: ['rope', 'lamp'],
        expressions: [condition('a'), condition('b')],
        recalls: { about: null, kind: null },
      }),
    ),
  ).toBe(8);
});
