import type { Output } from '@/cli/kit/output';
import type { Engine } from '@/engine/engine';
import { findingWords } from '@/foundation/finding';
import { mostFindingsShown } from '@/foundation/limits';
import type { Playthrough } from '@/story/log/playthrough';
import { generatedWarning } from '@/story/words/generated-warning';

/** More would push the story off the screen. */
const mostTold = 3;

type Telling = {
  readonly output: Output;
  /** Of what was only just opened their number is enough: it may be a stranger's, and hundreds. */
  readonly findings: 'named' | 'counted';
};

/** Before the first scene: what of the campaign is not as its author meant it, or as the player knows it. */
export async function tellOfCampaign(
  engine: Engine,
  story: Playthrough,
  { output, findings }: Telling,
  signal: AbortSignal,
): Promise<void> {
  await tellFindings(engine, story.campaign, { output, findings }, signal);
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
  { output, findings: how }: Telling,
  signal: AbortSignal,
): Promise<void> {
  const loaded = await engine.loadCampaign(campaign, signal);
  if (!loaded.ok) return;
  const { findings, generated } = loaded.value;
  const warning = generatedWarning(generated.length);
  if (warning !== null) output.talk(warning);
  const named =
    findings.length > mostFindingsShown ? `the first ${String(mostFindingsShown)}` : 'all';
  if (how === 'counted') {
    const counted = findings.length === 1 ? '1 finding' : `${String(findings.length)} findings`;
    if (findings.length > 0)
      output.talk(`${counted} in the files of ${campaign}: \`narratoria doctor\` names ${named}.`);
    return;
  }
  for (const finding of findings.slice(0, mostTold))
    output.talk(findingWords({ ...finding, file: `${campaign}/${finding.file}` }));
  const others = findings.length - mostTold;
  if (others > 0) output.talk(`And ${String(others)} more: \`narratoria doctor\` names ${named}.`);
}
