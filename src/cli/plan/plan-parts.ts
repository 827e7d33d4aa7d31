import path from 'node:path';

import { loadCampaign } from '@/campaign/load-campaign';
import { CliFault } from '@/cli/cli-fault';
import { exitCode } from '@/cli/exit-code';
import { meaningOf } from '@/cli/open-node-engine';
import type { Output } from '@/cli/output';
import type { Surroundings } from '@/cli/surroundings';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import type { InstantEmbedder } from '@/ports/embedder';
import { builtInEmbedder } from '@/recall/built-in-embedder';
import { discoverSkills } from '@/skills/discover-skills';
import type { Skill } from '@/skills/skill';
import type { Campaign } from '@/story/campaign';

/** What the planner plans with on this machine. */
export async function plannerParts(
  surroundings: Surroundings,
  output: Output,
  signal: AbortSignal,
): Promise<{ readonly skills: readonly Skill[]; readonly embedder: InstantEmbedder | null }> {
  const { skills, warnings } = await discoverSkills(
    folderFileStore(path.join(surroundings.root, 'skills')),
    signal,
  );
  for (const warning of warnings) output.talk(warning);
  const embedder = builtInEmbedder(await meaningOf(surroundings).loadWordTable());
  if (!embedder.ok) output.talk(embedder.error);
  return { skills, embedder: embedder.ok ? embedder.value : null };
}

/** A folder, or the name of a campaign that comes with Narratoria. */
export async function campaignCalled(
  name: string,
  { root }: Surroundings,
  signal: AbortSignal,
): Promise<Campaign> {
  const isBundled = !/[\\/.]/.test(name);
  const folder = isBundled ? path.join(root, 'campaigns', name) : path.resolve(name);
  const store = folderFileStore(path.dirname(folder));
  const loaded = await loadCampaign(store, path.basename(folder), signal);
  if (!loaded.ok) throw new CliFault(loaded.error, exitCode.usage);
  return loaded.value.campaign;
}
