import { deepMerge } from '@/foundation/json-trees/deep-merge';
import type { Campaign } from '@/story/campaign/campaign';
import { holds, type Condition } from '@/story/conditions/condition';
import { effectPatch } from '@/story/rules/effect';
import type { Moment } from '@/story/conditions/moment';
import type { AuthoredChoice, Passage } from '@/story/campaign/passage';
import type { StoryState } from '@/story/state/story-state';

/** The ending that the player's choices trend toward (arch §7.5), and what would bring it nearer. */
export type EndingTrend = {
  readonly ending: string;
  /** Whether what this leads to, a passage or a beat, brings it nearer. */
  readonly isNearedBy: (goal: string | null) => boolean;
  /** Whether telling this brings it nearer, or lets the player do so. */
  readonly isServedBy: (passage: Passage) => boolean;
};

/** So much of what an ending needs must have come true, and so much more than of any other. */
const leastLean = 0.5;
const leastLead = 0.25;

/** Null while no ending clearly leads. */
export function endingTrend(campaign: Campaign, moment: Moment): EndingTrend | null {
  const endings = waysToEndings(campaign);
  const start = { ...moment, state: startOf(campaign, moment.state) };
  const lean = (ending: string, state: StoryState): number =>
    (endings.get(ending) ?? []).reduce(
      (most, way) => Math.max(most, leanOf(way, { ...moment, state }, start)),
      0,
    );
  const [first, second] = [...endings.keys()]
    .map((ending) => ({ ending, lean: lean(ending, moment.state) }))
    .sort((one, other) => other.lean - one.lean);
  if (first === undefined || first.lean < leastLean) return null;
  if (first.lean - (second?.lean ?? 0) < leastLead) return null;
  const { ending } = first;
  const isServedBy = (passage: Passage): boolean =>
    endingsOf(passage).length > 0
      ? endingsOf(passage).includes(ending)
      : passage.effects.length > 0 &&
        lean(ending, afterTelling(passage, moment.state, campaign)) > first.lean;
  const isNearedBy = (goal: string | null): boolean => {
    const passage = goal === null ? undefined : campaign.passages.get(goal);
    if (passage !== undefined) return isServedBy(passage) || isDoorTo(ending, passage, campaign);
    return goal !== null && lean(ending, withBeat(goal, moment.state)) > first.lean;
  };
  return {
    ending,
    isNearedBy,
    isServedBy: (passage) =>
      isServedBy(passage) || passage.choices.some(({ leadsTo }) => isNearedBy(leadsTo)),
  };
}

/** All that one way to an ending needs. */
type Way = readonly Condition[];
type Ways = ReadonlyMap<string, readonly Way[]>;

const waysOf = new WeakMap<Campaign, Ways>();

/** Read from the campaign once. */
function waysToEndings(campaign: Campaign): Ways {
  const ways = waysOf.get(campaign) ?? findWays(campaign);
  waysOf.set(campaign, ways);
  return ways;
}

function findWays({ passages, endings }: Campaign): Ways {
  const ways = new Map<string, Way[]>([...endings.keys()].map((ending) => [ending, []]));
  const note = (ending: string, way: Way): void => {
    const known = ways.get(ending);
    if (known === undefined) ways.set(ending, [way]);
    else known.push(way);
  };
  const chosen = new Set<Passage>();
  for (const from of passages.values())
    for (const choice of from.choices) {
      const last = choice.leadsTo === null ? undefined : passages.get(choice.leadsTo);
      if (last === undefined) continue;
      chosen.add(last);
      // Whoever chooses to go there need not fit its own conditions.
      for (const ending of endingsOf(last))
        note(ending, [...needsOf(from), ...needsOfChoice(choice)]);
    }
  for (const passage of passages.values())
    if (!chosen.has(passage))
      for (const ending of endingsOf(passage)) note(ending, needsOf(passage));
  for (const { id, trend } of endings.values())
    if (trend !== undefined) ways.set(id, [trend.flatMap(partsOf)]);
  return ways;
}

function needsOf({ conditions: { expressions, has, after } }: Passage): Way {
  return [
    ...expressions.flatMap(partsOf),
    ...has.map(held),
    ...after.map((id): Condition => ({ kind: 'name', name: { of: 'beat', id } })),
  ];
}

function needsOfChoice({ condition, needs }: AuthoredChoice): Way {
  return [
    ...(condition === null ? [] : partsOf(condition)),
    ...(needs === null ? [] : [held(needs)]),
  ];
}

function held(item: string): Condition {
  return { kind: 'has', name: { of: 'state', steps: ['inventory', item] } };
}

/** What is joined by `and` comes true one by one. */
function partsOf(condition: Condition): Way {
  return condition.kind === 'binary' && condition.operator === 'and'
    ? [...partsOf(condition.left), ...partsOf(condition.right)]
    : [condition];
}

/** What came true on the way, less what no longer is: what held from the start is nobody's choice. */
function leanOf(way: Way, now: Moment, start: Moment): number {
  const gained = way.reduce(
    (sum, need) => sum + Number(holds(need, now)) - Number(holds(need, start)),
    0,
  );
  return way.length === 0 ? 0 : gained / way.length;
}

/** Where and when it is counts for nothing: the player will be elsewhere soon. */
function startOf({ rules, startingItems }: Campaign, { place, time }: StoryState): StoryState {
  return {
    ...(place === undefined ? {} : { place }),
    ...(time === undefined ? {} : { time }),
    inventory: Object.fromEntries(startingItems.map((item) => [item, 1])),
    stats: rules.stats,
    counters: Object.fromEntries(
      Object.entries(rules.counters).map(([name, { start }]) => [name, start]),
    ),
  };
}

function endingsOf({ effects }: Passage): readonly string[] {
  return effects.flatMap((effect) => (effect.kind === 'end' ? [effect.ending] : []));
}

function afterTelling(passage: Passage, state: StoryState, { rules }: Campaign): StoryState {
  return passage.effects.reduce(
    (changed, effect) =>
      effect.kind === 'start'
        ? withBeat(effect.beat, changed)
        : deepMerge(changed, effectPatch(effect, changed, rules)),
    state,
  );
}

function withBeat(beat: string, state: StoryState): StoryState {
  return deepMerge(state, { beats: { [beat]: { scene: 0 } } });
}

/** One more choice from there leads to this ending, and none to another. */
function isDoorTo(ending: string, passage: Passage, { passages }: Campaign): boolean {
  const ends = passage.choices.flatMap(({ leadsTo }) => {
    const next = leadsTo === null ? undefined : passages.get(leadsTo);
    return next === undefined ? [] : endingsOf(next);
  });
  return ends.length > 0 && ends.every((end) => end === ending);
}
