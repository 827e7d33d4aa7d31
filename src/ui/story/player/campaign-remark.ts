import type { Engine } from '@/engine/engine';
import type { StorySession } from '@/engine/session/story-session';
import { generatedWarning } from '@/story/words/generated-warning';
import { texts } from '@/ui/texts/texts';

/**
 * What the player should know of a story's campaign: that it is another one than the story was begun with,
 * and that some of it was generated, where they have not been told. Null where there is no news.
 */
export async function campaignRemark(
  engine: Engine,
  { playthrough, title }: Pick<StorySession, 'playthrough' | 'title'>,
  which: 'begun' | 'continued',
  signal: AbortSignal,
): Promise<string | null> {
  const change = await engine.campaignChange(playthrough, signal);
  if (change === null && which === 'continued') return null;
  const loaded = await engine.loadCampaign(playthrough.campaign, signal);
  const changed =
    change === null ? null : texts.story.campaignChanged(title, change.before, change.now);
  const warning = loaded.ok ? generatedWarning(loaded.value.generated.length) : null;
  if (changed === null || warning === null) return changed ?? warning;
  return `${changed} ${warning}`;
}
