import { smallCampaignWith } from '@/engine/testing/small-campaign';
import {
  begin,
  beginSession,
  collect,
  never,
  open,
  replied,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import type { ReplyEvent, TurnEvent } from '@/engine/turn-data/turn-event';
import type { StorySession } from '@/engine/session/story-session';

function replyIn(events: readonly TurnEvent[]): ReplyEvent | null {
  return events.find((event): event is ReplyEvent => event.type === 'reply') ?? null;
}

async function said(session: StorySession, text: string): Promise<string> {
  return replied(await collect(session.take({ text }, never)));
}

describe('[docs/decisions reply-in-place] what changes nothing', () => {
  it('is one event and nothing else: no scene, no time, no other choices, nothing in the tree', async () => {
    const session = await beginSession();
    const before = { path: session.path, tree: session.tree, state: session.state };
    const { choices } = session;
    for (const text of ['put the moon into a hat', 'xyzzy', 'hello', 'where am I?', 'sing']) {
      const events = await collect(session.take({ text }, never));
      expect(events.map(({ type }) => type)).toEqual(['reply']);
    }
    expect({ path: session.path, tree: session.tree, state: session.state }).toEqual(before);
    expect(session.choices).toEqual(choices);
  });

  it('is gone when the story is opened again: the scene is as it was', async () => {
    const engine = await testEngine(testHost());
    const id = await begin(engine);
    const session = await open(engine, id);
    const told = await collect(session.resume(never));
    await collect(session.take({ text: 'eat the gate' }, never));
    const again = await collect((await open(engine, id)).resume(never));
    expect(replyIn(again)).toBeNull();
    const scene = (events: readonly TurnEvent[]) =>
      events.flatMap((event) => (event.type === 'scene' ? [{ ...event, ms: null }] : []));
    expect(scene(again)).toEqual(scene(told));
  });

  it('is answered with what was meant, who is here, what is held and where one can go', async () => {
    const session = await beginSession();
    await take(session, 'Take an apple');
    expect(await said(session, 'eat the gate')).toBe(
      'You cannot eat the gate here. Mara is here. You carry an apple. From here you can go to the river.',
    );
  });

  it('leaves the dice of the next scene as they lay', async () => {
    const rolled = async (typed: readonly string[]) => {
      const session = await beginSession();
      for (const text of typed) await collect(session.take({ text }, never));
      const events = await take(session, 'Ask Mara');
      return events.find(({ type }) => type === 'roll');
    };
    expect(await rolled(['xyzzy', 'hello'])).toEqual(await rolled([]));
  });
});

it('[docs/decisions reply-in-place] a greeting is answered in the author’s words, and their effects wait for a scene', async () => {
  const greeted =
    '## mara-greeted\npart: outcome\nintent: talk\nspeaker: mara\nasks: [hello]\neffects: ["feeling mara +10"]\n\n"Eleven," says Mara, and then, "Hello."\n';
  const campaigns = smallCampaignWith({ 'small/plot/passages/greeted.md': greeted });
  const session = await beginSession(testHost({ content: { campaigns } }));
  const before = session.state;
  expect(await said(session, 'hello')).toBe('"Eleven," says Mara, and then, "Hello."');
  expect(session.state).toEqual(before);
});

it('[docs/decisions reply-in-place] a reply names nobody of whom the player has not heard', async () => {
  const unheard = JSON.stringify({
    name: 'Ansgar',
    personality: { traits: ['quiet'] },
    pronouns: 'he',
    place: 'yard',
  });
  const campaigns = smallCampaignWith({ 'small/characters/npcs/ansgar/profile.json': unheard });
  const session = await beginSession(testHost({ content: { campaigns } }));
  expect(await said(session, 'eat the gate')).not.toContain('Ansgar');
});
