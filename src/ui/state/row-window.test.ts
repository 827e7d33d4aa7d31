import fc from 'fast-check';

import { offsetOf, rowWindow } from '@/ui/state/row-window';

it('of very many rows, those in sight are drawn with a few more, and never many', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000 }),
      fc.double({ min: -500, max: 400_000, noNaN: true }),
      fc.integer({ min: 100, max: 2_000 }),
      (count, offset, height) => {
        const { from, to } = rowWindow(count, 58, { offset, height });
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(count);
        expect(to - from).toBeLessThan(height / 58 + 40);
        const firstSeen = Math.max(0, Math.floor(offset / 58));
        const lastSeen = Math.floor((offset + height) / 58);
        if (firstSeen < count) expect(from).toBeLessThanOrEqual(firstSeen);
        if (firstSeen < count) expect(to).toBeGreaterThanOrEqual(Math.min(count, lastSeen + 1));
      },
    ),
  );
});

it('a row is scrolled to the middle, the first ones stay at the top', () => {
  expect([offsetOf(0, 58, 800), offsetOf(100, 58, 800)]).toEqual([0, 100.5 * 58 - 400]);
});
