import fc from 'fast-check';

import { validateChoice } from '@/contracts/generated/validate-choice';
import { offerChoices } from '@/narrator/choices/offer-choices';
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
import { plainBeat } from '@/story/campaign/plain-beat';
import type { AuthoredChoice, Passage } from '@/story/campaign/passage';

type Rest = Parameters<typeof contextOf>[1] & { readonly beats?: readonly string[] };

function offer(passages: readonly Passage[], { beats = [], ...rest }: Rest = {}) {
  const campaign = campaignOf(passages, { beats: beats.map((id) => plainBeat(id)) });
  const told = passages
    .filter(({ part }) => part !== 'choices')
    .map(({ id, part }) => ({ part, passage: id }));
  return offerChoices(told, contextOf(campaign, rest));
}

function withChoices(...choices: readonly AuthoredChoice[]): Passage {
  return passage('said', 'outcome', {}, { choices });
}

function texts(choices: ReturnType<typeof offer>): readonly string[] {
  return choices.map(({ text }) => text);
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => choice(`Do ${index}.`, { leadsTo: `beat-${index}` }));

describe('[arch §7.3] three or four choices', () => {
  it.each([0, 1, 2, 3, 4, 5, 9])('from %i of the author', (count) => {
    const offered = offer([withChoices(...numbered(count))]);
    expect(offered.length).toBeGreaterThanOrEqual(3);
    expect(offered.length).toBeLessThanOrEqual(4);
    expect(offered.map(({ id }) => id)).toEqual(offered.map((_, index) => `c${index + 1}`));
    expect(offered.filter((each) => !validateChoice(each))).toEqual([]);
  });

  it.each(['weir', 'mill', 'cell', 'nowhere'])('at %s, with whatever ways out', (place) => {
    const offered = offer([], { state: { ...atWeir, place } });
    expect(offered.length).toBeGreaterThanOrEqual(3);
    expect(new Set(texts(offered)).size).toBe(offered.length);
  });

  it('what the words just told offer comes first and is never dropped for a way out', () => {
    const offered = offer([withChoices(...numbered(5))]);
    expect(texts(offered)).toEqual(['Do 0.', 'Do 1.', 'Do 2.', 'Do 3.']);
  });

  it('what stands here leaves room for one way out', () => {
    const standing = passage('here', 'choices', {}, { choices: numbered(5) });
    const offered = offer([standing]);
    expect(offered.map(({ by }) => by)).toEqual(['author', 'author', 'author', 'engine']);
    expect(offered[3]?.intent.kind).toBe('move');
  });

  it('standing choices come in another order in another playthrough, and keep it', () => {
    const standing = passage('here', 'choices', {}, { choices: numbered(5) });
    const orders = Array.from({ length: 20 }, (_, storySeed) =>
      texts(offer([standing], { storySeed }))
        .slice(0, 3)
        .join(' '),
    );
    expect(new Set(orders).size).toBeGreaterThan(5);
    expect(
      texts(offer([standing], { storySeed: 4, seed: 99 }))
        .slice(0, 3)
        .join(' '),
    ).toBe(orders[4]);
  });

  it('where there is no way out, four of the author fit', () => {
    const offered = offer([withChoices(...numbered(5))], { state: { ...atWeir, place: 'cell' } });
    expect(texts(offered)).toEqual(['Do 0.', 'Do 1.', 'Do 2.', 'Do 3.']);
  });

  it('never two with the same words or that do the same (seed 8)', () => {
    const some = fc.record({
      text: fc.constantFrom('Go.', 'Wait.', 'Sing.'),
      kind: fc.constantFrom('move', 'talk', 'do'),
      target: fc.constantFrom(null, 'mill', 'oda'),
      leadsTo: fc.constantFrom(null, 'a', 'b'),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), fc.boolean(), (list, isBeat) => {
        const choices = list.map(({ text, ...rest }) => choice(text, rest));
        const told = passage('said', 'outcome', isBeat ? { beat: 'storm' } : {}, { choices });
        const offered = offer([told], { beats: ['storm'] });
        const acts = offered.map(({ intent: { kind, target, leadsTo } }) =>
          JSON.stringify([kind, target, leadsTo]),
        );
        expect([new Set(texts(offered)).size, new Set(acts).size]).toEqual([
          offered.length,
          offered.length,
        ]);
        expect(offered.length).toBeGreaterThanOrEqual(3);
        expect(offered.length).toBeLessThanOrEqual(4);
      }),
      { seed: 8 },
    );
  });
});

