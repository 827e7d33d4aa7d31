import fc from 'fast-check';

import { typographic } from '@/story/words/typographic';

describe('the marks of a book', () => {
  it.each([
    ['"Go," she said.', '“Go,” she said.'],
    ['She said "go".', 'She said “go”.'],
    ['("Go.")', '(“Go.”)'],
    ['"Go?" "No!"', '“Go?” “No!”'],
    ["'Go,' she said.", '‘Go,’ she said.'],
  ])('%s opens and closes', (typed, printed) => {
    expect(typographic(typed)).toBe(printed);
  });

  it.each([
    ['"He said \'go\' and went," says Mara.', '“He said ‘go’ and went,” says Mara.'],
    ['"\'Go,\' he said," says Mara.', '“‘Go,’ he said,” says Mara.'],
    ['"And then he said \'go.\'"', '“And then he said ‘go.’”'],
    ['\'"Go," he said,\' says Mara.', '‘“Go,” he said,’ says Mara.'],
    ['\'And then he said "go."\'', '‘And then he said “go.”’'],
  ])('%s stands one inside the other', (typed, printed) => {
    expect(typographic(typed)).toBe(printed);
  });

  it.each([
    ["Don't, says the Vosses' dog's owner.", 'Don’t, says the Vosses’ dog’s owner.'],
    ["'Tis late, and 'twas dark.", '’Tis late, and ’twas dark.'],
    ['"\'Twas him," she said.', '“’Twas him,” she said.'],
    ["Leave 'em to their rock 'n' roll.", 'Leave ’em to their rock ’n’ roll.'],
    [
      "The winter of '43 was the worst of the '40s.",
      'The winter of ’43 was the worst of the ’40s.',
    ],
  ])('%s leaves something out, and opens nothing', (typed, printed) => {
    expect(typographic(typed)).toBe(printed);
  });

  it.each([
    [
      'through the—" He sweeps. "Through the quiet."',
      'through the—” He sweeps. “Through the quiet.”',
    ],
    [
      '"—not if they were yours—" and then a chair.',
      '“—not if they were yours—” and then a chair.',
    ],
    ['The door opened—"Go," she said.', 'The door opened—“Go,” she said.'],
    ['"But I–"', '“But I–”'],
    ["'But I—', he said.", '‘But I—’, he said.'],
  ])('%s is told apart before and after a dash', (typed, printed) => {
    expect(typographic(typed)).toBe(printed);
  });

  it('that are there already stay', () => {
    const printed = '“‘Go,’ he said—” It wasn’t.';
    expect(typographic(printed)).toBe(printed);
  });
});

const straightened = (text: string): string =>
  text.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'");

describe('whatever an author types', () => {
  const typed = fc
    .array(
      fc.oneof(fc.constantFrom('"', "'", '—', '-', ' ', '(', ')', '.', '…', '\n'), fc.string()),
    )
    .map((parts) => parts.join(''));

  it('no other character changes, and no straight mark is left', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const printed = typographic(text);
        expect(straightened(printed)).toBe(straightened(text));
        expect(printed).not.toMatch(/["']/);
      }),
    );
  });

  it('what is printed stays as it is when it is printed again', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const printed = typographic(text);
        expect(typographic(printed)).toBe(printed);
      }),
    );
  });

  it('speech after speech opens and closes in turn, broken off or not', () => {
    const word = fc.constantFrom('Go', "don't", "Mara's", '—they', 'well-meant');
    const speech = fc
      .tuple(fc.array(word, { minLength: 1 }), fc.constantFrom('.', ',', '—', '?', '!', '…', ''))
      .map(([words, mark]) => `"${words.join(' ')}${mark}"`);
    fc.assert(
      fc.property(fc.array(fc.oneof(speech, word), { maxLength: 8 }), (parts) => {
        const marks = typographic(parts.join(' ')).replaceAll(/[^“”]/g, '');
        expect(marks).toMatch(/^(“”)*$/);
      }),
    );
  });
});

it('what cannot be seen and turns a line around or shows as a box is left out', () => {
  expect(typographic('a\u0000\u001b\u0085\u009b\u007f\u202e\u2066\u061cb\tc\nשלום 👩‍🌾')).toBe(
    'ab\tc\nשלום 👩‍🌾',
  );
});
