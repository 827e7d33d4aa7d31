import fc from 'fast-check';

import { conditionCharacters, conditionDepth, conditionSteps } from '@/foundation/limits';
import { fail } from '@/foundation/result';
import { holds } from '@/story/conditions/condition';
import { parseCondition } from '@/story/conditions/parse-condition';
import type { Moment } from '@/story/conditions/moment';
import { momentWith } from '@/story/testing/moments';

const moment: Moment = {
  sceneNumber: 5,
  roll: 'partial',
  state: {
    place: 'weir',
    beats: { first_flakes: { scene: 4, outcome: 'early' }, flood: { skipped: 4 } },
    people: { oda: { feeling: 31, place: 'weir' } },
    inventory: { lantern: 1, coin: 3, boot: 0 },
    counters: { snow: 2 },
    flags: { seen: true, shut: false, name: 'Oda', empty: '', list: [1, 2, 3] },
    reputation: { millers: -10 },
  },
};

function isTrue(text: string): boolean {
  const condition = parseCondition(text);
  if (!condition.ok) throw new Error(condition.error.message);
  return holds(condition.value, moment);
}

describe('[arch §6.2.5] operators of a custom condition', () => {
  it.each([
    ['counters.snow == 2', true],
    ['counters.snow == 3', false],
    ['counters.snow != 3', true],
    ['counters.snow != 2', false],
    ['counters.snow < 3', true],
    ['counters.snow < 2', false],
    ['counters.snow <= 2', true],
    ['counters.snow <= 1', false],
    ['counters.snow > 1', true],
    ['counters.snow > 2', false],
    ['counters.snow >= 2', true],
    ['counters.snow >= 3', false],
    ['counters.snow + 1 == 3', true],
    ['counters.snow - 3 == -1', true],
    ['counters.snow * 2 == 4', true],
    ['counters.snow / 4 == 0.5', true],
    ['1 + 2 * 3 == 7', true],
    ['(1 + 2) * 3 == 9', true],
    ['flags.seen and counters.snow', true],
    ['flags.seen and flags.shut', false],
    ['flags.shut or flags.seen', true],
    ['flags.shut or flags.none', false],
    ['not flags.shut', true],
    ['!flags.seen', false],
    ['not not flags.seen', true],
  ])('%s is %s', (text, expected) => {
    expect(isTrue(text)).toBe(expected);
  });

  it('a division by zero is zero, not an accident', () => {
    expect(isTrue('1 / 0 == 0')).toBe(true);
  });
});

describe('[arch §6.2.5] what binds how strongly', () => {
  it.each([
    ['not flags.name == "Wen"', true],
    ['not flags.name == "Oda"', false],
    ['not counters.snow > 5', true],
    ['not flags.shut and flags.seen', true],
    ['not (flags.shut and flags.seen)', true],
    ['not flags.seen or flags.seen', true],
    ['flags.seen or flags.seen and flags.shut', true],
    ['(flags.seen or flags.seen) and flags.shut', false],
    ['flags.seen and not counters.snow == 3', true],
    ['flags.shut and flags.seen or flags.seen', true],
  ])('%s is %s', (text, expected) => {
    expect(isTrue(text)).toBe(expected);
  });
});

describe('[arch §6.2.5] names of a condition', () => {
  it.each([
    ['scene_count == 5', true],
    ['roll == "partial"', true],
    ['roll == "success"', false],
    ['place == "weir"', true],
    ["place == 'mill'", false],
    ['beat.first_flakes', true],
    ['beat.smoke_moves', false],
    ['not beat.smoke_moves', true],
    ['beats.first_flakes', true],
    ['beats.first_flakes.outcome == "early"', true],
    ['beats.first_flakes.outcome == "late"', false],
    ['beats.smoke_moves.outcome == "late"', false],
    ['beat.flood or beats.flood or has(beats.flood)', false],
    ['beats.flood.skipped == 4', true],
    ['count(beats) == 1', true],
    ['feeling.oda > 30', true],
    ['feeling.stranger == 0', true],
    ['reputation.millers < -5', true],
    ['reputation.unheard == null', true],
    ['flags.name == "Oda"', true],
    ['flags.seen == true', true],
    ['flags.never == null', true],
    ['nothing.of.the.kind', false],
    ['constructor.name', false],
    ['flags.empty', false],
  ])('%s is %s', (text, expected) => {
    expect(isTrue(text)).toBe(expected);
  });

  it('no roll is not equal to any band', () => {
    const condition = parseCondition('roll == "failure"');
    expect(condition.ok && holds(condition.value, momentWith({}))).toBe(false);
  });
});

describe('[arch §6.2.5] has() and count()', () => {
  it.each([
    ['has(inventory.lantern)', true],
    ['has(inventory.boot)', false],
    ['has(inventory.rope)', false],
    ['count(inventory.coin) == 3', true],
    ['count(flags.list) == 3', true],
    ['count(inventory) == 3', true],
    ['count(inventory.rope) == 0', true],
    ['count(flags.name) == 0', true],
  ])('%s is %s', (text, expected) => {
    expect(isTrue(text)).toBe(expected);
  });
});

