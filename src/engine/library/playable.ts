import type { LoadedCampaign, Unplayable } from '@/campaign/load-campaign';
import { succeed, type Result } from '@/foundation/result';
import { needsReading } from '@/reading/needs-reading';
import { mayInvent } from '@/story/campaign/may-invent';

/** A campaign as it is played: where its author wrote no passages, with those that are made of its prose. */
export async function playable(
  loaded: Result<LoadedCampaign, Unplayable>,
): Promise<Result<LoadedCampaign, Unplayable>> {
  if (!loaded.ok) return loaded;
  const { campaign, generated } = loaded.value;
  const files = loaded.value.files();
  if (!needsReading(campaign, files)) return loaded;
  // Reading English takes a lexicon: on the web it is fetched by those who need it.
  const { makeStory } = await import('@/reading/late-reading');
  const situations = mayInvent(campaign) === 'freely' ? 'some' : 'none';
  return succeed({
    ...loaded.value,
    campaign: makeStory(campaign, files, { situations, generated }),
  });
}
