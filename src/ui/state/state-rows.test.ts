import fc from 'fast-check';

import type { JsonObject } from '@/foundation/json';
import { stateDifferences } from '@/story/state/state-differences';
import { keyOf, rowsAtATime, stateRows, type StateLook } from '@/ui/state/state-rows';

const names = {
  people: new Map([
    ['oda', { name: 'Oda Finch', pronouns: { they: 'she', them: 'her', their: 'her' } }],
  ]),
  places: new Map([['weir', 'the weir']]),
  startDay: 'Tuesday',
} as const;

function rowsOf(
  before: JsonObject | null,
  state: JsonObject,
  more: Partial<StateLook> = {},
): ReturnType<typeof stateRows> {
  const differences = before === null ? [] : stateDifferences(before, state);
  const opened = new Map<string, boolean>();
  const shown = new Map<string, number>();
  return stateRows({ state, before, differences, names, opened, shown, ...more });
}

/** `+` is open, `-` closed, `*` changed, `~was~` what it was, `(2)` changes inside. */
function drawn(rows: ReturnType<typeof stateRows>): readonly string[] {
  return rows.map((row) => {
    const indent = '  '.repeat(row.level - 1);
    if (row.kind === 'more') return `${indent}more ${row.count}`;
    const { isOpen, isChanged, label, before, value, changes } = row;
    const sign = isOpen === null ? '' : isOpen ? '+ ' : '- ';
    const was = before === null ? '' : ` ~${before}~`;
    const inside = changes === 0 ? '' : ` (${changes})`;
    return `${indent}${sign}${isChanged ? '* ' : ''}${label}:${was} ${value ?? 'gone'}${inside}`;
  });
}

const before = {
  zeal: 1,
  flags: { told: true },
  people: { oda: { place: 'mill', feeling: 0 }, wen: { place: 'mill' } },
  time: { minutes: 700 },
  place: 'mill',
  inventory: { 'bone-comb': 1 },
};
const after = {
  ...before,
  flags: { slate_broken: true },
  people: { oda: { place: 'weir', feeling: 20 }, wen: { place: 'mill' } },
  time: { minutes: 760 },
  place: 'weir',
};

describe('[001 §12.2] the rows of a state', () => {
  it('come in the order of the story’s own groups, then the rest, in plain words', () => {
    expect(drawn(rowsOf(null, after))).toEqual([
      'Place: The weir',
      'Time: Tuesday, 12:40',
      '+ People: 2',
      '  - Oda Finch: warming to you',
      '  - Wen: 1',
      '+ Inventory: 1',
      '  Bone comb: 1',
      '+ Flags: 1',
      '  slate_broken: true',
      'zeal: 1',
    ]);
  });

  it('say what changed, what it was, and what is gone', () => {
    expect(drawn(rowsOf(before, after))).toEqual([
      '* Place: ~Mill~ The weir',
      '* Time: ~Tuesday, 11:40~ Tuesday, 12:40',
      '+ People: 2',
      '  - * Oda Finch: ~undecided about you~ warming to you',
      '  - Wen: 1',
      '+ Inventory: 1',
      '  Bone comb: 1',
      '+ Flags: 1',
      '  * slate_broken: true',
      '  * told: ~true~ gone',
      'zeal: 1',
    ]);
  });

  it('open and close, and a closed group says how much changed inside', () => {
    const opened = new Map([
      [keyOf(['flags']), false],
      [keyOf(['people', 'oda']), true],
    ]);
    const rows = drawn(rowsOf(before, after, { opened }));
    expect(rows).toContain('- Flags: 1 (2)');
    expect(rows).toEqual(
      expect.arrayContaining(['    * feeling: ~0~ 20', '    * place: ~Mill~ The weir']),
    );
  });

  it('say of a group that grew only how much is in it, and mark what came', () => {
    expect(drawn(rowsOf({ stats: { nerve: 1 } }, { stats: { nerve: 1, tact: 2 } }))).toEqual([
      '+ Stats: 2',
      '  Nerve: 1',
      '  * Tact: 2',
    ]);
  });

  it('mark a value that became a group', () => {
    expect(drawn(rowsOf({ mod: 3 }, { mod: { deep: 1 } }))).toEqual([
      '+ * mod: ~3~ 1',
      '  deep: 1',
    ]);
  });

  it('show a list as one value while it is short, and open a long one part by part', () => {
    const long = Array.from({ length: 40 }, (_, index) => `item ${index}`);
    const rows = rowsOf({ a: ['x'], b: [] }, { a: ['x', 'y'], b: long, c: {}, d: null, e: '' });
    expect(drawn(rows)).toEqual([
      '* a: ~x~ x, y',
      '- * b: ~empty~ 40',
      '* c: empty',
      '* d: nothing',
      '* e: empty',
    ]);
    const opened = new Map([[keyOf(['b']), true]]);
    expect(drawn(rowsOf(null, { b: long }, { opened })).slice(0, 2)).toEqual([
      '+ b: 40',
      '  0: item 0',
    ]);
  });

  it('of a state of 10,000 values are few, and more of them come when asked for', () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`k${String(index).padStart(5, '0')}`, index]),
    );
    const state = { flags: many, mod: { deep: many } };
    expect(rowsOf(null, state).length).toBeLessThan(10);
    const opened = new Map([[keyOf(['flags']), true]]);
    const rows = rowsOf(null, state, { opened });
    expect(rows.filter(({ level }) => level === 2)).toHaveLength(rowsAtATime + 2);
    expect(drawn(rows)).toContain(`  more ${rowsAtATime}`);
    const shown = new Map([[keyOf(['flags']), 2 * rowsAtATime]]);
    expect(rowsOf(null, state, { opened, shown }).length - rows.length).toBe(rowsAtATime);
  });

  it('are told apart though names have dots in them', () => {
    const opened = new Map([[keyOf(['a']), true]]);
    const rows = rowsOf(null, { a: { b: 1 }, 'a.b': 2 }, { opened });
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  });

  it('whatever skills patched in, are each there once, and no value that is the same is marked', () => {
    const anything = fc.dictionary(
      fc.oneof(
        fc.constantFrom('people', 'time', 'beats', 'place', '__proto__', 'a.b', ''),
        fc.string(),
      ),
      fc.jsonValue({ maxDepth: 3 }),
    ) as fc.Arbitrary<JsonObject>;
    fc.assert(
      fc.property(anything, anything, (old, young) => {
        const opened = new Map<string, boolean>();
        const rows = rowsOf(old, young, { opened });
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        for (const row of rowsOf(young, young))
          expect(row).toMatchObject({ isChanged: false, before: null, changes: 0 });
      }),
    );
  });
});
