import path from 'node:path';

import { meaningOf } from '@/cli/kit/open-node-engine';
import type { Output } from '@/cli/kit/output';
import type { Surroundings } from '@/cli/kit/surroundings';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import type { InstantEmbedder } from '@/ports/embedder';
import { builtInEmbedder } from '@/recall/built-in-embedder';
import { discoverSkills } from '@/skills/discover-skills';
import type { Skill } from '@/skills/skill';

/** What the planner plans with on this machine. */
export async function plannerParts(
  surroundings: Surroundings,
  output: Output,
  signal: AbortSignal,
): Promise<{ readonly skills: readonly Skill[]; readonly embedder: InstantEmbedder | null }> {
  const { skills, skipped } = await discoverSkills(
    folderFileStore(path.join(surroundings.root, 'skills')),
    signal,
  );
  for (const { message } of skipped) output.talk(message);
  const embedder = builtInEmbedder(await meaningOf(surroundings).loadWordTable());
  if (!embedder.ok) output.talk(embedder.error);
  return { skills, embedder: embedder.ok ? embedder.value : null };
}
