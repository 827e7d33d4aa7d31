import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { beginSession, collect, never, take, testHost } from '@/engine/testing/test-engine';
import type { StorySession } from '@/engine/story-session';

const beats = [
  {
    id: 'noticed',
    conditions: { player_choice: 'take an apple' },
    consequences: ['The barrel is one short'],
  },
  { id: 'counted', conditions: { world_state: 'The barrel is one short.' } },
  { id: 'liked', conditions: { npc_state: { 'mara.feeling': { min: 5 } } } },
  { id: 'rich', conditions: { player_state: { 'inventory.apple': { min: 2 } } } },
];

async function sessionWithBeats(): Promise<StorySession> {
  const campaigns = smallCampaignWith({ 'small/plot/beats.json': JSON.stringify({ beats }) });
  return beginSession(testHost({ campaigns }));
}

const wait = (session: StorySession) => collect(session.take({ text: 'wait' }, never));

const behind = ({ state }: StorySession) => Object.keys(state['beats'] ?? {});

it('[arch §6.2.5] a beat comes with the choice it waits for, and what it makes true brings the next', async () => {
  const session = await sessionWithBeats();
  expect(behind(session)).toEqual([]);
  await take(session, 'apple');
  expect(behind(session)).toEqual(['noticed']);
  await wait(session);
  expect(behind(session)).toEqual(['noticed', 'counted']);
  await wait(session);
  expect(behind(session)).toEqual(['noticed', 'counted']);
});

it('[arch §6.2.5] going back takes the choice and its consequences along', async () => {
  const session = await sessionWithBeats();
  await take(session, 'apple');
  await session.undo(never);
  await wait(session);
  await wait(session);
  expect(behind(session)).toEqual([]);
});
