import { reportInputs } from '@/engine/report-inputs';
import { eventLine, sceneLines } from '@/engine/scene-lines';
import { isPicturePath } from '@/foundation/is-picture-path';
import { sha256Hex } from '@/foundation/sha256';
import type { StoryLog } from '@/persistence/story-log';
import type { FileStore } from '@/ports/file-store';
import type { Skill } from '@/skills/skill';
import type { Campaign } from '@/story/campaign';
import { firstTold } from '@/story/tellings';
import type { BugReport } from '@/transfer/report-file';

/** Everything about a story that helps to play it again; `log.scenes` in the order in which they happened. */
export function bugReport(
  log: StoryLog,
  {
    campaign,
    skills,
    hash,
  }: { readonly campaign: Campaign; readonly skills: readonly Skill[]; readonly hash: string },
): BugReport {
  const { id, seed, style, boundaries, clock, startingPatch, startAtBeat } = log.playthrough;
  return {
    story: {
      ...{ id, seed, style, clock, startingPatch, startAtBeat },
      ...(boundaries === undefined ? {} : { boundaries }),
    },
    campaign: { id: campaign.id, version: campaign.version, sha256: hash },
    skills: skills.map(({ name, version }) => ({ name, version })),
    inputs: reportInputs(log),
    events: [
      eventLine({ type: 'story', id, campaign: campaign.id, seed }),
      ...[...log.scenes.values()].flatMap((scene) => sceneLines(firstTold(scene), campaign)),
    ],
  };
}

/** One number for all files of a campaign: whoever has the same plays the same. */
export async function campaignHash(
  campaigns: FileStore,
  id: string,
  signal: AbortSignal,
): Promise<string> {
  const hashes: (readonly [string, string])[] = [];
  for (const path of await campaigns.list(id, signal)) {
    // Nothing that is told depends on a picture, and not every device has them as texts.
    if (isPicturePath(path)) continue;
    const text = await campaigns.readText(path, signal);
    if (text !== null) hashes.push([path, sha256Hex(text)]);
  }
  return sha256Hex(JSON.stringify(hashes));
}
