import { CliFault } from '@/cli/kit/cli-fault';
import { campaignCalled } from '@/cli/kit/campaign-called';
import { campaignStore } from '@/cli/kit/campaign-store';
import { embedderCalled } from '@/cli/embedder/embedder-called';
import { exitCode } from '@/cli/kit/exit-code';
import { meaningOf } from '@/cli/kit/open-node-engine';
import type { Output } from '@/cli/kit/output';
import type { Surroundings } from '@/cli/kit/surroundings';
import { tellOfModel } from '@/cli/embedder/tell-of-model';
import { CampaignLores, type CampaignLore } from '@/engine/recall/campaign-lore';
import { Embedders } from '@/engine/recall/embedders';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { systemClock } from '@/hosts/node/system-clock';
import { openStoryStore } from '@/persistence/open-story-store';

export type LoreAsked = {
  readonly surroundings: Surroundings;
  /** A campaign's name or folder. */
  readonly campaign: string;
  readonly output: Output;
  /** As `--embedder` names it; undefined for what the player has. */
  readonly embedder: string | undefined;
};

/** The lore of a campaign that nobody plays; nothing of it is kept. */
export async function withLore<Answer>(
  { surroundings, campaign: name, output, embedder }: LoreAsked,
  ask: (lore: CampaignLore) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  if (name.trim() === '')
    throw new CliFault('A campaign is needed, and none was named.', exitCode.usage);
  const dataFolder = output.options.data;
  const { campaign, lore } = await campaignCalled(
    name,
    campaignStore(surroundings, dataFolder),
    signal,
  );
  if (lore.size === 0)
    throw new CliFault(
      `${campaign.title} has no lore: lore/ has no file with words.`,
      exitCode.bad,
    );
  const model = await embedderCalled(embedder, dataFolder);
  const database = openSqliteDatabase(':memory:');
  try {
    const opened = await openStoryStore(database, signal);
    if (!opened.ok) throw opened.error;
    const embedders = new Embedders(meaningOf(surroundings, model));
    const lores = new CampaignLores({ database, clock: systemClock, embedders });
    const asked = lores.of(campaign.id, lore);
    // A model takes longer than anybody who plays would wait; whoever asks here does.
    await asked.prepare(signal);
    tellOfModel(embedders, output);
    return await ask(asked);
  } finally {
    await database.close();
    await model?.close();
  }
}
