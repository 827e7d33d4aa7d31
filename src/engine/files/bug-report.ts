import { reportInputs } from '@/engine/files/report-inputs';
import { eventLine, sceneLines } from '@/engine/files/scene-lines';
import type { StoryLog } from '@/persistence/rows/story-log';
import type { Skill } from '@/skills/skill';
import type { Campaign } from '@/story/campaign/campaign';
import type { CampaignPin } from '@/story/log/playthrough';
import { firstTold } from '@/story/log/tellings';
import type { BugReport } from '@/transfer/report-file';

/** Everything about a story that helps to play it again; `log.scenes` in the order in which they happened. */
export function bugReport(
  log: StoryLog,
  {
    campaign,
    skills,
    pin,
  }: {
    readonly campaign: Campaign;
    readonly skills: readonly Skill[];
    readonly pin: CampaignPin;
  },
): BugReport {
  const { id, seed, style, boundaries, clock, startingPatch, startAtBeat } = log.playthrough;
  return {
    story: {
      ...{ id, seed, style, clock, startingPatch, startAtBeat },
      ...(boundaries === undefined ? {} : { boundaries }),
    },
    campaign: { id: campaign.id, ...pin },
    skills: skills.map(({ name, version }) => ({ name, version })),
    inputs: reportInputs(log),
    events: [
      eventLine({ type: 'story', id, campaign: campaign.id, seed }),
      ...[...log.scenes.values()].flatMap((scene) => sceneLines(firstTold(scene), campaign)),
    ],
  };
}
