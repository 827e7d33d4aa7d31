import { deepMerge } from '@/foundation/json-trees/deep-merge';
import { readSteps } from '@/foundation/json-trees/dot-path';
import type { JsonObject } from '@/foundation/json';
import type { Campaign } from '@/story/campaign/campaign';
import type { Effect } from '@/story/rules/effect';
import { withinFeelings } from '@/story/state/feelings';
import type { Scene, SceneOutcome } from '@/story/log/scene';
import { noteOf, reasonsOf, type StandingReason } from '@/story/state/standing-notes';
import type { StoryState } from '@/story/state/story-state';
import { walkOn, type Walked } from '@/story/acts/walk-on';

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

/** Of one opinion: as far as it is known, and the changes that were the last, the newest first. */
type Opinions = {
  readonly known: StoryState;
  readonly changes: readonly Omit<OpinionChange, 'isOfThisScene'>[];
};

/** By the first scene of a story and whose opinion it is: the walk that was made last. */
const walks = new WeakMap<SceneOutcome, Map<string, Walked<Opinions>>>();

/**
 * The newest first, read from what each scene changed. Skills note their reasons; what a passage changed
 * beside them has no note, and is what the author lets be remembered of it.
 */
export function whatChanged(
  opinion: Opinion,
  path: readonly Scene[],
  campaign: Campaign,
): readonly OpinionChange[] {
  const [first] = path;
  if (first === undefined) return [];
  const ofStory = walks.get(first.outcome) ?? new Map<string, Walked<Opinions>>();
  walks.set(first.outcome, ofStory);
  const key = keyOf(opinion, campaign);
  const walked = walkOn(ofStory.get(key), path, {
    // The first scene's patch is all that the story began with: none of it is the player's doing.
    start: { known: {}, changes: [] },
    step: (before, scene) => {
      const after = withScene(before, scene, { opinion, campaign });
      return scene.outcome === first.outcome ? { ...after, changes: [] } : after;
    },
  });
  ofStory.set(key, walked);
  const last = path[path.length - 1]?.number;
  return walked.value.changes.map((change) => ({
    ...change,
    isOfThisScene: change.scene === last,
  }));
}

/** What counts otherwise is another walk: the scale of a group that no campaign names may change. */
function keyOf({ of, id, outOfHundred }: Opinion, { version }: Campaign): string {
  return [version, of, id, outOfHundred(1), outOfHundred(-1)].join(' ');
}

function withScene(
  { known, changes }: Opinions,
  scene: Scene,
  { opinion, campaign }: { readonly opinion: Opinion; readonly campaign: Campaign },
): Opinions {
  const patch = partOf(opinion, scene.outcome.patch);
  if (patch === null) return { known, changes };
  const after = deepMerge(known, patch);
  const news = reasonsIn({ scene, before: known, after }, opinion, campaign).map((reason) => ({
    ...reason,
    // Adding 0 makes a plain zero of the negative one that rounding leaves.
    change: Math.round(reason.change) + 0,
    scene: scene.number,
  }));
  return { known: after, changes: [...news.reverse(), ...changes].slice(0, mostChanges) };
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
