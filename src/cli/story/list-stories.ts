import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import type { Output } from '@/cli/kit/output';
import { withEngine, type StoryCommand } from '@/cli/story/with-engine';
import type { StoryCard } from '@/engine/library/library-cards';
import type { Playthrough } from '@/story/log/playthrough';

const damaged = 'This story is damaged at ';

type Listed = { readonly story: Playthrough; readonly card: StoryCard | null };

/** `narratoria story list` */
export function listStories(command: StoryCommand, signal: AbortSignal): Promise<ExitCode> {
  const { output } = command;
  return withEngine(
    command,
    async ({ engine }) => {
      const stories = await engine.stories(signal);
      const cards = new Map((await engine.storyCards(signal)).map((card) => [card.id, card]));
      const listed = stories.map((story) => ({ story, card: cards.get(story.id) ?? null }));
      const lost = await engine.lostStories(signal);
      if (output.options.json) output.json({ stories: listed.map(listedJson), lost });
      else print(output, listed, lost);
      return exitCode.done;
    },
    signal,
  );
}

function print(output: Output, listed: readonly Listed[], lost: readonly string[]): void {
  if (listed.length === 0 && lost.length === 0)
    output.result('No stories yet. `narratoria play` begins one.');
  for (const { story, card } of listed) {
    const { id, campaignTitle, seed } = story;
    const begun = createdAt(story)?.slice(0, 16).replace('T', ' ') ?? 'nobody knows when';
    const where = card === null ? '' : standing(card);
    output.result(`${id}  ${campaignTitle}  ${begun}  seed ${String(seed)}  ${where}`);
  }
  for (const id of lost) output.result(`${id} was here and is gone.`);
}

function standing({ scenes, hasEnded, fault }: StoryCard): string {
  if (fault !== null)
    return fault.startsWith(damaged)
      ? `damaged: ${fault.slice(damaged.length)}`
      : `cannot be opened: ${fault}`;
  const counted = scenes === 1 ? '1 scene' : `${String(scenes)} scenes`;
  return hasEnded ? `${counted}, ended` : counted;
}

function listedJson({ story, card }: Listed): unknown {
  const { id, campaign, campaignTitle, seed } = story;
  return {
    id,
    campaign,
    title: campaignTitle,
    seed,
    createdAt: createdAt(story),
    scenes: card?.scenes ?? null,
    ended: card?.hasEnded ?? false,
    ending: card?.endingTitle ?? null,
    fault: card?.fault ?? null,
  };
}

/** In a damaged database the time may be anything. */
function createdAt({ createdAt: at }: Playthrough): string | null {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
