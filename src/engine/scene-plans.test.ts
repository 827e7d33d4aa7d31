import type { EngineHost } from '@/engine/engine-host';
import type { StorySession } from '@/engine/session/story-session';
import { breakableScripts } from '@/engine/testing/breakable-scripts';
import { beginSession, collect, never, testHost } from '@/engine/testing/test-engine';
import { weighedCampaign } from '@/engine/testing/weighed-campaign';
import type { JsonObject } from '@/foundation/json';
import type { Scene } from '@/story/log/scene';
import { feelingOf } from '@/story/state/story-state';

async function storyIn(block: JsonObject = {}, seed = 1): Promise<StorySession> {
  return beginSession(testHost({ content: { campaigns: weighedCampaign(block) } }), seed);
}

/** What came of an act. */
async function act(session: StorySession, text: string): Promise<Scene> {
  await collect(session.take({ text }, never));
  const scene = session.path[session.path.length - 1];
  if (scene === undefined) throw new Error('nothing happened');
  return scene;
}

/** Each tool of the accepted plan with what it came to. */
function stepsOf({ outcome }: Scene): readonly string[] {
  return outcome.plans.flatMap(({ tools }) =>
    tools.map(({ toolId, state }) => (state === 'success' ? toolId : `${toolId} ${state}`)),
  );
}

function modifiersOf({ outcome }: Scene): readonly (readonly [string, number, string])[] {
  return (outcome.roll?.modifiers ?? []).map(({ name, value, reason }) => [name, value, reason]);
}

const feelsOf = ({ state }: StorySession, person: string): number => feelingOf(state, person);

const millersAt = (start: number) => ({
  factions: { millers: { name: 'the millers', start }, ferrymen: { name: 'the ferrymen' } },
});

