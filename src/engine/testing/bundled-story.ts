import path from 'node:path';

import type { StorySession } from '@/engine/story-session';
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

/** A story of Forty-Three Smokes before its first scene, with some files of the skills replaced. */
export async function bundledStory(
  files: Readonly<Record<string, string>>,
  { seed, startingPatch = {}, startAtBeat = null }: Beginning,
): Promise<StorySession> {
  const host = testHost({ campaigns });
  const engine = await testEngine({ ...host, skills: skillsWith(files, host.skills) });
  const id = await engine.begin(
    { campaign: 'forty-three-smokes', seed, style: 'vivid', startingPatch, startAtBeat },
    never,
  );
  if (!id.ok) throw new Error(id.error.message);
  return open(engine, id.value);
}
