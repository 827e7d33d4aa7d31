import type { Engine } from '@/engine/engine';
import { readEndings } from '@/persistence/read-endings';

export type EndingsReached = { readonly reached: number; readonly all: number };

/** How many of a campaign's endings its stories on this device came to; null when the campaign is gone. */
export async function endingsReached(
  engine: Engine,
  campaign: string,
  signal: AbortSignal,
): Promise<EndingsReached | null> {
  const loaded = await engine.loadCampaign(campaign, signal);
  if (!loaded.ok) return null;
  const { endings } = loaded.value.campaign;
  const reached = await readEndings(engine.host.database, campaign, signal);
  return { reached: [...reached].filter((id) => endings.has(id)).length, all: endings.size };
}
