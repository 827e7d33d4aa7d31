import { beginSession, collect, never, prose, take, testHost } from '@/engine/testing/test-engine';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import type { StorySession } from '@/engine/session/story-session';
import type { TurnEvent } from '@/engine/turn-data/turn-event';

const callback =
  '## apple-missed\npart: callback\nwhere: yard\nrecalls: {kind: theft}\n\n"One short," says Mara.\n';
const thefts = `## fig-taken
part: outcome
memory: {text: "You took a fig.", kind: theft}

It is a small fig.

## fig-standing
part: choices
where: yard

> Take a fig. [pick fig] -> fig-taken
`;

/** Mara answers. */
const seedThatTells = 1;

async function ending(session: StorySession): Promise<TurnEvent | undefined> {
  while (!session.choices.some(({ text }) => text.startsWith('Run')))
    await collect(session.take({ text: 'wait' }, never));
  return (await take(session, 'Run')).find(({ type }) => type === 'end');
}

it('an ending says what was remembered later, with the scene it happened in', async () => {
  const session = await beginSession();
  await take(session, 'Take an apple');
  await collect(session.take({ text: 'remember the apple' }, never));
  const cameBack = { text: 'You took an apple from the barrel.', scene: 2 };
  expect(await ending(session)).toMatchObject({ cameBack });
  const again = await collect(session.current(never));
  expect(again[again.length - 1]).toMatchObject({ type: 'end', cameBack });
});

it('what a passage took up came back, and more than what was only recalled, even later', async () => {
  const campaigns = smallCampaignWith({
    'small/plot/passages/theft.md': thefts,
    'small/plot/passages/callback.md': callback,
  });
  const session = await beginSession(testHost({ content: { campaigns } }));
  await take(session, 'Take an apple');
  await collect(session.take({ text: 'take a fig' }, never));
  const events = await collect(session.take({ text: 'wait' }, never));
  expect(prose(events)).toContain('"One short," says Mara.');
  await collect(session.take({ text: 'remember the apple' }, never));
  expect(await ending(session)).toMatchObject({
    cameBack: { text: 'You took a fig.', scene: 3 },
  });
});

it('what meant more came back before what came back last', async () => {
  const campaigns = smallCampaignWith({ 'small/plot/passages/theft.md': thefts });
  const session = await beginSession(testHost({ content: { campaigns } }), seedThatTells);
  await take(session, 'Ask Mara');
  await collect(session.take({ text: 'take a fig' }, never));
  await collect(session.take({ text: 'remember the ferryman' }, never));
  await collect(session.take({ text: 'remember the fig' }, never));
  const recalled = session.path.map(({ outcome }) =>
    outcome.recalled.map(({ summary }) => summary),
  );
  expect(recalled[3]).toContain('Mara told you the barrel is for the ferryman.');
  expect(recalled[4]).toContain('You took a fig.');
  expect(await ending(session)).toMatchObject({
    cameBack: { text: 'Mara told you the barrel is for the ferryman.', scene: 2 },
  });
});

it('when nothing came back, nothing is made up', async () => {
  const session = await beginSession();
  await take(session, 'Take an apple');
  expect(await ending(session)).toMatchObject({ cameBack: null });
});
