import fc from 'fast-check';

import { readPreferences, type Preferences } from '@/ui/preferences/preferences';
import { usualPreferences } from '@/ui/preferences/testing/usual-preferences';
import { readingSteps } from '@/ui/theme/reading-size';

const chosen: Preferences = {
  theme: 'sepia',
  readingStep: 5,
  face: 'atkinson',
  spacing: 'open',
  letterKeys: false,
  ownWords: false,
  lines: ['spiders'],
  veils: ['torture', 'war'],
};

const arbitraryPreferences: fc.Arbitrary<Preferences> = fc.record({
  theme: fc.constantFrom('dark', 'light', 'sepia'),
  readingStep: fc.integer({ min: 0, max: readingSteps - 1 }),
  face: fc.constantFrom('literata', 'atkinson', 'system'),
  spacing: fc.constantFrom('tight', 'normal', 'open'),
  letterKeys: fc.boolean(),
  ownWords: fc.boolean(),
  lines: fc.subarray(['spiders', 'war']),
  veils: fc.subarray(['fire', 'teeth']),
});

function isWhole(preferences: Preferences): boolean {
  const { theme, readingStep, face, spacing, letterKeys, ownWords, lines, veils } = preferences;
  return (
    Object.keys(preferences).length === Object.keys(usualPreferences).length &&
    ['dark', 'light', 'sepia'].includes(theme) &&
    Number.isInteger(readingStep) &&
    readingStep >= 0 &&
    readingStep < readingSteps &&
    ['literata', 'atkinson', 'system'].includes(face) &&
    ['tight', 'normal', 'open'].includes(spacing) &&
    [letterKeys, ownWords].every((flag) => typeof flag === 'boolean') &&
    [...lines, ...veils].every((topic) => typeof topic === 'string' && topic.length <= 80)
  );
}

describe('preferences', () => {
  it.each([null, '', 'null', '[]', '7', '"dark"', '{', '{"theme":"dark"', '\u0000'])(
    'are the usual ones when %j was kept',
    (kept) => {
      expect(readPreferences(kept)).toEqual(usualPreferences);
    },
  );

  it('come back as they were chosen', () => {
    fc.assert(
      fc.property(arbitraryPreferences, (preferences) => {
        expect(readPreferences(JSON.stringify(preferences))).toEqual(preferences);
      }),
    );
  });

  it('of an older version take what it did not know from the usual ones', () => {
    expect(readPreferences('{"theme":"sepia","readingStep":5}')).toEqual({
      ...usualPreferences,
      theme: 'sepia',
      readingStep: 5,
    });
  });

  it('of a newer version are read as far as they are understood', () => {
    const newer = { ...chosen, theme: 'moonlight', voice: 'low', spacing: { lines: 2 } };
    expect(readPreferences(JSON.stringify(newer))).toEqual({
      ...chosen,
      theme: usualPreferences.theme,
      spacing: usualPreferences.spacing,
    });
  });

  it.each([-1, 7, 2.5, 1e9, '3', null, [3]])(
    'that name the size %j by hand keep the usual size, and the rest as chosen',
    (readingStep) => {
      expect(readPreferences(JSON.stringify({ ...chosen, readingStep }))).toEqual({
        ...chosen,
        readingStep: usualPreferences.readingStep,
      });
    },
  );

  it.each(['yes', 1, 0, null, 'false'])(
    'that say %j where on or off is meant are as usual there',
    (flag) => {
      expect(
        readPreferences(JSON.stringify({ ...chosen, letterKeys: flag, ownWords: flag })),
      ).toEqual({ ...chosen, letterKeys: true, ownWords: true });
    },
  );

  it('are whole whatever text was kept', () => {
    const field = fc.constantFrom(...Object.keys(usualPreferences), '__proto__', 'constructor');
    const kept = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.dictionary(field, fc.jsonValue()).map((fields) => JSON.stringify(fields)),
    );
    fc.assert(
      fc.property(kept, (text) => {
        expect(isWhole(readPreferences(text))).toBe(true);
      }),
    );
  });

  it('keep topics that a story can heed: words, each once, not too many', () => {
    const lines = ['  spiders ', 'spiders', '', 7, null, 'x'.repeat(500), 'a'];
    const many = Array.from({ length: 99 }, (_, index) => `topic ${index}`);
    const read = readPreferences(JSON.stringify({ lines, veils: many }));
    expect(read.lines).toEqual(['spiders', 'x'.repeat(80), 'a']);
    expect(read.veils).toHaveLength(30);
  });
});
