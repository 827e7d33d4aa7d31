import { skipUnreachableBeats } from '@/story/beats/beat-skips';
import { beatsDue } from '@/story/beats/beats-due';
import type { Beat } from '@/story/campaign/beat';
import { noHistory } from '@/story/log/history';
import type { StoryState } from '@/story/state/story-state';
import { plainBeat } from '@/story/campaign/plain-beat';

/** Of work, not of waiting for other programs. Ten times what it may take is a hang, on whatever machine. */
const hangMs = 10 * 200;
/** Ten times the beats may take so many times as long; the square of their number would take a hundred. */
const mostTimesAsLong = 45;

const way = { id: 'on', description: null, probability: null, consequences: [] };
const id = (at: number): string => `b${String(at)}`;
const passed = { min: null, max: 2 };

function weighed(beats: readonly Beat[], state: StoryState) {
  const start = process.cpuUsage();
  const due = beatsDue(beats, { state, sceneNumber: 2, roll: null, history: noHistory });
  const { log } = skipUnreachableBeats(beats, state, 2);
  const { user, system } = process.cpuUsage(start);
  return { due: due.length, skipped: log.length, ms: (user + system) / 1_000 };
}

type Kind = (at: number, count: number) => Beat;

const kinds: Readonly<Record<string, Kind>> = {
  'each leading to the next': (at) =>
    plainBeat(id(at), { outcomes: [{ ...way, nextBeat: id(at + 1) }] }),
  'all in their last scene': (at) => plainBeat(id(at), { sceneCount: passed }),
  'each requiring the next, of which the last is over': (at, count) =>
    plainBeat(id(at), at === count - 1 ? { sceneCount: passed } : { requires: [id(at + 1)] }),
  'each requiring the next alone, of which the last is over': (at, count) =>
    plainBeat(id(at), at === count - 1 ? { sceneCount: passed } : { requiresAny: [id(at + 1)] }),
  'all in their last scene and all coming down to one that all require': (at) =>
    plainBeat(id(at), {
      ...{ sceneCount: passed, requires: [id(0)] },
      timeout: { scenes: 5, fallbackBeat: id(0) },
    }),
  'asking for what beats have turned out to be': (at) =>
    plainBeat(id(at), { playerChoices: [id(at)] }),
};

it.each(Object.entries(kinds))(
  'a hundred thousand beats, %s, take hardly more than ten times as long as ten thousand',
  (_, kind) => {
    const timeOf = (count: number): number => {
      const times = [1, 2].map(() => {
        const beats = Array.from({ length: count }, (__, at) => kind(at, count));
        const noted = Array.from({ length: count / 2 }, (__, at) => [
          `told${String(at)}`,
          { scene: 1, outcome: `way${String(at)}` },
        ]);
        const state = { beats: Object.fromEntries(noted) as StoryState };
        return weighed(beats, state).ms;
      });
      return Math.min(...times);
    };
    const [few, many] = [timeOf(10_000), timeOf(100_000)];
    expect({ isSquare: many / few > mostTimesAsLong, isHang: many > hangMs }).toEqual({
      isSquare: false,
      isHang: false,
    });
  },
);

it('of a hundred thousand beats, each leading to the next, those come that are called', () => {
  const beats = Array.from({ length: 100_000 }, (_, at) =>
    plainBeat(id(at), { outcomes: [{ ...way, nextBeat: id(at + 1) }] }),
  );
  const state = { beats: { b7: { scene: 1, outcome: 'on' } } };
  const due = beatsDue(beats, { state, sceneNumber: 2, roll: null, history: noHistory });
  const { log } = skipUnreachableBeats(beats, state, 2);
  expect({ due: due.map((beat) => beat.id), skipped: log.length }).toEqual({
    due: ['b0', 'b8'],
    skipped: 0,
  });
});
