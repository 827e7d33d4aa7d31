import { eventJson } from '@/engine/files/event-json';
import type { Engine } from '@/engine/engine';
import type { PlayerAction } from '@/engine/turn-data/taking-turn';
import type { StorySession } from '@/engine/session/story-session';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { ScriptHost } from '@/ports/script-host';

import { jsonLines, type JsonLine } from '../testing/narratoria';
import { beginStory } from './begin-story';
import { openImage } from './open-image';
import type { CutImage } from './scenario';

const never = new AbortController().signal;

export type PlayedOn = {
  readonly seed: number;
  readonly scripts: ScriptHost;
  readonly next: (session: StorySession) => PlayerAction | null;
};

/** Opens an image as the command line would, compares it with what was printed, and plays on. */
export async function lostFromStory(
  { folder, told, toldInAll }: CutImage,
  played: PlayedOn,
): Promise<readonly string[]> {
  // A line that was half printed is no promise yet.
  const promised = jsonLines(told.slice(0, told.lastIndexOf('\n') + 1));
  const image = await openImage(folder, played.scripts).catch(String);
  if (typeof image === 'string') return [`it does not open: ${image}`];
  try {
    const session = await openStory(image.engine, promised, played.seed);
    if (typeof session === 'string') return [session];
    const lost = lostPromises(promised, session);
    return lost.length > 0 ? lost : await goesOnDifferently(session, jsonLines(toldInAll), played);
  } catch (reason) {
    return [`it does not go on: ${String(reason)}`];
  } finally {
    await image.close();
  }
}

/** The story that was announced; before one was, perhaps none is there, and then one can be begun. */
async function openStory(
  engine: Engine,
  promised: readonly JsonLine[],
  seed: number,
): Promise<StorySession | string> {
  const [known] = await engine.stories(never);
  const announced = promised.find(({ type }) => type === 'story');
  if (announced !== undefined && known?.id !== announced['id']) return 'the whole story';
  const session = await engine.open(known?.id ?? (await beginStory(engine, seed)), never);
  return session.ok ? session.value : session.error.message;
}

/** Scenes and rolls that were printed and are not there, or not as they were printed. */
function lostPromises(promised: readonly JsonLine[], session: StorySession): readonly string[] {
  let number = 0;
  return promised.flatMap((line) => {
    if (line.type === 'turn') number = Number(line['scene']);
    // Where a story is gone on with, its last scene is shown again without a turn.
    if (line.type === 'scene') number = Number(line['number']);
    const scene = session.path.find((each) => each.number === number);
    const { type, ...printed } = line;
    if (type === 'roll' && !isSame(scene?.outcome.roll, printed))
      return [`the roll of scene ${String(number)}`];
    if (type === 'scene' && !isSame(wordsOf(scene?.words), wordsOf(printed)))
      return [`scene ${String(number)}`];
    return [];
  });
}

type Told = { readonly text: string; readonly by: string };

/** As far as they are printed: the log also keeps which passage a sentence is from. */
function wordsOf(of: unknown): unknown {
  const { place, paragraphs, choices } = (of ?? {}) as Record<string, unknown>;
  const told = (paragraphs as readonly (readonly Told[])[] | undefined)?.map((paragraph) =>
    paragraph.map(({ text, by }) => ({ text, by })),
  );
  const texts = (choices as readonly { readonly text: string }[] | undefined)?.map(
    ({ text }) => text,
  );
  return [place, told, texts];
}

/** One more scene is told, and it is the one that was told in the run that was not cut. */
async function goesOnDifferently(
  session: StorySession,
  whole: readonly JsonLine[],
  { next }: PlayedOn,
): Promise<readonly string[]> {
  const told = await scenesOf(session.resume(never));
  const number = session.path[session.path.length - 1]?.number ?? 0;
  const action = next(session);
  if (action !== null) told.push(...(await scenesOf(session.take(action, never))));
  const expected = whole
    .filter((line) => line.type === 'scene' && Number(line['number']) >= number)
    .slice(0, 2);
  // A command that stopped before the end of its story has not printed the scene after its last.
  return isSame(told.slice(0, expected.length), expected)
    ? []
    : [`what follows scene ${String(number)}`];
}

async function scenesOf(events: AsyncIterable<TurnEvent>): Promise<unknown[]> {
  const scenes: unknown[] = [];
  for await (const event of events)
    if (event.type === 'scene') scenes.push(eventJson(event, { timings: false }));
  return scenes;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
