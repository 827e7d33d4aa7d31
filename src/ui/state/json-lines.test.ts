import fc from 'fast-check';

import type { Json } from '@/foundation/json';
import { jsonText, searchJson, type JsonLine } from '@/ui/state/json-lines';

const words = ({ parts, depth }: JsonLine): string =>
  '  '.repeat(depth) + parts.map(({ text, isFound }) => (isFound ? `«${text}»` : text)).join('');

const state = {
  place: 'weir',
  people: { oda: { place: 'weir', feeling: 30 }, wen: { feeling: 2 } },
  notes: ['Weir-keeper', 'x'],
};

describe('[001 §12.2] the JSON of a state', () => {
  it('is shown line by line, each with its depth', () => {
    const { lines, found } = searchJson(jsonText({ a: { b: [1] } }), '');
    expect([lines.map(words), found]).toEqual([
      ['{', '  "a": {', '    "b": [', '      1', '    ]', '  }', '}'],
      0,
    ]);
  });

  it('searched, shows what was found in either case, and what that is inside of', () => {
    const { lines, found } = searchJson(jsonText(state), 'weir');
    expect([lines.map(words), found]).toEqual([
      [
        '{',
        '  "place": "«weir»",',
        '  "people": {',
        '    "oda": {',
        '      "place": "«weir»",',
        '  "notes": [',
        '    "«Weir»-keeper",',
      ],
      3,
    ]);
  });

  it('counts each place where it is found, also twice in a line, and none where it is not', () => {
    const text = jsonText({ tick: 'tick tick' });
    expect([searchJson(text, 'tick').found, searchJson(text, 'tock')]).toEqual([
      3,
      { lines: [], found: 0 },
    ]);
  });

  it.each(['.', '*', '(', '[', '{', '?', '+', '|', '^', '$', '/', '-'])(
    'is searched for “%s” as it stands',
    (query) => {
      const { found } = searchJson(jsonText({ key: `a${query}b` }), `a${query}b`);
      expect(found).toBe(1);
      expect(searchJson(jsonText('plain'), query)).toEqual({ lines: [], found: 0 });
    },
  );

  it('whatever is looked for, no line is another than it was, and every mark is what was looked for', () => {
    const anything = fc.jsonValue() as fc.Arbitrary<Json>;
    fc.assert(
      fc.property(anything, fc.string({ unit: 'binary', maxLength: 3 }), (value, query) => {
        const text = jsonText(value);
        const whole = text.split('\n');
        const { lines, found } = searchJson(text, query);
        for (const { index, parts } of lines)
          expect(parts.map(({ text: part }) => part).join('')).toBe(whole[index]?.trimStart());
        const marks = lines.flatMap(({ parts }) => parts.filter(({ isFound }) => isFound));
        expect(marks).toHaveLength(found);
        for (const mark of marks) expect(mark.text).toHaveLength(query.length);
        expect(lines.map(({ index }) => index)).toEqual(
          [...lines.map(({ index }) => index)].sort((one, other) => one - other),
        );
      }),
    );
  });
});
