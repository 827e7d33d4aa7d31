import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import { noSuchStory } from '@/cli/kit/no-such-story';
import type { Engine, NewStory } from '@/engine/engine';
import { startingFaults } from '@/engine/workbench/starting-faults';
import type { PlaythroughId } from '@/foundation/ids';
import { choosePlayer } from '@/story/campaign/choose-player';
import { askedOfPlayer, type PlayerForm, type PlayerWish } from '@/story/campaign/player-form';
import type { Playthrough } from '@/story/log/playthrough';

export type StoryWish = Omit<NewStory, 'campaign'> & {
  readonly campaign: string | null;
  readonly story: string | null;
  readonly isNew: boolean;
};

/** How whoever begins a story is asked who they are; null where nobody is there to be asked. */
export type AskWho = ((form: PlayerForm, said: PlayerWish) => Promise<PlayerWish>) | null;

/** The story to play: the one named, else the newest of the campaign, else a new one. */
export async function chooseStory(
  engine: Engine,
  { askWho, ...wish }: StoryWish & { readonly askWho: AskWho },
  signal: AbortSignal,
): Promise<PlaythroughId> {
  const stories = await engine.stories(signal);
  if (wish.story !== null) return named(stories, wish.story, wish);
  const campaign = await chosenCampaign(engine, wish, stories, signal);
  const startsAnew =
    wish.isNew ||
    wish.startAtBeat !== null ||
    wish.boundaries !== undefined ||
    wish.player !== undefined ||
    Object.keys(wish.startingPatch).length > 0;
  const newest = stories.find(
    (story) => story.campaign === campaign && (wish.seed === null || story.seed === wish.seed),
  );
  if (newest !== undefined && !startsAnew) return newest.id;
  return beginStory(engine, { ...wish, campaign, askWho }, signal);
}

export async function beginStory(
  engine: Engine,
  { askWho, ...wish }: NewStory & { readonly askWho: AskWho },
  signal: AbortSignal,
): Promise<PlaythroughId> {
  const { campaign, seed, style, boundaries, startingPatch, startAtBeat } = wish;
  await refuseImpossible(engine, { campaign, startingPatch, startAtBeat }, signal);
  const player =
    askWho === null ? wish.player : await answered(engine, { ...wish, askWho }, signal);
  const begun = await engine.begin(
    {
      ...{ campaign, seed, style, startingPatch, startAtBeat },
      ...(boundaries === undefined ? {} : { boundaries }),
      ...(player === undefined ? {} : { player }),
    },
    signal,
  );
  if (begun.ok) return begun.value;
  throw new CliFault(begun.error.message, exitCode.usage);
}

/** What a wrong option would be refused for is refused before anybody is asked. */
async function answered(
  engine: Engine,
  wish: NewStory & { readonly askWho: NonNullable<AskWho> },
  signal: AbortSignal,
): Promise<PlayerWish | undefined> {
  const loaded = await engine.loadCampaign(wish.campaign, signal);
  const form = loaded.ok ? loaded.value.campaign.player : undefined;
  if (form === undefined || askedOfPlayer(form).length === 0) return wish.player;
  const allowed = choosePlayer(form, wish.player ?? {});
  if (!allowed.ok) return wish.player;
  const said = await wish.askWho(form, allowed.value);
  if (signal.aborted) throw new CliFault('Nothing was begun.', exitCode.interrupted);
  return said;
}

/** What `--set` would make of the story must be a story. */
async function refuseImpossible(
  engine: Engine,
  beginning: Pick<NewStory, 'campaign' | 'startingPatch' | 'startAtBeat'>,
  signal: AbortSignal,
): Promise<void> {
  if (Object.keys(beginning.startingPatch).length === 0) return;
  const loaded = await engine.loadCampaign(beginning.campaign, signal);
  if (!loaded.ok) return;
  const { campaign } = loaded.value;
  const faults = startingFaults(campaign, beginning);
  if (faults.length > 0)
    throw new CliFault(
      `${campaign.title} cannot begin with that --set: ${faults.join('; ')}.`,
      exitCode.usage,
    );
}

function named(stories: readonly Playthrough[], id: string, wish: StoryWish): PlaythroughId {
  const story = stories.find((candidate) => candidate.id === id);
  if (story === undefined) throw noSuchStory(id);
  const { campaign, seed } = wish;
  if (campaign !== null && campaign !== story.campaign)
    throw new CliFault(
      `The story ${id} is of the campaign ${story.campaign}, not ${campaign}.`,
      exitCode.usage,
    );
  if (seed !== null && seed !== story.seed)
    throw new CliFault(
      `The story ${id} has the seed ${String(story.seed)}, not ${String(seed)}.`,
      exitCode.usage,
    );
  return story.id;
}

async function chosenCampaign(
  engine: Engine,
  { campaign, isNew }: StoryWish,
  stories: readonly Playthrough[],
  signal: AbortSignal,
): Promise<string> {
  const installed = await engine.campaignIds(signal);
  const [first] = installed;
  if (first === undefined) throw new CliFault('There is no campaign to play.', exitCode.usage);
  if (campaign === null) return (isNew ? undefined : stories[0]?.campaign) ?? first;
  if (installed.includes(campaign)) return campaign;
  throw new CliFault(
    `There is no campaign called "${campaign}"; there is: ${installed.join(', ')}.`,
    exitCode.usage,
  );
}
