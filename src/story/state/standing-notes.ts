import { readSteps } from '@/foundation/json-trees/dot-path';
import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { usualDecay } from '@/story/state/feelings';

/** Why a score changed. */
export type StandingReason = {
  /** In-game minutes. */
  readonly at: number;
  readonly change: number;
  readonly reason: string;
  /** Who told them; absent when they saw it themselves. */
  readonly toldBy?: string;
};

/** Who has an opinion: a group, or one person. */
type Opinionated = 'factions' | 'people';

/** So many reasons are kept of each: the state is written with every scene that changes it. */
const mostReasons = 5;

/** What is noted beside a score. Skills can patch anything into the state, so nothing here is believed. */
export function noteOf(of: Opinionated, id: string, state: JsonObject): JsonObject {
  const note = readSteps(state, ['standings', of, id]);
  return isJsonObject(note) ? note : {};
}

/** How fast this score fades, in parts lost a unit of in-game time. */
export function decayOf(of: Opinionated, id: string, state: JsonObject): number {
  const { rate } = noteOf(of, id, state);
  return typeof rate === 'number' && rate >= 0 && rate <= 1 ? rate : usualDecay;
}

/** What changed a score, the newest first. */
export function reasonsOf(
  of: Opinionated,
  id: string,
  state: JsonObject,
): readonly StandingReason[] {
  const { why } = noteOf(of, id, state);
  return Array.isArray(why) ? (why as readonly Json[]).filter(isReason) : [];
}

/** The patch of a note; a rate or a reason that is not given stays as it was. */
export function notePatch(
  of: Opinionated,
  id: string,
  {
    state,
    rate,
    reason,
    more,
  }: {
    readonly state: JsonObject;
    readonly rate: number | null;
    readonly reason: StandingReason | null;
    readonly more?: JsonObject;
  },
): JsonObject {
  const why = reason === null ? null : [reason, ...reasonsOf(of, id, state)].slice(0, mostReasons);
  const note = {
    ...more,
    ...(rate === null ? {} : { rate }),
    ...(why === null ? {} : { why }),
  };
  return { standings: { [of]: { [id]: note } } };
}

function isReason(value: Json): value is JsonObject & StandingReason {
  if (!isJsonObject(value)) return false;
  const { at, change, reason, toldBy } = value;
  return (
    typeof at === 'number' &&
    typeof change === 'number' &&
    typeof reason === 'string' &&
    (toldBy === undefined || typeof toldBy === 'string')
  );
}