describe('a dialogue', () => {
  it('[arch §7.2, §4.3] with a stranger meets, asks, weighs, rolls, and lets it be remembered and felt', async () => {
    const session = await storyIn();
    const scene = await act(session, 'Ask Mara for the key.');
    expect(stepsOf(scene)).toEqual([
      'recall',
      'meet',
      'reputation',
      'perception',
      'evaluate',
      'roll',
      'store',
      'feeling',
      'standing',
    ]);
    expect(scene.outcome.memories).toMatchObject([
      { summary: 'Mara gave you the key to the mill.', about: 'mara', significance: 'medium' },
    ]);
  });

  it('[arch §4.3] with someone who knows the player does not meet them again', async () => {
    const session = await storyIn();
    await act(session, 'Ask Mara for the key.');
    const scene = await act(session, 'Haggle with Mara for the key.');
    expect(stepsOf(scene).slice(0, 3)).toEqual(['recall', 'perception', 'reputation']);
  });

  it('[arch SC-017; arch §4.2.3] a first feeling is half what the person’s group thinks', async () => {
    const met = await Promise.all(
      [-100, 0, 60, 100].map(async (start) => {
        const session = await storyIn(millersAt(start));
        await act(session, 'Nod to Mara.');
        return feelsOf(session, 'mara');
      }),
    );
    const [worst = 0, ...others] = met.map((feeling) => feeling - (met[1] ?? 0));
    expect([worst, ...others].map(Math.round)).toEqual([-50, 0, 30, 50]);
  });

  it.each([
    [100, 1, 'Mara thinks well of you'],
    [-100, -1, 'Mara holds something against you'],
  ])(
    '[arch §7.4, SC-018] with a stranger whose group thinks %i, the roll counts %i, and why',
    async (start, value, reason) => {
      const session = await storyIn(millersAt(start));
      const scene = await act(session, 'Ask Mara for the key.');
      expect(modifiersOf(scene)).toEqual([
        ['sure', 60, 'your sure'],
        ['sentiment', value, reason],
      ]);
    },
  );

  it.each([
    ['well', 'Ask Mara for the key.', 'success', 30],
    ['wrong', 'Beg Mara for the key.', 'failure', -50],
  ])(
    '[arch §7.6] that goes %s changes what she and her group think, by as much as it matters',
    async (how, text, band, change) => {
      const session = await storyIn();
      const scene = await act(session, text);
      expect(scene.outcome.roll?.band).toBe(band);
      const reason = `It went ${how}: ${text}`;
      const { people, factions } = session.state['standings'] as JsonObject;
      expect([people, factions]).toMatchObject([
        { mara: { why: [{ change, reason }, {}] } },
        { millers: { why: [{ change: change / 5, reason }] } },
      ]);
      expect(session.state['reputation']).toEqual({ millers: change / 5 });
    },
  );

  it('[arch §7.4, §7.6] that goes neither way changes nothing of it', async () => {
    const session = await storyIn();
    await act(session, 'Nod to Mara.');
    const before = feelsOf(session, 'mara');
    const scene = await act(session, 'Haggle with Mara for the key.');
    expect([scene.outcome.roll?.band, stepsOf(scene)]).toEqual([
      'partial',
      ['recall', 'perception', 'reputation', 'evaluate', 'roll', 'store', 'feeling', 'standing'],
    ]);
    expect(feelsOf(session, 'mara')).toBeCloseTo(before, 0);
    expect(session.state).not.toHaveProperty('reputation');
  });

  it('where the author says what it changes, nothing is added to that', async () => {
    const session = await storyIn();
    await act(session, 'Nod to Mara.');
    const before = feelsOf(session, 'mara');
    const scene = await act(session, 'Praise the count that Mara made.');
    expect(stepsOf(scene)).toEqual([
      'recall',
      'perception',
      'reputation',
      'evaluate',
      'roll',
      'store',
    ]);
    expect(feelsOf(session, 'mara')).toBeCloseTo(before + 3, 0);
    expect(session.state['reputation']).toMatchObject({ millers: -2 });
  });

  it('[arch SC-028] whoever was helped thinks over 30 points more than whoever was betrayed, in 10 stories', async () => {
    const gaps = await Promise.all(
      Array.from({ length: 10 }, async (_, seed) => {
        const session = await storyIn({}, seed);
        await act(session, 'Help Oda lift the beam.');
        await act(session, 'Let the beam fall on Wen.');
        return feelsOf(session, 'oda') - feelsOf(session, 'wen');
      }),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(30);
  });
});

describe('a danger', () => {
  it('[arch §7.2] asks the memory, weighs, rolls and remembers, and nobody feels anything', async () => {
    const session = await storyIn();
    const scene = await act(session, 'Scramble up the wall.');
    expect(stepsOf(scene)).toEqual(['recall', 'evaluate', 'roll', 'store']);
    expect(modifiersOf(scene)).toEqual([
      ['sure', 60, 'your sure'],
      ['risk', -1, 'a hard thing to try'],
    ]);
    expect(scene.outcome.memories).toMatchObject([{ episode: 'triumph', significance: 'high' }]);
  });

  it('[arch §7.4, §7.6] a triumph that bears on it counts one, and says which', async () => {
    const session = await storyIn();
    await act(session, 'Scramble up the wall.');
    const scene = await act(session, 'Climb the wall of the yard again.');
    expect(modifiersOf(scene)).toEqual([
      ['sure', 60, 'your sure'],
      ['memory', 1, 'you remember: You climbed the wall of the yard.'],
    ]);
  });

  it('without the skill that weighs, the same dice fall, and what the story itself knows counts', async () => {
    const host: EngineHost = testHost({ content: { campaigns: weighedCampaign(millersAt(100)) } });
    const whole = await beginSession(host);
    const broken = breakableScripts(
      (script) => script === 'evaluate-choice',
      testHost({ content: host.content }),
    );
    const weighed = await act(whole, 'Haggle with Mara for the key.');
    const unweighed = await act(await beginSession(broken.host), 'Haggle with Mara for the key.');
    expect(unweighed.outcome.roll?.dice).toEqual(weighed.outcome.roll?.dice);
    expect(modifiersOf(unweighed)).toEqual([['middling', 10, 'your middling']]);
  });
});

describe('a journey and a resolution', () => {
  it('[arch §7.2] a journey looks for what is remembered of where it leads, and is remembered there', async () => {
    const session = await storyIn();
    const scene = await act(session, 'Walk to the river.');
    expect(stepsOf(scene)).toEqual(['recall', 'store']);
    expect(scene.outcome.plans[0]?.plan.tools[0]?.input).toMatchObject({
      query: 'Walk to the river. the river',
    });
    expect(scene.outcome).toMatchObject({
      roll: null,
      memories: [{ location: 'river' }],
      patch: { place: 'river' },
    });
  });

  it('[arch §7.2] what resolves the story asks what its groups think, and brings the beat', async () => {
    const session = await storyIn();
    const scene = await act(session, 'Ring the bell.');
    expect(stepsOf(scene)).toEqual(['recall', 'reputation', 'store']);
    expect(scene.outcome.beat).toBe('flood');
  });
});
