import { marginOf, windowClassOf } from '@/ui/theme/layout';

describe('a window', () => {
  it('is compact below 600, medium up to 1023 and expanded from 1024 on', () => {
    expect([0, 599, 599.5, 600, 1023, 1023.5, 1024, 4000].map(windowClassOf)).toEqual([
      'compact',
      'compact',
      'compact',
      'medium',
      'medium',
      'medium',
      'expanded',
      'expanded',
    ]);
  });

  it('has wider margins the wider it is, and narrow ones on a small phone', () => {
    expect([320, 359, 360, 390, 600, 1024].map(marginOf)).toEqual([16, 16, 24, 24, 32, 40]);
  });
});
