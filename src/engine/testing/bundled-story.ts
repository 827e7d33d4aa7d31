import path from 'node:path';

import type { Engine } from '@/engine/engine';
import type { StorySession } from '@/engine/session/story-session';
import { hostWith } from '@/engine/testing/host-with';
import { skillsWith } from '@/engine/testing/skills-with';
import { never, open, testEngine, testHost } from '@/engine/testing/test-engine';
import type { JsonObject } from '@/foundation/json';
import { folderFileStore } from '@/hosts/node/folder-file-store';

const campaigns = folderFileStore(path.resolve(__dirname, '../../../campaigns'));

type Beginning = {
  readonly seed: number;
  readonly startingPatch?: JsonObject;
  readonly startAtBeat?: string | null;
};

/** An engine for stories of Forty-Three Smokes, with some files of the skills replaced. */
export function bundledEngine(files: Readonly<Record<string, string>>): Promise<Engine> {
  const host = testHost({ content: { campaigns } });
  return testEngine(
    hostWith(host, { content: { skills: skillsWith(files, host.content.skills) } }),
  );
}

/** A story of Forty-Three Smokes before its first scene. */
export async function storyIn(
  engine: Engine,
  { seed, startingPatch = {}, startAtBeat = null }: Beginning,
): Promise<StorySession> {
  const id = await engine.begin(
    { campaign: 'forty-three-smokes', seed, style: 'vivid', startingPatch, startAtBeat },
    never,
  );
  if (!id.ok) throw new Error(id.error.message);
  return open(engine, id.value);
}

/** One in an engine of its own. */
export async function bundledStory(
  files: Readonly<Record<string, string>>,
  beginning: Beginning,
): Promise<StorySession> {
  return storyIn(await bundledEngine(files), beginning);
}
