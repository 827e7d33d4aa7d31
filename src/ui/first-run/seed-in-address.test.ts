import fc from 'fast-check';

import { seedInAddress } from '@/ui/first-run/seed-in-address';

describe('the seed in an address', () => {
  it('is a whole number of at most nine digits', () => {
    expect(['0', '42', '007', '999999999'].map(seedInAddress)).toEqual([0, 42, 7, 999_999_999]);
  });

  it.each([undefined, '', ' 42', '42 ', '-1', '4.2', '1e3', '0x10', 'forty', '1000000000', '٤٢'])(
    'is none when the address says %j',
    (text) => {
      expect(seedInAddress(text)).toBeNull();
    },
  );

  it('is a safe whole number or none, whatever the address says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const seed = seedInAddress(text);
        expect(seed === null || (Number.isSafeInteger(seed) && seed >= 0)).toBe(true);
      }),
    );
  });
});