describe('[arch §6.2.5] names as authors write ids', () => {
  const state = {
    beats: { 'first-flakes': { scene: 1 }, '002': { scene: 2 } },
    counters: { 'deep-snow': 4, snow: 2, _hidden: 1 },
    flags: { größe: 3 },
  };
  it.each([
    ['beat.first-flakes', true],
    ['beat.002', true],
    ['not beat.003', true],
    ['counters.deep-snow == 4', true],
    ['counters.snow - 1 == 1', true],
    ['counters.snow -1 == 1', true],
    ['counters._hidden', true],
    ['flags.größe == 3', true],
    ['-counters.snow == -2', true],
    ['(not flags.never) == true', true],
    ["flags.none == 'it\\'s'", false],
    ['1.5 * 2 == 3', true],
    ['not has(flags.none)', true],
  ])('%s is %s', (text, expected) => {
    const condition = parseCondition(text);
    expect(condition.ok && holds(condition.value, momentWith(state))).toBe(expected);
  });
});

describe('what a condition cannot use is refused, with where it stands', () => {
  it.each([
    ['flags["seen"]', 6, 'a condition cannot use ['],
    ['has("inventory")', 5, 'has() takes a name, such as has(inventory.rope)'],
    ['a.b()', 1, 'a condition cannot use the call a.b()'],
    ['1 + eval(code)', 5, 'a condition cannot use the call eval()'],
    ['has(a, b)', 6, 'has() takes one name and a ) after it'],
    ['has()', 5, 'has() takes a name, such as has(inventory.rope)'],
    ['a ? b : c', 3, 'a condition cannot use ?'],
    ['[1, 2]', 1, 'a condition cannot use ['],
    ['a && b', 3, 'a condition cannot use &&: write and'],
    ['a || b', 3, 'a condition cannot use ||: write or'],
    ['a = 1', 3, 'a condition cannot use =: write =='],
    ['a % 2', 3, 'a condition cannot use %'],
    ['+a', 1, 'a condition cannot use +'],
    ['a b', 3, 'an operator such as "and" is missing here'],
    ['a and or b', 7, 'an operator such as "and" is missing here'],
    ['a ==', 5, 'the condition stops in the middle'],
    ['', 1, 'the condition stops in the middle'],
    ['(a', 3, 'a ) is missing'],
    ['"open', 1, 'a quotation mark that nothing closes'],
    ['}', 1, 'a condition cannot use }'],
    ['1.x', 1, 'a condition cannot use this character'],
  ])('%s', (text, column, message) => {
    expect(parseCondition(text)).toEqual(fail({ message, line: 1, column }));
  });

  it('in a condition of several lines the line counts too', () => {
    expect(parseCondition('flags.seen\n  and &&')).toMatchObject({
      error: { line: 2, column: 7 },
    });
  });
});

describe('a hostile condition', () => {
  it('that is too long is refused before it is parsed', () => {
    expect(parseCondition(`1${'+1'.repeat(100_000)}`)).toEqual(
      fail({ message: `a condition has at most ${conditionCharacters} characters` }),
    );
  });

  it('that would take too many steps is refused, at the first too many', () => {
    const longest = `1${'+1'.repeat(conditionSteps - 1)}`;
    expect(parseCondition(longest).ok).toBe(true);
    expect(parseCondition(`${longest}+1`)).toEqual(
      fail({
        message: `a condition has at most ${conditionSteps} parts`,
        line: 1,
        column: longest.length + 2,
      }),
    );
  });

  it('that nests too deep is refused', () => {
    const nested = (depth: number): string => `${'('.repeat(depth)}1${')'.repeat(depth)}`;
    expect(parseCondition(nested(conditionDepth)).ok).toBe(true);
    expect(parseCondition(nested(conditionDepth + 1))).toMatchObject({
      error: { message: `a condition nests at most ${conditionDepth} deep` },
    });
  });

  it('never throws and always ends, whatever its text (seed 22)', () => {
    const pieces = fc.constantFrom(
      ...['a', 'beat.x', 'feeling.oda', 'has(', 'count(', ')', '(', 'not ', ' and ', ' or ', '=='],
      ...[
        '<',
        '>=',
        '+',
        '-',
        '*',
        '/',
        '1',
        '0.5',
        '"x"',
        'true',
        'null',
        '.',
        '[',
        ']',
        '!',
        ' ',
      ],
    );
    const texts = fc.oneof(
      fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
      fc.string({ maxLength: 60 }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const condition = parseCondition(text);
        if (condition.ok) expect(typeof holds(condition.value, moment)).toBe('boolean');
        else expect(condition.error.message).not.toBe('');
      }),
      { numRuns: 2_000, seed: 22 },
    );
  });

  it.each(['(', '!', 'not ', '-', 'a.', 'has(', '"'])(
    'of nothing but "%s" ends with a fault',
    (piece) => {
      expect(parseCondition(piece.repeat(400)).ok).toBe(false);
    },
  );
});
