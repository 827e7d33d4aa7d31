import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { beginSession, collect, never, take, testHost } from '@/engine/testing/test-engine';
import type { StorySession } from '@/engine/session/story-session';
import { feelingOf, minutesOf } from '@/story/state/story-state';

const rulesWith = (counters: object) =>
  `\n\`\`\`json\n${JSON.stringify({ rules: { stats: { tact: 1 }, sceneTime: '30m', startTime: '08:00', counters } })}\n\`\`\`\n`;

async function sessionWith(
  files: Readonly<Record<string, string>>,
  seed = 1,
): Promise<StorySession> {
  return beginSession(testHost({ content: { campaigns: smallCampaignWith(files) } }), seed);
}

const type = (session: StorySession, text: string) => collect(session.take({ text }, never));

const last = ({ path }: StorySession) => path[path.length - 1]?.outcome;

it('[arch §7.4] a typed act that may fail is rolled, and what fails costs time, or sours somebody', async () => {
  const seen = new Set<string>();
  for (let seed = 1; seed < 30 && seen.size < 3; seed += 1) {
    const session = await sessionWith({}, seed);
    const before = minutesOf(session.state);
    await type(session, 'I persuade Mara to give me the whole barrel');
    const { roll, taken } = last(session) ?? {};
    expect(taken?.intent).toMatchObject({ kind: 'persuade', target: 'mara', stat: 'tact' });
    const band = roll?.band ?? '';
    seen.add(band);
    const minutes = { failure: 60, partial: 45, success: 30 }[band];
    expect(minutesOf(session.state) - before).toBe(minutes);
    const feeling = feelingOf(session.state, 'mara');
    if (band === 'failure') expect(feeling).toBeLessThan(0);
    if (band === 'success') expect(feeling).toBeGreaterThan(0);
  }
  expect([...seen].sort()).toEqual(['failure', 'partial', 'success']);
});

it('[arch §7.4] clocks go on by themselves, with scenes, journeys and failures', async () => {
  const counters = {
    dusk: { start: 0, ticks: { scene: 1 } },
    miles: { start: 0, ticks: { journey: 1 } },
  };
  const session = await sessionWith({ 'small/world/rules.md': rulesWith(counters) });
  await take(session, 'river');
  expect(session.state['counters']).toEqual({ dusk: 1, miles: 1 });
  await type(session, 'wait');
  expect(session.state['counters']).toEqual({ dusk: 2, miles: 1 });
  await type(session, 'eat the moon');
  expect(session.state['counters']).toEqual({ dusk: 2, miles: 1 });
});

it('[arch §7.2] on some journeys something is met, and dice decide on which', async () => {
  const journeys =
    '---\nscene: travel\npart: pressure\nonce: false\n---\n## cart\n\nA cart stands across the lane with nobody in it.\n';
  let met = 0;
  for (let seed = 1; seed <= 24; seed += 1) {
    const session = await sessionWith({ 'small/plot/passages/way.md': journeys }, seed);
    const events = await take(session, 'river');
    const tools = events.flatMap((event) => (event.type === 'tool' ? [event.toolId] : []));
    expect(tools).toContain('encounter');
    expect(last(session)?.roll).toBeNull();
    if (last(session)?.told.some(({ passage }) => passage === 'cart')) met += 1;
  }
  expect(met).toBeGreaterThan(2);
  expect(met).toBeLessThan(16);
});

it('[arch §7.2] what is kept for journeys is never told where nobody travels', async () => {
  const journeys =
    '---\nscene: travel\npart: pressure\n---\n## cart\n\nA cart stands across the lane with nobody in it.\n';
  const session = await sessionWith({ 'small/plot/passages/way.md': journeys });
  await type(session, 'wait');
  await type(session, 'look around');
  const told = session.path.flatMap(({ outcome }) => outcome.told.map(({ passage }) => passage));
  expect(told).not.toContain('cart');
});

describe('[arch §7.6] a promise with a time', () => {
  const promises = `---
where: yard
---
## yard-promise
part: choices

> Promise Mara a hundred by noon. [talk mara] -> promised
> Bring Mara her hundred. [talk mara; if: flags.promised] -> brought

## promised
part: outcome
memory: {text: "You promised Mara a hundred apples by noon.", kind: promise, about: mara, significance: medium, due: 1h}
effects: ["set flags.promised true"]

Mara chalks it on the barrel.

## brought
part: outcome
effects: ["settle promise mara"]

Mara rubs the chalk off with her thumb.
`;
  const begun = () => sessionWith({ 'small/plot/passages/promise.md': promises });

  it('that is not kept in time is remembered as broken, and held against the player, once', async () => {
    const session = await begun();
    await type(session, 'Promise Mara a hundred by noon.');
    await type(session, 'wait');
    const before = feelingOf(session.state, 'mara');
    await type(session, 'wait');
    expect(Math.round(feelingOf(session.state, 'mara') - before)).toBe(-30);
    expect(last(session)?.memories).toContainEqual(
      expect.objectContaining({
        summary:
          'The time was up, and it was not kept: You promised Mara a hundred apples by noon.',
        about: 'mara',
        kind: 'broken',
      }),
    );
    for (let turn = 0; turn < 3; turn += 1) await type(session, 'wait');
    const broken = session.memories.filter(({ kind }) => kind === 'broken');
    expect(broken).toHaveLength(1);
  });

  it('that is kept in time is nothing anybody speaks of again', async () => {
    const session = await begun();
    await type(session, 'Promise Mara a hundred by noon.');
    await type(session, 'Bring Mara her hundred.');
    for (let turn = 0; turn < 3; turn += 1) await type(session, 'wait');
    expect(session.memories.filter(({ kind }) => kind === 'broken')).toEqual([]);
    expect(feelingOf(session.state, 'mara')).toBeGreaterThanOrEqual(0);
  });
});

it('[arch §7.6] a gift leaves the hand and warms whom it is given to', async () => {
  const session = await sessionWith({});
  await take(session, 'apple');
  await type(session, 'give Mara the apple');
  expect(last(session)?.taken?.intent).toEqual({ kind: 'give', target: 'mara', with: 'apple' });
  expect(session.state['inventory']).toEqual({});
  expect(feelingOf(session.state, 'mara')).toBeGreaterThan(5);
});
