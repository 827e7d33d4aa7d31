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

/** What a score is made of beside the newest changes, so that what is listed adds up to what is shown. */
export type OpinionRest = {
  readonly kind: 'beginning' | 'earlier' | 'beyond' | 'time';
  /** What it added or took, of 100. */
  readonly change: number;
};

/** All that a score comes from. */
export type OpinionAccount = {
  /** The newest first. */
  readonly why: readonly OpinionChange[];
  /** Absent where the changes are all there is. */
  readonly rest?: readonly OpinionRest[];
};

const mostChanges = 3;
/** Less is not seen on any screen. */
const leastChange = 0.5;
const scoresIn = { people: 'people', factions: 'reputation' } as const;

/** Of one opinion: as far as it is known, and the changes that were the last, the newest first. */
type Opinions = {
  readonly known: StoryState;
  readonly changes: readonly Omit<OpinionChange, 'isOfThisScene'>[];
  /** How many changes there were, what they say they added, and what they did: no score goes past its end. */
  readonly count: number;
  readonly said: number;
  readonly added: number;
  /** What the story began with. */
  readonly beginning: number;
};

const nothingYet: Opinions = { known: {}, changes: [], count: 0, said: 0, added: 0, beginning: 0 };

/** By the first scene of a story and whose opinion it is: the walk that was made last. */
const walks = new WeakMap<SceneOutcome, Map<string, Walked<Opinions>>>();

/**
 * Read from what each scene changed. Skills note their reasons; what a passage changed beside them has no note,
 * and is what the author lets be remembered of it.
 */
export function accountOf(
  opinion: Opinion,
  path: readonly Scene[],
  { campaign, score }: { readonly campaign: Campaign; readonly score: number },
): OpinionAccount {
  const [first] = path;
  if (first === undefined) return { why: [] };
  const ofStory = walks.get(first.outcome) ?? new Map<string, Walked<Opinions>>();
  walks.set(first.outcome, ofStory);
  const key = keyOf(opinion, campaign);
  const walked = walkOn(ofStory.get(key), path, {
    start: nothingYet,
    step: (before, scene) =>
      scene.outcome === first.outcome
        ? begunWith(scene, opinion)
        : withScene(before, scene, { opinion, campaign }),
  });
  ofStory.set(key, walked);
  const last = path[path.length - 1]?.number;
  const why = walked.value.changes.map((change) => ({
    ...change,
    isOfThisScene: change.scene === last,
  }));
  return balanced(why, walked.value, score);
}

/** The first scene's patch is all that the story began with: none of it is the player's doing. */
function begunWith({ outcome }: Scene, opinion: Opinion): Opinions {
  const known: StoryState = partOf(opinion, outcome.patch) ?? {};
  const time = { minutes: changedAt(opinion, known) };
  return { ...nothingYet, known, beginning: opinion.scoreIn({ ...known, time }) };
}

/** What is shown is whole numbers, and they add up: what rounding leaves is told with what is told least exactly. */
function balanced(
  why: readonly OpinionChange[],
  { count, said, added, beginning }: Opinions,
  score: number,
): OpinionAccount {
  const stood = beginning + added;
  // What fades goes towards nothing; whatever else is missing was never written down.
  const hasFaded = (score - stood) * stood < 0;
  const parts = {
    beginning: Math.round(beginning),
    beyond: Math.round(added - said),
    time: hasFaded ? Math.round(score - stood) : 0,
  };
  const listed = why.reduce((sum, { change }) => sum + change, 0);
  const left = Math.round(score) - listed - parts.beginning - parts.beyond - parts.time;
  const isRounding = count <= why.length && Math.abs(left) <= why.length + 2;
  const inTime = isRounding && parts.time !== 0;
  const inLast = isRounding && !inTime && why.length > 0;
  const rest: readonly OpinionRest[] = [
    { kind: 'earlier', change: inTime || inLast ? 0 : left + 0 },
    { kind: 'beginning', change: parts.beginning + 0 },
    { kind: 'beyond', change: parts.beyond + 0 },
    { kind: 'time', change: parts.time + (inTime ? left : 0) + 0 },
  ];
  const shown = rest.filter(({ change }) => change !== 0);
  const rounded = inLast ? withLast(why, left) : why;
  return shown.length === 0 ? { why: rounded } : { why: rounded, rest: shown };
}

function withLast(why: readonly OpinionChange[], left: number): readonly OpinionChange[] {
  return why.map((each, at) =>
    at === why.length - 1 ? { ...each, change: each.change + left + 0 } : each,
  );
}

/** What counts otherwise is another walk: the scale of a group that no campaign names may change. */
function keyOf({ of, id, outOfHundred }: Opinion, { version }: Campaign): string {
  return [version, of, id, outOfHundred(1), outOfHundred(-1)].join(' ');
}

function withScene(
  before: Opinions,
  scene: Scene,
  { opinion, campaign }: { readonly opinion: Opinion; readonly campaign: Campaign },
): Opinions {
  const { known, changes, count, said, added } = before;
  const patch = partOf(opinion, scene.outcome.patch);
  if (patch === null) return before;
  const after = deepMerge(known, patch);
  const moment = { scene, before: known, after };
  const reasons = reasonsIn(moment, opinion, campaign);
  const news = reasons.map((reason) => ({
    ...reason,
    // Adding 0 makes a plain zero of the negative one that rounding leaves.
    change: Math.round(reason.change) + 0,
    scene: scene.number,
  }));
  return {
    ...before,
    known: after,
    changes: [...news.reverse(), ...changes].slice(0, mostChanges),
    count: count + news.length,
    said: reasons.reduce((sum, { change }) => sum + change, said),
    added: added + addedIn(moment, opinion),
  };
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
  return text === null ? noted : [...noted, { text, change, toldBy: null }];
}

function addedIn({ before, after }: Moment, opinion: Opinion): number {
  const time = { minutes: changedAt(opinion, after) };
  return opinion.scoreIn({ ...after, time }) - opinion.scoreIn({ ...before, time });
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
