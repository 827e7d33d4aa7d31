import type { BranchId, PlaythroughId, SceneId } from '@/foundation/ids';
import type { JsonObject } from '@/foundation/json';

export type NarrationStyle = 'terse' | 'vivid' | 'poetic';

/** Topics in the player's own words: a line is never told of, a veil at most touched on. */
export type Boundaries = { readonly lines: readonly string[]; readonly veils: readonly string[] };

export const noBoundaries: Boundaries = { lines: [], veils: [] };

/** A campaign to the letter: the version its author gave it, and the hash of all it can tell. */
export type CampaignPin = { readonly version: string; readonly sha256: string };

export type Playthrough = {
  readonly id: PlaythroughId;
  readonly campaign: string;
  readonly campaignTitle: string;
  /** The campaign as it was when the story was begun. Absent in older stories: of them nobody knows. */
  readonly campaignPin?: CampaignPin;
  readonly seed: number;
  readonly style: NarrationStyle;
  /** Absent where the player gave none, and in stories from before there were any. */
  readonly boundaries?: Boundaries;
  /** `seeded` starts at 2000-01-01 and advances an hour a scene, so that bytes repeat. */
  readonly clock: 'seeded' | 'system';
  /** What the player asked to change before the first scene. */
  readonly startingPatch: JsonObject;
  readonly startAtBeat: string | null;
  readonly createdAt: number;
  readonly headScene: SceneId | null;
  readonly headBranch: BranchId;
};
