import type { JsonObject } from '@/foundation/json';
import { succeed } from '@/foundation/result';
import type { ServiceCall } from '@/ports/script-host';
import { verdictOf } from '@/protocol/invocation';

import { rollDice, sumOfRoll, type RollGiven, type Rolled } from './testing/dice-rolls';
import { runBundledScript } from './testing/run-bundled-script';

async function shownRoll(input: JsonObject, config: JsonObject): Promise<unknown> {
  const { events } = await runBundledScript('dice-roller', 'roll-dice', { input, config });
  return events.find(({ type }) => type === 'ui_event');
}

async function faultOf(input: JsonObject): Promise<unknown> {
  const verdict = verdictOf(await runBundledScript('dice-roller', 'roll-dice', { input }));
  return verdict.ok ? null : { code: verdict.error.code, message: verdict.error.message };
}

const bands = [
  { id: 'failure', label: 'It goes wrong', max: 6 },
  { id: 'partial', label: 'At a cost', min: 7, max: 9 },
  { id: 'success', label: 'Cleanly', min: 10 },
];

describe('a roll', () => {
  it('[002 FR-055; arch §4.1.2] shows each die, and each modifier with its reason, and returns the same', async () => {
    const input = {
      formula: '2d6+luck-risk+3',
      modifiers: { luck: 1, risk: 0, unnamed: 7 },
      reasons: { luck: 'your luck' },
      bands,
    };
    const rolled = {
      formula: '2d6+luck-risk+3',
      dice: [
        { sides: 6, value: 4 },
        { sides: 6, value: 4 },
      ],
      modifiers: [
        { name: 'luck', value: 1, reason: 'your luck' },
        { name: 'risk', value: 0, reason: 'risk' },
        { name: 'bonus', value: 3, reason: 'bonus' },
      ],
      total: 12,
      band: 'success',
      bandLabel: 'Cleanly',
    };
    expect(await shownRoll(input, {})).toMatchObject({ event: 'dice_roll', payload: rolled });
    expect(await rollDice(input)).toEqual(rolled);
  });

  it('draws one number for each die, in their order, or old stories would replay differently', async () => {
    const thrown = async (formula: string, seed: number) =>
      (await rollDice({ formula }, { seed })).dice.map(({ value }) => value);
    expect([
      await thrown('2d6', 2),
      await thrown('2d6+1d4', 2),
      await thrown('1d20+5', 77),
      await thrown('5d1000', 1),
    ]).toEqual([[6, 5], [6, 5, 4], [13], [592, 614, 173, 688, 980]]);
  });
});

