import type { Scene } from '@/story/log/scene';
import { isToldOfProse, withoutOwnMarks } from '@/ui/state/without-own-marks';

const sceneOf = (passage: string): Scene =>
  ({ outcome: { told: [{ part: 'opening', passage }] } }) as unknown as Scene;

it('a story made of prose is known by what it told', () => {
  expect([
    isToldOfProse([sceneOf('read-opening'), sceneOf('yard')]),
    isToldOfProse([sceneOf('read-letter')]),
    isToldOfProse([]),
  ]).toEqual([true, false, false]);
});

it('the marks that the reading made for itself are left out, and groups of nothing else', () => {
  expect(
    withoutOwnMarks(
      {
        place: 'yard',
        flags: { read_met_oda: true, gate_open: true },
        counters: { quiet: 2, read_kept: 1 },
        inventory: {},
        time: { minutes: 480 },
      },
      'unknown',
    ),
  ).toEqual({ place: 'yard', flags: { gate_open: true }, inventory: {} });
  expect(withoutOwnMarks({ time: { minutes: 480 } }, 'known')).toEqual({ time: { minutes: 480 } });
});
