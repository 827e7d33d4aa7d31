import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Engine } from '@/engine/engine';
import type { EngineHost } from '@/engine/engine-host';
import type { StorySession } from '@/engine/session/story-session';
import { hostWith, type HostParts } from '@/engine/testing/host-with';
import { smallCampaign } from '@/engine/testing/small-campaign';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { PlaythroughId } from '@/foundation/ids';
import { createSameThreadScriptHost } from '@/hosts/fake/same-thread-script-host';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { systemClock } from '@/hosts/node/system-clock';
import type { ScriptHost } from '@/ports/script-host';
import type { Scene } from '@/story/log/scene';

export const never = new AbortController().signal;

/** One for all hosts of a test file: to compile it takes longer than a turn. Nobody closes it. */
const sandbox: ScriptHost = {
  ...createSameThreadScriptHost(readFileSync(String(process.env['NARRATORIA_TEST_WASM']))),
  close: () => Promise.resolve(),
};
const bundledSkills = folderFileStore(path.resolve(__dirname, '../../../skills'));

/** Real SQLite, the real sandbox, the bundled skills and a small campaign; any part can be replaced. */
export function testHost(parts: HostParts = {}): EngineHost {
  const host = {
    storage: { database: openSqliteDatabase(':memory:') },
    content: { campaigns: smallCampaign, skills: bundledSkills },
    compute: { scripts: sandbox, cores: 2 },
    device: { clock: systemClock, random: { secureSeed: () => 4 } },
  };
  return hostWith(host, parts);
}

export async function testEngine(host: EngineHost): Promise<Engine> {
  const engine = await Engine.create(host, never);
  if (!engine.ok) throw engine.error;
  return engine.value;
}

export async function begin(engine: Engine, seed = 1): Promise<PlaythroughId> {
  const story = {
    campaign: 'small',
    seed,
    style: 'vivid',
    startingPatch: {},
    startAtBeat: null,
  } as const;
  const begun = await engine.begin(story, never);
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value;
}

export async function open(engine: Engine, id: PlaythroughId): Promise<StorySession> {
  const session = await engine.open(id, never);
  if (!session.ok) throw new Error(session.error.message);
  return session.value;
}

/** A story told up to its first scene. */
export async function beginSession(host = testHost(), seed = 1): Promise<StorySession> {
  const engine = await testEngine(host);
  const session = await open(engine, await begin(engine, seed));
  await collect(session.resume(never));
  return session;
}

/** The scene where the player stands. */
export function headOf({ path }: StorySession): Scene {
  const scene = path[path.length - 1];
  if (scene === undefined) throw new Error('there is no scene');
  return scene;
}

export async function collect(events: AsyncIterable<TurnEvent>): Promise<readonly TurnEvent[]> {
  const all: TurnEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** Takes the offered choice whose words contain `text`. */
export function take(session: StorySession, text: string): Promise<readonly TurnEvent[]> {
  const choice = session.choices.find((offered) => offered.text.includes(text));
  if (choice === undefined)
    throw new Error(
      `"${text}" is not among: ${session.choices.map((each) => each.text).join(' | ')}`,
    );
  return collect(session.take({ choice: choice.id }, never));
}

export function prose(events: readonly TurnEvent[]): string {
  return events.flatMap((event) => (event.type === 'sentence' ? [event.text] : [])).join(' ');
}

/** What the story said where the player stands; empty where it went on. */
export function replied(events: readonly TurnEvent[]): string {
  return events
    .flatMap((event) => (event.type === 'reply' ? event.paragraphs.flat() : []))
    .map(({ text }) => text)
    .join(' ');
}
