import { fileTexts } from '@/ui/texts/file-texts';
import { memoryTexts } from '@/ui/texts/memory-texts';
import { personTexts } from '@/ui/texts/person-texts';
import { toolTexts } from '@/ui/texts/tool-texts';
import { texts } from '@/ui/texts/texts';

/** Every sentence of the app, those with a gap filled with something. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return wordsIn((value as (...gaps: unknown[]) => unknown)('two', 'three', 'four'));
  return Object.values(value ?? {}).flatMap(wordsIn);
}

/** Word for word as arch §8.3.4 has it. */
const prescribed: readonly string[] = [texts.replan.details];
const words = wordsIn([texts, fileTexts, memoryTexts, personTexts, toolTexts]).filter(
  (text) => !prescribed.includes(text),
);

describe('the words of the app', () => {
  it('are many, and none of them is empty', () => {
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((text) => text.trim() === '')).toEqual([]);
  });

  it.each([/!/, /oops/i, /\bAI\b/, /magic/i, /please/i, /\berror\b/i, /["']/])(
    'are plain and exact: none matches %s',
    (pattern) => {
      expect(words.filter((text) => pattern.test(text))).toEqual([]);
    },
  );

  it('count in words where that reads well, and right for one', () => {
    expect([1, 3, 4, 9].map(texts.story.choiceCount)).toEqual([
      'One choice.',
      'Three choices.',
      'Four choices.',
      '9 choices.',
    ]);
    expect([texts.story.earlier(1), texts.story.earlier(12), texts.ending.scenes(1)]).toEqual([
      'Show 1 earlier scene',
      'Show 12 earlier scenes',
      '1 scene',
    ]);
  });
});
