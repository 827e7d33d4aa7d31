import { beatProse } from '@/narrator/beat-prose';
import { plainBeat } from '@/story/testing/plain-beat';

function spoken(...dialogue: readonly (readonly [string | null, string])[]): readonly string[] {
  const lines = dialogue.map(([speaker, line]) => ({ speaker, line }));
  const beat = plainBeat('b', { dialogue: lines });
  return beatProse({ beat, way: null, passage: null, told: '' });
}

it.each([
  ['I have seen it.', '"I have seen it," says {oda}.'],
  ['I have seen it', '"I have seen it," says {oda}.'],
  ['Who?', '"Who?" says {oda}.'],
  ['Run!', '"Run!" says {oda}.'],
  ['Well...', '"Well…" says {oda}.'],
  ['But —', '"But —" says {oda}.'],
  ['"Quoted already."', '"Quoted already," says {oda}.'],
])('[arch §6.2.5] a line is quoted, and who says it is named: %s', (line, expected) => {
  expect(spoken(['oda', line])).toEqual([expected]);
});

it('[arch §6.2.5] two take turns and are named once, three whenever another begins', () => {
  expect(spoken(['oda', 'One.'], ['wen', 'Two.'], ['oda', 'Three.'])).toEqual([
    '"One," says {oda}.',
    '"Two," says {wen}.',
    '"Three."',
  ]);
  expect(spoken(['oda', 'One.'], ['wen', 'Two.'], ['ash', 'Three.'], ['oda', 'Four.'])[3]).toBe(
    '"Four," says {oda}.',
  );
});
