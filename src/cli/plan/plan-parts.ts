import { existsSync } from 'node:fs';
import path from 'node:path';

import { loadCampaign } from '@/campaign/load-campaign';
import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import { meaningOf } from '@/cli/kit/open-node-engine';
import type { Output } from '@/cli/kit/output';
import type { Surroundings } from '@/cli/kit/surroundings';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import type { InstantEmbedder } from '@/ports/embedder';
import type { FileStore } from '@/ports/file-store';
import { builtInEmbedder } from '@/recall/built-in-embedder';
import { discoverSkills } from '@/skills/discover-skills';
import type { Skill } from '@/skills/skill';
import type { Campaign } from '@/story/campaign/campaign';

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

/** A folder, or the name of a campaign of the player's or of Narratoria's. */
export async function campaignCalled(
  name: string,
  installed: FileStore,
  signal: AbortSignal,
): Promise<Campaign> {
  const isName = !/[\\/.]/.test(name);
  // Where no campaign is there may be anything, and all of it would be read.
  if (!isName && !existsSync(path.join(name, 'manifest.json')))
    throw new CliFault(`${name} is no campaign: it has no manifest.json.`, exitCode.usage);
  const store = isName ? installed : folderFileStore(path.dirname(path.resolve(name)));
  const loaded = await loadCampaign(
    store,
    isName ? name : path.basename(path.resolve(name)),
    signal,
  );
  if (!loaded.ok) throw new CliFault(loaded.error.message, exitCode.usage);
  return loaded.value.campaign;
}
