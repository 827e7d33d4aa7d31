import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { beginSession, collect, never, prose, take, testHost } from '@/engine/testing/test-engine';
import type { StorySession } from '@/engine/session/story-session';

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
  return beginSession(testHost({ content: { campaigns } }));
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

const timed = [
  {
    id: 'verdict',
    title: 'The verdict',
    description: 'Mara counts the barrel, and looks at you.',
    conditions: { scene_count: { min: 2 } },
    outcomes: [
      {
        id: 'caught',
        description: 'One is missing, and she knows who has it.',
        consequences: ['Mara knows about the apple.'],
        next_beat: 'reckoning',
      },
    ],
    dialogue: [{ speaker: 'mara', line: 'Ninety-nine.' }],
    mood: 'sour',
  },
  { id: 'reckoning', description: 'She shuts the lid for good.' },
  {
    id: 'rain',
    title: 'The rain',
    conditions: { custom: 'flags.never' },
    timeout: { scenes: 2, fallback_beat: 'sun' },
  },
  { id: 'sun', description: 'The sun comes out after all.', priority: 'low' },
];

it('[arch §6.2.5] a beat without a passage is told by its own words; its outcome is kept, has consequences and calls the next', async () => {
  const campaigns = smallCampaignWith({ 'small/plot/beats.json': JSON.stringify(timed) });
  const session = await beginSession(testHost({ content: { campaigns } }));
  expect(session.state['beats']).toEqual({});
  const second = await wait(session);
  expect(prose(second)).toContain('Mara counts the barrel, and looks at you.');
  expect(prose(second)).toContain('"Ninety-nine," says Mara.');
  expect(prose(second)).toContain('One is missing, and she knows who has it.');
  expect(session.setting?.mood).toBe('sour');
  expect(session.state['beats']).toEqual({
    verdict: { scene: 2, outcome: 'caught' },
    rain: { skipped: 2 },
  });
  const scene = second.find((event) => event.type === 'scene');
  const message = '"The rain" was skipped: its last scene was 2.';
  expect(scene).toMatchObject({ log: [{ kind: 'beat-skipped', beat: 'rain', message }] });
  expect(second.filter(({ type }) => type === 'notice')).toEqual([]);
  expect(prose(await wait(session))).toContain('She shuts the lid for good.');
  expect(prose(await wait(session))).toContain('The sun comes out after all.');
  expect(Object.keys(session.state['beats'] ?? {})).toEqual([
    'verdict',
    'rain',
    'reckoning',
    'sun',
  ]);
});
