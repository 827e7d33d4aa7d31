import type { JsonObject } from '@/foundation/json';
import type { Beat } from '@/story/campaign/beat';
import { skipUnreachableBeats, type Skipped } from '@/story/beats/beat-skips';
import { plainBeat } from '@/story/campaign/plain-beat';

function afterScene(sceneNumber: number, beats: readonly Beat[], told: JsonObject = {}): Skipped {
  return skipUnreachableBeats(beats, { beats: told }, sceneNumber);
}

const windowed = plainBeat('flood', { sceneCount: { min: 2, max: 4 } });

it('[arch §7.5] a beat whose window is past is skipped, and the log says why', () => {
  expect(afterScene(3, [windowed])).toEqual({ state: { beats: {} }, log: [] });
  expect(afterScene(4, [windowed])).toEqual({
    state: { beats: { flood: { skipped: 4 } } },
    log: [
      {
        kind: 'beat-skipped',
        beat: 'flood',
        message: '"The flood" was skipped: its last scene was 4.',
      },
    ],
  });
});

it('[arch §7.5] a beat is skipped once, and one that was told never', () => {
  const told = { flood: { skipped: 4 } };
  expect(afterScene(5, [windowed], told)).toEqual({ state: { beats: told }, log: [] });
  expect(afterScene(5, [windowed], { flood: { scene: 3 } }).log).toEqual([]);
});

it('[arch §6.2.5] one that is not skippable stays, and so does one that was called', () => {
  expect(afterScene(9, [{ ...windowed, isSkippable: false }]).log).toEqual([]);
  const gone = plainBeat('gone', { timeout: { scenes: 1, fallbackBeat: 'flood' } });
  expect(afterScene(9, [windowed, gone], { gone: { skipped: 1 } }).log).toEqual([]);
});

it('[arch §7.5] what requires a skipped beat is skipped with it, however long the chain and in any order', () => {
  const chain = [
    plainBeat('ruin', { requiresAny: ['flood', 'mud'] }),
    plainBeat('mud', { requires: ['flood'] }),
    windowed,
    plainBeat('rain', { requiresAny: ['flood', 'cloud'] }),
    plainBeat('ark', { requires: ['flood'], isSkippable: false }),
  ];
  const { state, log } = afterScene(4, chain);
  expect(state).toEqual({
    beats: { flood: { skipped: 4 }, mud: { skipped: 4 }, ruin: { skipped: 4 } },
  });
  expect(log.map(({ message }) => message)).toEqual([
    '"The flood" was skipped: its last scene was 4.',
    '"The mud" was skipped: it requires flood, which was skipped.',
    '"The ruin" was skipped: it requires one of flood, mud, which were all skipped.',
  ]);
});

it('[arch §6.2.5] a timeout counts from when its beats were behind', () => {
  const beat = plainBeat('reply', {
    requires: ['letter'],
    timeout: { scenes: 2, fallbackBeat: null },
  });
  const skippedAfter = (sceneNumber: number, told: JsonObject) =>
    afterScene(sceneNumber, [beat], told).log.length === 1;
  expect([skippedAfter(99, {}), skippedAfter(6, { letter: { scene: 5 } })]).toEqual([false, false]);
  expect(skippedAfter(7, { letter: { scene: 5 } })).toBe(true);
});

it('a beat whose name no state can hold is skipped once all the same', () => {
  const beat = { ...windowed, id: 'constructor' };
  expect(afterScene(9, [beat, windowed]).log.map(({ beat: id }) => id)).toEqual([
    'constructor',
    'flood',
  ]);
});
