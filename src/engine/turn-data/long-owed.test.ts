import { scenesUntilReminded } from '@/foundation/limits';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { beginSession, collect, never, take, testHost } from '@/engine/testing/test-engine';
import type { StorySession } from '@/engine/session/story-session';

const promise = `---
where: yard
---
## to-do
part: choices

> Promise Mara a barrel. [promise mara] -> promised
## promised
part: outcome
memory: {text: "You promised Mara a new barrel.", kind: promise, about: mara, significance: high}
effects: ["set flags.promised true"]

Mara holds you to it.
`;

const keeping = `---
where: yard
---
## to-keep
part: choices

> Hand Mara her barrel. [give mara; if: flags.promised] -> handed

## handed
part: outcome
memory: {text: "You gave Mara her barrel.", kind: kept, about: mara, significance: low}

Mara knocks on it twice, and it holds.
`;

const noBeats = { 'small/plot/beats.json': JSON.stringify({ beats: [] }) };

/** Nothing on the screen speaks of the promise, unless there is a way to keep it. */
function begun(more: Readonly<Record<string, string>> = {}): Promise<StorySession> {
  const files = { ...noBeats, 'small/plot/passages/promise.md': promise, ...more };
  return beginSession(testHost({ content: { campaigns: smallCampaignWith(files) } }));
}

async function reminders(session: StorySession, typed: string, scenes: number): Promise<string[]> {
  const said: string[] = [];
  for (let scene = 0; scene < scenes; scene += 1) {
    await collect(session.take({ text: typed }, never));
    const words = session.path[session.path.length - 1]?.words?.paragraphs ?? [];
    const told = words.flat().filter(({ from }) => from?.startsWith('@owed') === true);
    if (told.length > 0) said.push(told.map(({ text }) => text).join(' '));
  }
  return said;
}

describe('a promise of which nothing has been heard for long', () => {
  it('is spoken of before whom it was made to, and then not at once again', async () => {
    const session = await begun();
    await collect(session.take({ text: 'promise mara a barrel' }, never));
    const first = await reminders(session, 'wait', scenesUntilReminded * 2);
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThanOrEqual(2);
    for (const said of first) expect(said).toContain('Mara');
    expect(first[0]).toContain('a new barrel.');
  });

  it('that was kept, or that a choice speaks of, is not', async () => {
    const session = await begun({ 'small/plot/passages/keeping.md': keeping });
    await collect(session.take({ text: 'promise mara a barrel' }, never));
    expect(await reminders(session, 'wait', scenesUntilReminded + 2)).toEqual([]);
    await take(session, 'Hand Mara');
    expect(await reminders(session, 'wait', scenesUntilReminded * 2)).toEqual([]);
  });
});
