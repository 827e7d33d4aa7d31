import type { Engine } from '@/engine/engine';
import type { StorySession } from '@/engine/session/story-session';
import { withFaultyPassages, type FaultyPassages } from '@/engine/testing/faulty-passages';
import { begin, collect, never, open, testEngine, testHost } from '@/engine/testing/test-engine';

/** The small campaign in the yard, and the passages that can be made unreadable. */
async function unreadableStory(): Promise<{
  readonly engine: Engine;
  readonly session: StorySession;
  readonly passages: FaultyPassages;
}> {
  const engine = await testEngine(testHost());
  const loaded = await engine.loadCampaign('small', never);
  if (!loaded.ok) throw new Error(loaded.error.message);
  const { campaign, passages } = withFaultyPassages(loaded.value.campaign);
  const value = { ...loaded.value, campaign };
  Object.assign(engine, { loadCampaign: () => Promise.resolve({ ok: true, value }) });
  const session = await open(engine, await begin(engine));
  await collect(session.resume(never));
  return { engine, session, passages };
}

it('[arch §2.3.4, SC-006] a narrator that fails before anything is written down loses its own words and nothing else', async () => {
  const { session, passages } = await unreadableStory();
  const notices: string[] = [];
  for await (const event of session.take({ text: 'wait' }, never)) {
    if (event.type === 'plan') passages.arm('throws');
    if (event.type === 'scene') passages.disarm();
    if (event.type === 'notice') notices.push(event.kind);
  }
  expect(notices).toContain('narrator-failed');
  expect(session.path).toHaveLength(2);
  expect(session.choices.length).toBeGreaterThanOrEqual(3);
});

describe('[arch §2.3.4, SC-006] a narrator that fails when the outcome stands', () => {
  it('is answered for by a template and by what can always be done', async () => {
    const { session, passages } = await unreadableStory();
    const notices: string[] = [];
    for await (const event of session.take({ text: 'wait' }, never)) {
      if (event.type === 'setting') passages.arm('throws');
      if (event.type === 'scene') passages.disarm();
      if (event.type === 'notice') notices.push(event.kind);
    }
    // Beside the story, and once: a fault that nobody hears of is never mended.
    expect(notices.filter((kind) => kind === 'narrator-failed')).toHaveLength(1);
    const words = session.path[1]?.words;
    expect(words?.rung).toBe('template');
    expect(words?.paragraphs.flat().length).toBeGreaterThan(0);
    expect(session.choices.length).toBeGreaterThanOrEqual(3);
  });

  it('is asked again with the next choice, and the story goes on, also opened anew', async () => {
    const { engine, session, passages } = await unreadableStory();
    for await (const event of session.take({ text: 'wait' }, never)) {
      if (event.type === 'setting') passages.arm('throws');
      if (event.type === 'scene') passages.disarm();
    }
    const again = await open(engine, session.playthrough.id);
    expect(again.choices).toEqual(session.choices);
    const choice = again.choices[0];
    await collect(again.take({ choice: choice?.id ?? '' }, never));
    expect(again.path[2]?.words?.rung).toBe('built-in');
  });
});
