import type { Output } from '@/cli/kit/output';
import type { Engine } from '@/engine/engine';
import { findingWords } from '@/foundation/finding';
import { mostFindingsShown } from '@/foundation/limits';
import type { Playthrough } from '@/story/log/playthrough';

/** More would push the story off the screen. */
const mostTold = 3;

/** Before the first scene: what of the campaign is not as its author meant it, or as the player knows it. */
export async function tellOfCampaign(
  engine: Engine,
  story: Playthrough,
  output: Output,
  signal: AbortSignal,
): Promise<void> {
  await tellFindings(engine, story.campaign, output, signal);
  const change = await engine.campaignChange(story, signal);
  if (change === null) return;
  const { before, now } = change;
  const versions = before === now ? '' : ` (it was ${before}, and is ${now})`;
  output.talk(
    `${story.campaignTitle} has changed since this story was begun${versions}; the story goes on with what is here now.`,
  );
}

async function tellFindings(
  engine: Engine,
  campaign: string,
  output: Output,
  signal: AbortSignal,
): Promise<void> {
  const loaded = await engine.loadCampaign(campaign, signal);
  if (!loaded.ok) return;
  const { findings } = loaded.value;
  for (const finding of findings.slice(0, mostTold))
    output.talk(findingWords({ ...finding, file: `${campaign}/${finding.file}` }));
  const others = findings.length - mostTold;
  const named =
    findings.length > mostFindingsShown ? `the first ${String(mostFindingsShown)}` : 'all';
  if (others > 0) output.talk(`And ${String(others)} more: \`narratoria doctor\` names ${named}.`);
}