describe('[arch §7.3] only what can be done is offered', () => {
  it.each<[string, Partial<AuthoredChoice>, Rest]>([
    ['what it needs is not held', { needs: 'rope' }, {}],
    ['its condition does not hold', { condition: condition('flags.paid') }, {}],
    ['who it means is elsewhere', { kind: 'talk', target: 'wen' }, {}],
    ['it moves where the player stands', { kind: 'move', target: 'weir' }, {}],
    ['it moves to no place', { kind: 'move', target: 'moon' }, {}],
    ['it moves nowhere', { kind: 'move' }, {}],
    [
      'where it leads was told',
      { leadsTo: 'spent' },
      { past: { toldPassages: new Map([['spent', 1]]) } },
    ],
    [
      'the beat it leads to is behind',
      { leadsTo: 'storm' },
      { state: { ...atWeir, beats: { storm: { scene: 1 } } } },
    ],
  ])('not when %s', (_, rest, context) => {
    const passages = [withChoices(choice('This.', rest)), passage('spent', 'place')];
    expect(texts(offer(passages, context))).not.toContain('This.');
  });

  it.each<[string, Partial<AuthoredChoice>, Rest]>([
    ['what it needs is held', { needs: 'rope' }, { state: { ...atWeir, inventory: { rope: 1 } } }],
    ['its condition holds', { condition: condition('scene_count == 2') }, {}],
    ['who it means is here', { kind: 'talk', target: 'oda' }, {}],
    ['it moves to another place', { kind: 'move', target: 'mill', leadsTo: 'spent' }, {}],
    ['where it leads is untold', { leadsTo: 'spent' }, {}],
    ['the beat it leads to is ahead', { leadsTo: 'storm' }, {}],
  ])('when %s', (_, rest, context) => {
    const passages = [withChoices(choice('This.', rest)), passage('spent', 'place')];
    expect(texts(offer(passages, context))).toContain('This.');
  });
});

describe('a beat with three choices of its own is a crossroads', () => {
  const crossroads = (count: number) =>
    passage('cross', 'pressure', { beat: 'storm' }, { choices: numbered(count) });
  const other = passage('said', 'outcome', {}, { choices: [choice('Something else.')] });

  it.each([3, 4, 5])('of %i: nothing else is offered', (count) => {
    const offered = offer([other, crossroads(count)], { beats: ['storm'] });
    expect(texts(offered)).toEqual(numbered(Math.min(count, 4)).map(({ text }) => text));
  });

  it('of two: they come first, the rest follows', () => {
    const offered = offer([other, crossroads(2)], { beats: ['storm'] });
    expect(texts(offered).slice(0, 3)).toEqual(['Do 0.', 'Do 1.', 'Something else.']);
  });
});

it('standing choices follow those just told, the most specific first', () => {
  const standing = (id: string, text: string, where: readonly string[]) =>
    passage(id, 'choices', { where }, { choices: [choice(text, { leadsTo: id })] });
  const offered = offer([
    standing('plain', 'Hum.', []),
    standing('here', 'Fish.', ['weir']),
    standing('there', 'Grind.', ['mill']),
    withChoices(choice('Now.')),
  ]);
  expect(texts(offered).slice(0, 3)).toEqual(['Now.', 'Fish.', 'Hum.']);
});

it('the way out with most still untold comes first', () => {
  const offered = offer([], { state: atWeir });
  expect(offered.map(({ intent }) => intent.target).slice(0, 2)).toEqual(['mill', 'old-road']);
  const more = offer([passage('a', 'choices', { where: ['old-road'] })], { state: atWeir });
  expect(more.map(({ intent }) => intent.target).slice(0, 2)).toEqual(['old-road', 'mill']);
});

