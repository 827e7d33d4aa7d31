import { plainProse } from '@/cli/kit/plain-prose';
import { wrapText } from '@/cli/kit/wrap-text';
import { rollLine } from '@/cli/play/roll-line';
import { changedLine, standingLines } from '@/cli/play/standing-lines';
import { whyLines } from '@/cli/play/why-lines';
import { treeLines } from '@/cli/story/tree-lines';
import type { Engine } from '@/engine/engine';
import { StoryFiles, transcriptFormats } from '@/engine/files/story-files';
import type { StorySession } from '@/engine/session/story-session';
import type { PlaythroughId } from '@/foundation/ids';

import { drained } from './drained';

const never = new AbortController().signal;
const width = 76;

/** What a player can look at, as the commands and the app do; a sentence wherever something refuses. */
export async function lookAtStory(
  engine: Engine,
  id: PlaythroughId,
  depth: 'first screen' | 'whole',
): Promise<readonly string[]> {
  const cards = await engine.storyCards(never);
  const said = cards.flatMap(({ fault }) => (fault === null ? [] : [fault]));
  const opened = await engine.open(id, never);
  if (!opened.ok) return [...said, opened.error.message];
  const session = opened.value;
  await session.whenReady;
  await drained(session.resume(never));
  await session.whenEmbedded;
  await show(session);
  if (depth === 'first screen') return said;
  await ask(session);
  const refusals = await exportAll(engine, id);
  await playOn(session);
  return [...said, ...refusals];
}

/** A turn, back, and another one from there. */
async function playOn(session: StorySession): Promise<void> {
  const [choice] = session.choices;
  await drained(
    session.take(choice === undefined ? { text: 'wait' } : { choice: choice.id }, never),
  );
  await session.undo(never);
  await drained(session.take({ text: 'look around' }, never));
}

async function exportAll(engine: Engine, id: PlaythroughId): Promise<readonly string[]> {
  const files = new StoryFiles(engine);
  const exported = [
    await files.exportStory(id, never),
    await files.reportStory(id, never),
    ...(await Promise.all(transcriptFormats.map((format) => files.transcript(id, format, never)))),
  ];
  return exported.flatMap((made) => (made.ok ? [] : [made.error.message]));
}

async function show(session: StorySession): Promise<void> {
  const { path, setting } = session;
  for (const { outcome, words } of path) {
    if (outcome.roll !== null) rollLine(outcome.roll);
    for (const paragraph of words?.paragraphs ?? [])
      wrapText(plainProse(paragraph.map(({ text }) => text).join(' ')), width);
  }
  if (setting !== null) {
    standingLines(setting);
    changedLine(setting);
  }
  treeLines(session.tree);
  JSON.stringify([session.state, session.choices, session.turningPoints, session.assets]);
  JSON.stringify([await session.chapters(), await session.recap(), session.canRetry]);
}

async function ask(session: StorySession): Promise<void> {
  const { path, records } = session;
  for (const { number } of path) {
    const why = await session.words.why(number);
    if (why !== null) whyLines(why, width);
  }
  await records.memory.exactMatch({}, never);
  await records.memory.semanticSearch({ query: 'the smoke' }, never);
  await records.reputation.exactMatch({}, never);
  await records.perception.exactMatch({}, never);
  await records.session.exactMatch({}, never);
}
