import { holds } from '@/story/conditions/condition';
import type { Moment } from '@/story/conditions/moment';
import { parseCondition } from '@/story/conditions/parse-condition';

// Judging 20,000 conditions of passages against one state: at most 5 ms, and red at ten times that.
const count = 20_000;
const bestMs = 5;

const texts = [
  'scene_count >= 4',
  'flags.letter_opened',
  'not flags.seen_table and (place == "ridge" or flags.seen_chapel)',
  'counters.snow >= 2',
  'feeling.pruett > 5',
  'people.wen.place != "pen"',
  'scene_count >= 6 and not beat.noon_letter and not flags.letter_opened',
  '(flags.touched_smoke or flags.foot_tapped) and (not flags.told_wen or flags.promised_wen)',
  'has(inventory.lantern) and count(inventory) < 6',
  'stats.nerve + counters.snow * 2 > 5 or roll == "failure"',
];

const moment: Moment = {
  sceneNumber: 7,
  roll: 'partial',
  state: {
    place: 'ridge',
    time: { minutes: 900 },
    people: { wen: { place: 'mill', feeling: 3 }, pruett: { feeling: 12, feltAt: 480 } },
    inventory: { lantern: 1, coin: 3 },
    stats: { nerve: 1, tact: 2 },
    counters: { snow: 2 },
    flags: { seen_chapel: true, told_wen: true, letter_opened: false },
    beats: { first_flakes: { scene: 2 } },
  },
};

const conditions = Array.from({ length: count }, (_, index) => {
  const parsed = parseCondition(texts[index % texts.length] ?? '');
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
});

function judgeAll(): number {
  let held = 0;
  for (const condition of conditions) if (holds(condition, moment)) held += 1;
  return held;
}

const times: number[] = [];
for (let round = 0; round < 40; round += 1) {
  const start = performance.now();
  judgeAll();
  times.push(performance.now() - start);
}
times.sort((one, other) => one - other);
const median = times[Math.floor(times.length / 2)] ?? Infinity;
process.stdout.write(
  `${count.toLocaleString('en')} conditions against one state: median ${median.toFixed(2)} ms, best ${(times[0] ?? 0).toFixed(2)} ms, bar ${String(bestMs)} ms; ${String(judgeAll())} hold\n`,
);
if (median > 10 * bestMs) process.exitCode = 1;
