import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { beginSession, collect, never, testHost } from '@/engine/testing/test-engine';
import type { StorySession } from '@/engine/session/story-session';

async function toldAfter(typed: readonly string[], language: string): Promise<StorySession> {
  const manifest = { title: 'Klein', version: '1.0.0', language };
  const campaigns = smallCampaignWith({ 'small/manifest.json': JSON.stringify(manifest) });
  const session = await beginSession(testHost({ content: { campaigns } }));
  for (const text of typed) await collect(session.take({ text }, never));
  return session;
}

const typed = ['zzz', 'wait', 'remember nothing at all', 'zzz again', 'wait', 'wait'];

it('[arch §6.2.3] with another language no sentence is the engine’s own, and no page is empty', async () => {
  const { path } = await toldAfter(typed, 'de');
  const paragraphs = path.map(({ words }) => words?.paragraphs.flat() ?? []);
  expect(path).toHaveLength(typed.length + 1);
  expect(paragraphs.filter((sentences) => sentences.length === 0)).toEqual([]);
  expect(new Set(paragraphs.flat().map(({ by }) => by))).toEqual(new Set(['author']));
});

it('[arch §6.2.3] with English the engine has words for what no author foresaw', async () => {
  const { path } = await toldAfter(typed, 'en-GB');
  const authors = path.flatMap(({ words }) => words?.paragraphs.flat().map(({ by }) => by) ?? []);
  expect(authors).toContain('engine');
});