describe('a formula', () => {
  it.each([
    [
      '3d6',
      [
        [6, 4],
        [6, 4],
        [6, 2],
      ],
      10,
    ],
    ['d20 - 1', [[20, 12]], 11],
    [
      '2d6+1d4',
      [
        [6, 4],
        [6, 4],
        [4, 1],
      ],
      9,
    ],
    [
      '2d6-1d4',
      [
        [6, 4],
        [6, 4],
        [4, -1],
      ],
      7,
    ],
    ['d%', [[100, 60]], 60],
    [
      '4dF',
      [
        [3, 0],
        [3, 0],
        [3, -1],
        [3, 1],
      ],
      0,
    ],
    ['0d6', [], 0],
    ['7', [], 7],
  ])('[arch §4.1.2] %s means dice with their sides and values', async (formula, dice, total) => {
    const rolled = await rollDice({ formula });
    expect([rolled.dice.map(({ sides, value }) => [sides, value]), rolled.total]).toEqual([
      dice,
      total,
    ]);
  });

  it.each([
    ['4d20kh', '(12) (13) (4) 14'],
    ['4d20KH3', '12 13 (4) 14'],
    ['4d20kl', '(12) (13) 4 (14)'],
    ['4d20kl2', '12 (13) 4 (14)'],
    ['4d20dh', '12 13 4 (14)'],
    ['4d20dh3', '(12) (13) 4 (14)'],
    ['4d20dl', '12 13 (4) 14'],
    ['4d20dl2', '(12) 13 (4) 14'],
    ['adv', '(12) 13'],
    ['dis', '12 (13)'],
    ['1d20adv', '(12) 13'],
    ['2d20dis', '12 (13) 4'],
    ['-2d20kh', '(-12) -13'],
    ['2d20kh+2d20kl', '(12) 13 4 (14)'],
  ])('[arch §4.1.2] %s keeps and drops: %s', async (formula, shown) => {
    const rolled = await rollDice({ formula });
    expect([written(rolled), rolled.total]).toEqual([shown, sumOfRoll(rolled)]);
  });

  it.each([
    ['2d6!', [6, 6, 3, 5], '6! 6! 3 5'],
    ['2d6!kh', [6, 2, 5], '6! (2) (5)'],
    ['2d6kl!', [6, 2, 5], '(6!) 2 (5)'],
    ['d6!+d6', [6, 1, 6], '6! 1 6'],
    ['dF!', [1, -1], '1! -1'],
  ])('[arch §4.1.2] %s that falls %j explodes: %s', async (formula, faces, shown) => {
    expect(written(await rollDice({ formula }, falling(formula, faces)))).toBe(shown);
  });

  it('[arch §4.1.2] explodes no further than to 100 dice, and leaves later dice their place', async () => {
    const { dice } = await rollDice({ formula: '1d1!+40d6' });
    expect(dice.map(({ sides }) => sides)).toEqual([
      ...Array<number>(60).fill(1),
      ...Array<number>(40).fill(6),
    ]);
    expect(dice.filter(({ exploded }) => exploded)).toHaveLength(59);
  });

  it('a name that the modifiers have is never read as dice', async () => {
    const rolled = await rollDice({ formula: '1d20+dis+d6', modifiers: { dis: 2, d6: 3 } });
    expect([rolled.dice.length, rolled.modifiers.map(({ value }) => value)]).toEqual([1, [2, 3]]);
  });

  it.each([
    ['', '"" is not a dice formula.'],
    ['2d6++1', '"2d6++1" is not a dice formula.'],
    ['2d6\n+', '"2d6 +" is not a dice formula.'],
    ['2d', '"2d" is neither dice nor a number nor a name.'],
    ['d6d6', 'No modifier is called "d6d6".'],
    ['2d6; drop', '"2d6;drop" is neither dice nor a number nor a name.'],
    ['2d6+luck', 'No modifier is called "luck".'],
    ['__proto__', 'No modifier is called "__proto__".'],
    ['2d6+constructor', 'No modifier is called "constructor".'],
    ['2d6+nerve', 'The modifier "nerve" must be a number up to 1000000.'],
    ['2d6+tact', 'The modifier "tact" must be a number up to 1000000.'],
    ['2d6-zeal', 'The modifier "zeal" must be a number up to 1000000.'],
    ['1000001', '"1000001" is more than 1000000.'],
    ['101d6', '"101d6" rolls more than 100 dice.'],
    ['60d6+41d6', '"60d6+41d6" rolls more than 100 dice.'],
    ['100d6adv', '"100d6adv" rolls more than 100 dice.'],
    ['1d1001', 'A die has 1 to 1000 sides, but not that of "1d1001".'],
    ['1d0', 'A die has 1 to 1000 sides, but not that of "1d0".'],
    ['4d6kh5', '"4d6kh5" cannot keep or drop that many dice.'],
    ['4d6kl0', '"4d6kl0" cannot keep or drop that many dice.'],
    ['4d6dl4', '"4d6dl4" cannot keep or drop that many dice.'],
    ['0d6adv', '"0d6adv" cannot keep or drop that many dice.'],
    ['4d6kh2dl1', '"4d6kh2dl1" says more than once which dice count or explode.'],
    ['4d6!!', '"4d6!!" says more than once which dice count or explode.'],
    [6, 'A formula is text, such as "2d6+1".'],
  ])('[arch §4.1.2] %j is refused with one sentence', async (formula, message) => {
    const modifiers = { nerve: 'high', tact: '3', zeal: -1_000_001 };
    expect(await faultOf({ formula, modifiers })).toEqual({ code: 'bad-formula', message });
  });

  it('[arch §4.1.2] of more than 200 characters is refused with one sentence', async () => {
    expect([
      await faultOf({ formula: '1+'.repeat(99) + '11' }),
      await faultOf({ formula: '1+'.repeat(100) + '1' }),
    ]).toEqual([null, { code: 'bad-formula', message: 'A formula has at most 200 characters.' }]);
  });
});