describe('a choice knows what it does and why it is offered', () => {
  const asked = choice('Ask.', {
    kind: 'ask',
    target: 'oda',
    stat: 'nerve',
    needs: 'rope',
    hint: 'Careful.',
    leadsTo: 'storm',
    elseTo: 'fell',
  });

  it('[arch §7.3] its reasons are ids of what truly is there: beat, person, thing, stat', () => {
    const told = passage('said', 'outcome', { beat: 'storm' }, { choices: [asked] });
    const [first] = offer([told], {
      beats: ['storm'],
      state: { ...atWeir, inventory: { rope: 1 } },
    });
    expect(first).toEqual({
      id: 'c1',
      text: 'Ask.',
      intent: {
        kind: 'ask',
        target: 'oda',
        with: 'rope',
        stat: 'nerve',
        difficulty: 'even',
        leadsTo: 'storm',
        elseTo: 'fell',
      },
      because: [
        { kind: 'beat', id: 'storm', text: 'The storm' },
        { kind: 'person', id: 'oda', text: 'Oda Marsh' },
        { kind: 'item', id: 'rope', text: 'a rope' },
        { kind: 'stat', id: 'nerve', text: 'nerve 1' },
      ],
      difficulty: 'even',
      hint: 'Careful.',
      by: 'author',
    });
  });

  it('a thing that is meant is a reason, also when it is not needed', () => {
    const [first] = offer([withChoices(choice('Coil it.', { kind: 'coil', target: 'rope' }))]);
    expect(first?.because).toEqual([{ kind: 'item', id: 'rope', text: 'a rope' }]);
  });

  it('what comes from nothing else comes from where the player stands', () => {
    const [first] = offer([passage('here', 'choices', {}, { choices: [choice('Sing.')] })]);
    expect(first?.because).toEqual([{ kind: 'place', id: 'weir', text: 'the weir' }]);
  });

  it('to wait and to look have the place as their reason, where it has a name', () => {
    const becauseAt = (place: string) =>
      offer([], { state: { ...atWeir, place } }).map(({ because }) => because);
    const cell = [{ kind: 'place', id: 'cell', text: 'the cell' }];
    expect(becauseAt('cell')).toEqual([cell, cell, cell]);
    expect(becauseAt('nowhere')).toEqual([[], [], []]);
  });

  it('a memory of no weight is no reason', () => {
    const trifle = memory('m', { location: 'mill', significance: 'low' });
    const kinds = offer([], { past: { memories: [trifle] } }).flatMap(({ because }) => because);
    expect(kinds.filter(({ kind }) => kind === 'memory')).toEqual([]);
  });

  it('a choice of the engine says so, and that nothing is rolled', () => {
    const offered = offer([], { past: { memories: [memory('m', { location: 'mill' })] } });
    const move = offered.find(({ intent }) => intent.target === 'mill');
    expect(move).toMatchObject({
      intent: { kind: 'move', target: 'mill' },
      because: [{ kind: 'place', id: 'mill', text: 'the mill' }],
      difficulty: null,
      hint: null,
      by: 'engine',
    });
  });
});

describe('[arch §7.5] while one ending leads', () => {
  const leading = { ...atWeir, flags: { honest: true } };
  const last = passage(
    'last',
    'choices',
    { where: ['mill'] },
    {
      choices: [
        choice('Light it.', {
          condition: condition('flags.honest and flags.lamp'),
          leadsTo: 'light',
        }),
        choice('Put it out.', { condition: condition('flags.lied'), leadsTo: 'dark' }),
      ],
    },
  );
  const ends = ['light', 'dark'].map((id) =>
    passage(id, 'choices', { where: ['mill'] }, { effects: effects(`end ${id}`) }),
  );
  const found = passage(
    'found',
    'choices',
    { where: ['mill'] },
    { effects: effects('set flags.lamp true') },
  );
  const standing = (id: string, choices: readonly AuthoredChoice[]) =>
    passage(id, 'choices', { where: ['weir'] }, { choices });
  const lamp = choice('Look for the lamp.', { leadsTo: 'found' });
  const offered = (state: typeof atWeir, storySeed: number, told: readonly Passage[] = []) => {
    const here = [standing('one', numbered(5)), standing('two', [lamp])];
    return texts(offer([...told, ...here, last, found, ...ends], { state, storySeed }));
  };

  it('what leads toward it is offered where it otherwise was not', () => {
    const seeds = [1, 2, 3, 4, 5];
    expect(seeds.filter((seed) => offered(atWeir, seed).includes(lamp.text))).toEqual([]);
    expect(seeds.map((seed) => offered(leading, seed)[0])).toEqual(seeds.map(() => lamp.text));
  });

  it('the rest keeps its order, and there are as many', () => {
    const before = offered(atWeir, 1);
    const after = offered(leading, 1);
    expect(after.slice(1, 3)).toEqual(before.slice(0, 2));
    expect(after.length).toBe(before.length);
  });

  it('never before what the words just offered, nor before what fits better', () => {
    const said = withChoices(...numbered(4).map((each) => ({ ...each, leadsTo: null })));
    const kinds = ['a', 'b', 'c', 'd'];
    const words = said.choices.map((each, index) => ({ ...each, kind: kinds[index] ?? '' }));
    expect(offered(leading, 1, [withChoices(...words)])).toEqual(words.map(({ text }) => text));
    const better = passage(
      'better',
      'choices',
      { where: ['weir'], who: ['oda'] },
      { choices: numbered(3) },
    );
    const all = [better, standing('two', [lamp]), last, found, ...ends];
    expect(texts(offer(all, { state: leading }))).not.toContain(lamp.text);
  });
});
