import type { EnrichmentStanding } from '@/engine/library/enrichment-standing';
import { initialState } from '@/engine/turn-data/initial-state';
import type { LoadedCampaign, Unplayable } from '@/campaign/load-campaign';
import type { PlaythroughId } from '@/foundation/ids';
import type { Result } from '@/foundation/result';
import type { StoryHead } from '@/persistence/queries/read-heads';
import { askedOfPlayer, type PlayerForm } from '@/story/campaign/player-form';
import { placeInSetting, type PlaceInSetting } from '@/story/setting/scene-setting';

/** A story as a library shows it. */
export type StoryCard = {
  readonly id: PlaythroughId;
  readonly campaign: string;
  readonly title: string;
  /** Scenes from the first to where the player stands. */
  readonly scenes: number;
  readonly hasEnded: boolean;
  readonly endingTitle: string | null;
  /** What happened last, in a sentence; null before the first scene. */
  readonly summary: string | null;
  /** Why it cannot be opened; null when it can. */
  readonly fault: string | null;
};

/** A campaign as a library shows it. */
export type CampaignCard =
  | {
      readonly kind: 'playable';
      readonly id: string;
      readonly title: string;
      readonly description: string;
      readonly genre: string | null;
      readonly minutes: number | null;
      /** What is known of it before it begins; absent where its author says nothing. */
      readonly rating?: string;
      readonly warnings?: readonly string[];
      readonly firstPlace: PlaceInSetting;
      /** Who the player can be, where they are asked before it begins. */
      readonly asks?: PlayerForm;
      /** Of one that the player brought: what the built-in writer could add, or has added. */
      readonly enrichment?: EnrichmentStanding;
    }
  | { readonly kind: 'broken'; readonly id: string; readonly fault: string };

export function storyCard(
  { playthrough, head }: StoryHead,
  loaded: Result<LoadedCampaign, Unplayable>,
): StoryCard {
  const standing = head.ok ? head.value : null;
  const { ending, memories, taken } = standing?.outcome ?? {};
  const endings = loaded.ok ? loaded.value.campaign.endings : null;
  const hasEnded = typeof ending === 'string';
  return {
    id: playthrough.id,
    campaign: playthrough.campaign,
    title: playthrough.campaignTitle,
    scenes: standing?.number ?? 0,
    hasEnded,
    endingTitle: hasEnded ? (endings?.get(ending)?.title ?? ending) : null,
    summary: memories?.[memories.length - 1]?.summary ?? taken?.text ?? null,
    fault: head.ok
      ? loaded.ok
        ? null
        : loaded.error.message
      : `This story ${head.error.message}.`,
  };
}

export function campaignCard(
  id: string,
  loaded: Result<LoadedCampaign, Unplayable>,
  enrichment: EnrichmentStanding | null,
): CampaignCard {
  if (!loaded.ok) return { kind: 'broken', id, fault: loaded.error.message };
  const { campaign } = loaded.value;
  const { title, description, genre, playtimeMinutes, startingPlace, player } = campaign;
  const { rating, warnings } = campaign;
  return {
    kind: 'playable',
    id,
    title,
    description,
    genre,
    minutes: playtimeMinutes,
    ...(rating === undefined ? {} : { rating }),
    ...(warnings === undefined ? {} : { warnings }),
    ...(player === undefined || askedOfPlayer(player).length === 0 ? {} : { asks: player }),
    ...(enrichment === null ? {} : { enrichment }),
    firstPlace: placeInSetting(campaign, startingPlace, {
      state: initialState(campaign, { startingPatch: {}, startAtBeat: null }),
      sceneNumber: 0,
      roll: null,
    }),
  };
}