describe('the band', () => {
  const bandOf = async (input: JsonObject) => {
    const { band, bandLabel } = await rollDice({ formula: '2d6', ...input });
    return [band, bandLabel];
  };

  it('[arch §7.4] of two six-sided dice is failure up to 6, partial from 7 and success from 10', async () => {
    const totals = await Promise.all(
      ['-6', '-2', '-1', '', '+1', '+2', '+4'].map((plus) => bandOf({ formula: `2d6${plus}` })),
    );
    expect(totals.map(([band]) => band)).toEqual([
      'failure',
      'failure',
      'partial',
      'partial',
      'partial',
      'success',
      'success',
    ]);
    expect(await bandOf({})).toEqual(['partial', 'Partial success']);
  });

  it.each([
    ['2d6adv', true],
    ['3d6kl2', true],
    ['d6+d6', true],
    ['3d6', false],
    ['2d6!', false],
    ['d6-d6', false],
    ['3d6-d6', false],
    ['2d8', false],
    ['7', false],
  ])('[arch §7.4] %s has the usual bands: %s', async (formula, hasBands) => {
    expect((await bandOf({ formula }))[0] !== undefined).toBe(hasBands);
  });

  it('is the first of those given that holds the total, also without a label', async () => {
    expect([
      await bandOf({ bands: [{ id: 'low', max: 3 }, { id: 'any' }, { id: 'high', min: 4 }] }),
      await bandOf({ bands: [{ id: 'low', min: null, max: 3 }] }),
      await bandOf({ bands: [null, { label: 'nameless' }] }),
    ]).toEqual([
      ['any', undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('is none where the list of bands is empty, and the event says so', async () => {
    expect(await bandOf({ bands: [] })).toEqual([undefined, undefined]);
    expect(await shownRoll({ formula: '2d6', bands: [] }, {})).toMatchObject({
      payload: { band: null },
    });
  });
});

describe('a roll that another tool settles', () => {
  const input = { formula: '1d4', from: 'weigh' };
  const settled = {
    formula: '2d20+nerve',
    modifiers: { nerve: 2 },
    reasons: { nerve: 'yours' },
    bands: [],
  };

  it('is rolled instead of the own one, with its modifiers, reasons and bands', async () => {
    const dependencies = { other: { roll: { formula: '1d8' } }, weigh: { roll: settled } };
    expect(await rollDice({ ...input, modifiers: { nerve: 9 }, bands }, { dependencies })).toEqual({
      formula: '2d20+nerve',
      dice: [
        { sides: 20, value: 12 },
        { sides: 20, value: 13 },
      ],
      modifiers: [{ name: 'nerve', value: 2, reason: 'yours' }],
      total: 27,
    });
  });

  it.each([
    ['failed', { weigh: null }],
    ['has no roll', { weigh: { roll: null } }],
    ['has a roll without a formula', { weigh: { roll: { modifiers: {} } } }],
    ['was not waited for', {}],
  ])('[002 FR-013] is the own one where the tool %s', async (_, dependencies) => {
    expect((await rollDice(input, { dependencies })).formula).toBe('1d4');
  });
});

describe('the configuration', () => {
  it('[002 FR-055; arch §4.1.2] showIndividualRolls false shows no dice, and the output keeps them', async () => {
    const config = { showIndividualRolls: false };
    expect(await shownRoll({ formula: '2d6+1' }, config)).toMatchObject({
      payload: { dice: [], modifiers: [{ value: 1 }], total: 9 },
    });
    expect((await rollDice({ formula: '2d6+1' }, { config })).dice).toHaveLength(2);
  });

  it('[002 FR-055; arch §4.1.2] randomSource crypto draws one secure seed a roll, and all dice from it', async () => {
    const calls: ServiceCall[] = [];
    const rolled = async (secure: number, seed: number) => {
      const services = (call: ServiceCall) => {
        calls.push(call);
        return succeed({ seed: secure });
      };
      const config = { randomSource: 'crypto' };
      return JSON.stringify(
        (await rollDice({ formula: '20d20' }, { config, services, seed })).dice,
      );
    };
    const first = await rolled(41, 1);
    expect(calls).toEqual([{ method: 'random.secure', params: {} }]);
    // The story's own seed does not matter; both halves of a long one do.
    expect([await rolled(41, 2), await rolled(42, 1), await rolled(41 + 2 ** 40, 1)]).toEqual([
      first,
      expect.not.stringContaining(first) as string,
      expect.not.stringContaining(first) as string,
    ]);
  });

  it('asks for no seed for a formula that cannot be rolled, nor with randomSource pseudo', async () => {
    const asked = jest.fn(() => succeed({ seed: 1 }));
    const ask = (formula: string, randomSource: string) =>
      runBundledScript('dice-roller', 'roll-dice', {
        input: { formula },
        config: { randomSource },
        services: asked,
      });
    await ask('2d', 'crypto');
    await ask('2d6', 'pseudo');
    expect(asked).not.toHaveBeenCalled();
  });
});

function written({ dice }: Rolled): string {
  return dice
    .map(({ value, exploded, dropped }) => {
      const face = `${value}${exploded ? '!' : ''}`;
      return dropped ? `(${face})` : face;
    })
    .join(' ');
}

/** Dice that fall as the test wants them to. */
function falling(formula: string, faces: readonly number[]): RollGiven {
  const [sides, lowest] = formula.includes('F') ? [3, -1] : [6, 1];
  const draws = faces.map((face) => (face - lowest + 0.5) / sides);
  const generator = `const draws = ${JSON.stringify(draws)};
    export const seededRandom = () => () => draws.shift();`;
  return {
    config: { randomSource: 'crypto' },
    services: () => succeed({ seed: 1 }),
    files: { 'lib/seeded-random.js': generator },
  };
}
