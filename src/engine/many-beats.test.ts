import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { beginSession, collect, never, testHost } from '@/engine/testing/test-engine';

/** Of work, not of waiting for other programs. Ten times what a turn may take is a hang, on whatever machine. */
const hangMs = 10 * 200;
/** Ten times as much may take so many times as long; its square would take a hundred. */
const mostTimesAsLong = 45;

type Made = (count: number) => Readonly<Record<string, string>>;

const many = <T>(count: number, each: (name: string) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => each(String(at)));
const beats = (count: number, each: (name: string) => object) => ({
  'small/plot/beats.json': JSON.stringify({
    beats: many(count, (name) => ({ id: `b${name}`, ...each(name) })),
  }),
});
const passages = (count: number, each: (name: string) => string) => ({
  'small/plot/passages/more.md': many(count, (name) => `## p${name}\n${each(name)}\n`).join('\n'),
});
const later = { conditions: { scene_count: { min: 900 } } };

const campaigns: Readonly<Record<string, Made>> = {
  'beats that are due': (count) => beats(count, () => ({})),
  'beats that ask for a sentence': (count) =>
    beats(count, (name) => ({ conditions: { world_state: `the bell ${name} is down` } })),
  'passages that start a beat each': (count) => ({
    ...beats(count, () => later),
    ...passages(count, (name) => `part: pressure\neffects: ["start b${name}"]\n\nA bell rings.`),
  }),
  'passages that ask for a mood': (count) => ({
    ...beats(count, () => later),
    ...passages(count, () => 'part: pressure\nmood: grim\n\nA bell rings.'),
  }),
  'passages that show the place': (count) =>
    passages(count, (name) => `part: place\n\nThe bell ${name} hangs over the hill.`),
};

/** The quickest of some turns after the first, which also reads the skills. */
async function turnMs(files: Readonly<Record<string, string>>): Promise<number> {
  const session = await beginSession(
    testHost({ content: { campaigns: smallCampaignWith(files) } }),
  );
  const times: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const [choice] = session.choices;
    if (choice === undefined) throw new Error('there is nothing to choose');
    const start = process.cpuUsage();
    await collect(session.take({ choice: choice.id }, never));
    const { user, system } = process.cpuUsage(start);
    if (turn > 0) times.push((user + system) / 1_000);
  }
  return Math.min(...times);
}

it.each(Object.entries(campaigns))(
  'a turn among a hundred thousand %s takes hardly more than ten times as long as among ten thousand',
  async (_, made) => {
    const few = await turnMs(made(10_000));
    const all = await turnMs(made(100_000));
    expect({ isSquare: all / few > mostTimesAsLong, isHang: all > hangMs }).toEqual({
      isSquare: false,
      isHang: false,
    });
  },
);
