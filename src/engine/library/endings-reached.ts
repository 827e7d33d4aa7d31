import type { Result } from '@/foundation/result';
import type { Campaign } from '@/story/campaign/campaign';
import type { HostStorage } from '@/ports/host-services';
import { readEndings } from '@/persistence/queries/read-endings';

export type EndingsReached = { readonly reached: number; readonly all: number };

/** Where campaigns are loaded from, and stories are kept. */
type Shelf = {
  readonly loadCampaign: (
    id: string,
    signal: AbortSignal,
  ) => Promise<Result<{ readonly campaign: Campaign }, unknown>>;
  readonly host: { readonly storage: Pick<HostStorage, 'database'> };
};

/** How many of a campaign's endings its stories on this device came to; null when the campaign is gone. */
export async function endingsReached(
  engine: Shelf,
  campaign: string,
  signal: AbortSignal,
): Promise<EndingsReached | null> {
  const loaded = await engine.loadCampaign(campaign, signal);
  if (!loaded.ok) return null;
  const { endings } = loaded.value.campaign;
  const reached = await readEndings(engine.host.storage.database, campaign, signal);
  return { reached: [...reached].filter((id) => endings.has(id)).length, all: endings.size };
}
