import { beginSession, collect, never, take, testHost } from '@/engine/testing/test-engine';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import type { StorySession } from '@/engine/session/story-session';

async function atTheFerry(): Promise<StorySession> {
  const session = await beginSession();
  await take(session, 'Take an apple');
  while (session.path.length < 6) await collect(session.take({ text: 'wait' }, never));
  return session;
}

it('a choice at a crossroads is a turning point, and its scene can be gone back to', async () => {
  const session = await atTheFerry();
  expect(session.turningPoints).toEqual([]);
  await take(session, 'Run for the ferry');
  expect(session.hasEnded).toBe(true);
  expect(session.turningPoints).toEqual([{ scene: 6, text: 'Run for the ferry.' }]);
  await session.goTo(6, never);
  expect(session.choices.map(({ text }) => text)).toContain('Let it go without you.');
});

it('typed words that take what the beat offers are one too', async () => {
  const session = await atTheFerry();
  await collect(session.take({ text: 'let it go without you' }, never));
  expect(session.turningPoints).toEqual([{ scene: 6, text: 'let it go without you' }]);
});

it('asides at a crossroads are no turning points; the answer after them is', async () => {
  const session = await atTheFerry();
  await collect(session.take({ text: 'sing loudly' }, never));
  await collect(session.take({ text: 'wait' }, never));
  await take(session, 'Let it go');
  expect(session.turningPoints).toEqual([{ scene: 7, text: 'Let it go without you.' }]);
});

it('a choice that brings a beat about is a turning point', async () => {
  const campaigns = smallCampaignWith({
    'small/plot/passages/bell.md':
      '## bell-rope\npart: choices\nwhere: yard\n\n> Ring for the ferry. [ring bell] -> ferry\n',
  });
  const session = await beginSession(testHost({ content: { campaigns } }));
  await collect(session.take({ text: 'ring for the ferry' }, never));
  expect(session.path[1]?.outcome.beat).toBe('ferry');
  expect(session.turningPoints).toEqual([{ scene: 1, text: 'ring for the ferry' }]);
});
