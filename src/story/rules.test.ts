import { defaultRules, difficultyModifier, failingBand } from '@/story/rules';

it('[arch §7.4] by default 2d6: up to 6 fails, 7 to 9 is partial, 10 and up succeeds', () => {
  const bandOf = (total: number) =>
    defaultRules.bands.filter(
      ({ min, max }) => (min === null || total >= min) && (max === null || total <= max),
    );
  const bands = Array.from({ length: 11 }, (_, index) => bandOf(index + 2).map(({ id }) => id));
  expect(defaultRules.roll).toBe('2d6');
  expect(bands).toEqual([
    ...Array.from({ length: 5 }, () => ['failure']),
    ...Array.from({ length: 3 }, () => ['partial']),
    ...Array.from({ length: 3 }, () => ['success']),
  ]);
});

it('a campaign whose bands have names of their own can fail too: the lowest is the failing one', () => {
  const band = (id: string, min: number | null, max: number | null) => ({
    id,
    label: id,
    min,
    max,
  });
  expect(failingBand(defaultRules)).toBe('failure');
  const bands = [band('grand', 9, null), band('sorry', null, 4), band('fair', 5, 8)];
  expect(failingBand({ ...defaultRules, bands })).toBe('sorry');
});

it('a low risk helps by one, a high one hurts by one', () => {
  expect(difficultyModifier).toEqual({ low: 1, even: 0, high: -1 });
});
