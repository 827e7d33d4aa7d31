import { skipUnreachableBeats } from '@/story/beats/beat-skips';
import { beatsDue } from '@/story/beats/beats-due';
import { noHistory } from '@/story/log/history';
import { plainBeat } from '@/story/testing/plain-beat';

/** Ten times what it may take is a hang, on whatever machine. */
const hangMs = 10 * 200;

it('a hundred thousand beats, each leading to the next, are weighed in no more than their time', () => {
  const way = { id: 'on', description: null, probability: null, consequences: [] };
  const beats = Array.from({ length: 100_000 }, (_, at) =>
    plainBeat(`b${String(at)}`, { outcomes: [{ ...way, nextBeat: `b${String(at + 1)}` }] }),
  );
  const state = { beats: { b7: { scene: 1, outcome: 'on' } } };
  const start = performance.now();
  const due = beatsDue(beats, { state, sceneNumber: 2, roll: null, history: noHistory });
  const { log } = skipUnreachableBeats(beats, state, 2);
  expect({
    due: due.map(({ id }) => id),
    skipped: log.length,
    isHang: performance.now() - start > hangMs,
  }).toEqual({ due: ['b0', 'b8'], skipped: 0, isHang: false });
});
