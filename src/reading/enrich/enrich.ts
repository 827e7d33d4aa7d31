import { beatsFile } from '@/reading/enrich/beats-file';
import { endingFiles } from '@/reading/enrich/ending-files';
import type { GeneratedFile, Seeds } from '@/reading/enrich/generated-file';
import { loreFiles } from '@/reading/enrich/lore-files';
import { materialOf } from '@/reading/enrich/material';
import { personFiles } from '@/reading/enrich/person-files';
import { allSituations } from '@/reading/situations/all-situations';
import type { Campaign } from '@/story/campaign/campaign';
import { mayInvent } from '@/story/campaign/may-invent';

/**
 * What the built-in writer would add to a sparse campaign, as files (arch §6.2.12): the people of its prose, beats
 * and endings about what its premise leaves open, and its setting's sentences as lore. Where its author wants the
 * words told as they are, only what is made of those words. The same files give the same bytes.
 */
export function enrich(
  campaign: Campaign,
  files: ReadonlyMap<string, string>,
  seeds: Seeds,
): readonly GeneratedFile[] {
  const material = materialOf(campaign, files, seeds);
  const invent = mayInvent(campaign) === 'freely' ? 'freely' : 'nothing';
  const beats =
    invent === 'freely' && campaign.beats.length === 0 ? beatsFile(material, allSituations) : null;
  return [
    ...personFiles(material, invent),
    ...(beats === null ? [] : [beats]),
    ...(invent === 'freely' && campaign.endings.size === 0 ? endingFiles(material) : []),
    ...loreFiles(material),
  ];
}
