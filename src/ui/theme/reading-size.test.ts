import fc from 'fast-check';

import type { WindowClass } from '@/ui/theme/layout';
import {
  largeReadingStep,
  middleReadingStep,
  readingScale,
  readingSteps,
  readingType,
} from '@/ui/theme/reading-size';

const windows: readonly WindowClass[] = ['compact', 'medium', 'expanded'];
const steps = Array.from({ length: readingSteps }, (_, step) => step);

describe('the size of the words', () => {
  it('on a phone goes from 15 to 32 in seven steps, each larger than the one before', () => {
    const sizes = steps.map((step) => readingType('compact', step).fontSize);
    expect(sizes).toHaveLength(7);
    expect([sizes[0], sizes[middleReadingStep], sizes[6]]).toEqual([15, 18, 32]);
    expect([...sizes].sort((one, other) => one - other)).toEqual(sizes);
    expect(new Set(sizes).size).toBe(7);
  });

  it('is as designed at the middle step: 18 on 28, 20 on 32 and 19 on 30', () => {
    const designed = windows.map((window) => readingType(window, middleReadingStep));
    expect(designed.map(({ fontSize, lineHeight }) => [fontSize, lineHeight])).toEqual([
      [18, 28],
      [20, 32],
      [19, 30],
    ]);
  });

  it('counts as large from 23 on', () => {
    const sizes = steps.map((step) => readingType('compact', step).fontSize);
    expect(sizes.findIndex((size) => size >= 23)).toBe(largeReadingStep);
  });

  it.each(windows)(
    'keeps a line of a %s window near 68 characters, whatever the step',
    (window) => {
      // A letter of the reading face is about half as wide as it is high.
      const widthOfLetter = 0.5;
      for (const step of steps) {
        const { fontSize, maxWidth } = readingType(window, step);
        if (step >= middleReadingStep)
          expect(maxWidth / (fontSize * widthOfLetter)).toBeLessThanOrEqual(68);
      }
    },
  );

  it.each(windows)('leaves air between the lines of a %s window', (window) => {
    for (const step of steps) {
      const { fontSize, lineHeight } = readingType(window, step);
      expect(lineHeight / fontSize).toBeGreaterThanOrEqual(1.5);
    }
  });

  it('is one of the seven for any number, also one kept by another version', () => {
    const known = steps.map(readingScale);
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer()), (step) => {
        expect(known).toContain(readingScale(step));
      }),
    );
    expect([readingScale(-1), readingScale(99)]).toEqual([known[0], known[6]]);
  });
});
