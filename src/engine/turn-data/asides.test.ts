import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { beginSession, collect, never, take, testHost } from '@/engine/testing/test-engine';
import type { StorySession } from '@/engine/session/story-session';

const sights = ['place', 'reaction', 'pressure', 'callback', 'breather']
  .flatMap((part) =>
    [
      `A hen looks at the ${part} for some time.`,
      `Rain was promised, says the ${part}, and nobody wrote it down.`,
      `Under the barrel lies one more ${part}, and an old glove.`,
      `Mara hums what her mother called the ${part}.`,
      `You could do with a ${part} and something hot.`,
      `Two boys carry their ${part} past, asleep on their feet.`,
    ].map((prose, at) => `## some-${part}-${String(at)}\npart: ${part}\n\n${prose}\n`),
  )
  .join('\n');

const seen =
  '## seen\npart: outcome\nintent: look\n\nThe bell has stopped, and the rope still swings.\n';

const withSights = smallCampaignWith({
  'small/plot/passages/sights.md': `${sights}\n${seen}`,
  'small/plot/beats.json': JSON.stringify({
    beats: [
      {
        id: 'ferry',
        title: 'The ferry',
        priority: 'critical',
        conditions: { scene_count: { min: 3 } },
      },
    ],
  }),
});

function toldLast({ path }: StorySession): readonly string[] {
  return path[path.length - 1]?.outcome.told.map(({ passage }) => passage) ?? [];
}

async function toldAfter(session: StorySession, text: string): Promise<readonly string[]> {
  await collect(session.take({ text }, never));
  return toldLast(session);
}

const aFiller = expect.stringMatching(/^some-reaction-/) as string;

/** In the second scene nothing is asked; in the third the ferry is there, and with it a crossroads. */
async function beforeTheFerry(): Promise<StorySession> {
  const session = await beginSession(testHost({ content: { campaigns: withSights } }));
  await take(session, 'Take an apple');
  return session;
}

describe('an aside at a crossroads', () => {
  it('is answered, and nothing else is told that forgets what is asked', async () => {
    const session = await beforeTheFerry();
    await toldAfter(session, 'wait');
    expect(await toldAfter(session, 'look around')).toEqual(['seen']);
  });

  it('that nobody answers is told in a line that leaves open what is asked', async () => {
    const session = await beforeTheFerry();
    await toldAfter(session, 'wait');
    expect(await toldAfter(session, 'wait')).toEqual([expect.stringMatching(/^@open-/)]);
  });

  it('stays as bare when it is told differently', async () => {
    const session = await beforeTheFerry();
    await toldAfter(session, 'wait');
    await toldAfter(session, 'wait');
    await collect(session.words.tellDifferently(never));
    expect(session.path[3]?.retold?.tellings[1]?.told).toEqual([
      { part: 'outcome', passage: expect.stringMatching(/^@open-/) as string },
    ]);
  });

  it('anywhere else has all the words of a scene', async () => {
    const session = await beforeTheFerry();
    expect(await toldAfter(session, 'wait')).toEqual(
      expect.arrayContaining(['yard-wait', 'ferry-due', aFiller]),
    );
  });

  it('is over with the answer: that has all the words of a scene again', async () => {
    const session = await beforeTheFerry();
    await toldAfter(session, 'wait');
    await toldAfter(session, 'wait');
    await take(session, 'Let it go');
    expect(toldLast(session)).toEqual(expect.arrayContaining(['stayed', aFiller]));
  });
});

it('whoever walks away from a crossroads in words of their own is asked again where it can be asked', async () => {
  const session = await beforeTheFerry();
  const isAskedAgain = (id: string): boolean => id.startsWith('@askagain');
  expect((await toldAfter(session, 'wait')).some(isAskedAgain)).toBe(false);
  expect((await toldAfter(session, 'go to the river')).filter(isAskedAgain)).toHaveLength(1);
});
