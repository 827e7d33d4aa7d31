import { beatProse } from '@/narrator/passages/beat-prose';
import { plainBeat } from '@/story/campaign/plain-beat';

function spoken(...dialogue: readonly (readonly [string | null, string])[]): readonly string[] {
  const lines = dialogue.map(([speaker, line]) => ({ speaker, line }));
  const beat = plainBeat('b', { dialogue: lines });
  return beatProse({ beat, way: null, passage: null, told: '', campaign: {} });
}

it.each([
  ['I have seen it.', '"I have seen it," says {oda.name}.'],
  ['I have seen it', '"I have seen it," says {oda.name}.'],
  ['Who?', '"Who?" says {oda.name}.'],
  ['Run!', '"Run!" says {oda.name}.'],
  ['Well...', '"Well…" says {oda.name}.'],
  ['But —', '"But —" says {oda.name}.'],
  ['"Quoted already."', '"Quoted already," says {oda.name}.'],
])('[arch §6.2.5] a line is quoted, and who says it is named: %s', (line, expected) => {
  expect(spoken(['oda', line])).toEqual([expected]);
});

it('[arch §6.2.5] two take turns and are named once, three whenever another begins', () => {
  expect(spoken(['oda', 'One.'], ['wen', 'Two.'], ['oda', 'Three.'])).toEqual([
    '"One," says {oda.name}.',
    '"Two," says {wen.name}.',
    '"Three."',
  ]);
  expect(spoken(['oda', 'One.'], ['wen', 'Two.'], ['ash', 'Three.'], ['oda', 'Four.'])[3]).toBe(
    '"Four," says {oda.name}.',
  );
});

it('[arch §6.2.3] in another language who speaks is named without a word of the engine’s', () => {
  const beat = plainBeat('b', { dialogue: [{ speaker: 'oda', line: 'Ich habe es gesehen.' }] });
  const told = beatProse({
    beat,
    way: null,
    passage: null,
    told: '',
    campaign: { language: 'de' },
  });
  expect(told).toEqual(['{oda.name}: "Ich habe es gesehen."']);
});
