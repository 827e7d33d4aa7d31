import { deepMerge } from '@/foundation/deep-merge';
import { readSteps } from '@/foundation/dot-path';
import type { JsonObject } from '@/foundation/json';
import type { Campaign } from '@/story/campaign';
import type { Effect } from '@/story/effect';
import { withinFeelings } from '@/story/feelings';
import type { Scene } from '@/story/scene';
import { noteOf, reasonsOf, type StandingReason } from '@/story/standing-notes';
import type { StoryState } from '@/story/story-state';

/** Something that changed what a person or a group thinks of the player. */
export type OpinionChange = {
  /** What they saw or heard. */
  readonly text: string;
  /** What it added or took, of 100. */
  readonly change: number;
  /** Name of whoever told them; null when nobody had to. */
  readonly toldBy: string | null;
  /** Number of the scene. */
  readonly scene: number;
  readonly isOfThisScene: boolean;
};

/** Whose opinion it is, and how it is read from a state. */
export type Opinion = {
  readonly of: 'factions' | 'people';
  readonly id: string;
  /** Of 100 either way, whatever it is counted on. */
  readonly scoreIn: (state: StoryState) => number;
  readonly outOfHundred: (change: number) => number;
};

const mostChanges = 3;
/** Less is not seen on any screen. */
const leastChange = 0.5;
const scoresIn = { people: 'people', factions: 'reputation' } as const;

/**
 * The newest first, read from what each scene changed. Skills note their reasons; what a passage changed
 * beside them has no note, and is what the author lets be remembered of it.
 */
export function whatChanged(
  opinion: Opinion,
  path: readonly Scene[],
  campaign: Campaign,
): readonly OpinionChange[] {
  const changes: OpinionChange[] = [];
  let known: StoryState = {};
  for (const [index, scene] of path.entries()) {
    const patch = partOf(opinion, scene.outcome.patch);
    if (patch === null) continue;
    const before = known;
    known = deepMerge(known, patch);
    // The first scene's patch is all that the story began with: none of it is the player's doing.
    if (index === 0) continue;
    const isOfThisScene = index === path.length - 1;
    for (const reason of reasonsIn({ scene, before, after: known }, opinion, campaign))
      changes.unshift({
        ...reason,
        // Adding 0 makes a plain zero of the negative one that rounding leaves.
        change: Math.round(reason.change) + 0,
        scene: scene.number,
        isOfThisScene,
      });
  }
  return changes.slice(0, mostChanges);
}

/** What a patch says of this opinion; null when nothing. */
function partOf({ of, id }: Opinion, patch: JsonObject): JsonObject | null {
  const score = readSteps(patch, [scoresIn[of], id]);
  const note = readSteps(patch, ['standings', of, id]);
  if (score === undefined && note === undefined) return null;
  return {
    ...(score === undefined ? {} : { [scoresIn[of]]: { [id]: score } }),
    ...(note === undefined ? {} : { standings: { [of]: { [id]: note } } }),
  };
}

type Moment = { readonly scene: Scene; readonly before: StoryState; readonly after: StoryState };

/** The oldest first. */
function reasonsIn(
  { scene, before, after }: Moment,
  opinion: Opinion,
  campaign: Campaign,
): readonly Pick<OpinionChange, 'text' | 'change' | 'toldBy'>[] {
  const { of, id, scoreIn, outOfHundred } = opinion;
  const old = reasonsOf(of, id, before);
  const noted = reasonsOf(of, id, after)
    .filter((reason) => !old.some((other) => isSame(reason, other)))
    .map(({ reason, change, toldBy }) => ({
      text: reason,
      change: atMostTheWholeWay(outOfHundred(change)),
      toldBy: toldBy === undefined ? null : (campaign.people.get(toldBy)?.name ?? toldBy),
    }))
    .reverse();
  // As of when it changed last: what faded on the way there is nobody's doing.
  const time = { minutes: changedAt(opinion, after) };
  const explained = noted.reduce((sum, { change }) => sum + change, 0);
  const expected = withinFeelings(scoreIn({ ...before, time }) + explained);
  const change = withinFeelings(scoreIn({ ...after, time })) - expected;
  const text = Math.abs(change) < leastChange ? null : deedIn(scene, opinion, campaign);
  return [...noted, { text: text ?? '', change, toldBy: null }].filter((each) => each.text !== '');
}

/** A skill may have noted any number; no change is greater than from one end to the other. */
function atMostTheWholeWay(change: number): number {
  return 2 * withinFeelings(change / 2);
}

function changedAt({ of, id }: Opinion, state: StoryState): number {
  const at =
    of === 'people'
      ? readSteps(state, ['people', id, 'feltAt'])
      : noteOf('factions', id, state)['at'];
  return typeof at === 'number' ? at : 0;
}

function isSame(one: StandingReason, other: StandingReason): boolean {
  return (
    one.at === other.at &&
    one.change === other.change &&
    one.reason === other.reason &&
    one.toldBy === other.toldBy
  );
}

/** What is remembered of the passage that changed it, else of the scene, else what the player did. */
function deedIn(
  { outcome: { told, memories, taken } }: Scene,
  opinion: Opinion,
  { passages }: Campaign,
): string | null {
  const passage = told
    .map((part) => passages.get(part.passage))
    .find((candidate) => candidate?.effects.some((effect) => changes(effect, opinion)));
  return passage?.memory?.text ?? memories[0]?.summary ?? taken?.text ?? null;
}

function changes(effect: Effect, { of, id }: Opinion): boolean {
  return of === 'people'
    ? effect.kind === 'feeling' && effect.person === id
    : effect.kind === 'reputation' && effect.faction === id;
}
