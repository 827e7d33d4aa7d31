import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { minutesOf, type StoryState } from '@/story/state/story-state';

/** Someone who can see, hear and tell. */
export type Neighbour = {
  readonly id: string;
  readonly place: string | null;
  /** Whom they have something to do with, wherever those are. */
  readonly ties: readonly string[];
};

/** That a person knows of something: since when, and how sure they are of it. */
export type Knowing = { readonly at: number; readonly belief: number };

type Hearing = Knowing & { readonly person: string; readonly toldBy: string };

/** Something the player did to someone, and who knows of it by now. */
export type Deed = {
  readonly about: string;
  readonly by: number;
  readonly reason: string;
  readonly at: number;
  readonly known: ReadonlyMap<string, Knowing>;
};

const hour = 60;
/** Those who share a place tell each other within half a day, those who are tied, when they next meet. */
const minutesToTell = { neighbours: 12 * hour, tied: 24 * hour } as const;
/** Of what the teller believed. */
const believedOfTold = 0.5;
/** What is believed less than this is not told on: the third who is told keeps it to themselves. */
const leastBelief = 0.1;
/** Whom it does not concern feels half as much. */
const bystandersShare = 0.5;
/** After four weeks nobody talks of it any more. */
const talkedOfMinutes = 28 * 24 * hour;
/** So many are talked of at once; the oldest is forgotten first. */
const mostDeeds = 12;

/** How much of a deed someone feels who knows of it for certain. */
export function shareFelt(person: string, about: string): number {
  return person === about ? 1 : bystandersShare;
}

/**
 * Who hears of it by `now`, in the order in which they do. Nobody hears of it but from someone who knows
 * and is near or tied to them; the first telling is the one that is believed.
 */
export function hearings(
  known: ReadonlyMap<string, Knowing>,
  people: readonly Neighbour[],
  now: number,
): readonly Hearing[] {
  const knowing = new Map(known);
  const heard: Hearing[] = [];
  for (let next = firstToHear(knowing, people); next !== null && next.at <= now;) {
    heard.push(next);
    knowing.set(next.person, { at: next.at, belief: next.belief });
    next = firstToHear(knowing, people);
  }
  return heard;
}

function firstToHear(
  knowing: ReadonlyMap<string, Knowing>,
  people: readonly Neighbour[],
): Hearing | null {
  let first: Hearing | null = null;
  const tellers = people.filter(({ id }) => knowing.has(id));
  for (const hearer of people) {
    if (knowing.has(hearer.id)) continue;
    for (const teller of tellers) {
      const told = telling(teller, hearer, knowing);
      if (told !== null && (first === null || isBefore(told, first))) first = told;
    }
  }
  return first;
}

function telling(
  teller: Neighbour,
  hearer: Neighbour,
  knowing: ReadonlyMap<string, Knowing>,
): Hearing | null {
  const knows = knowing.get(teller.id);
  const takes = timeToTell(teller, hearer);
  if (knows === undefined || takes === null) return null;
  const belief = knows.belief * believedOfTold;
  if (belief < leastBelief) return null;
  return { person: hearer.id, toldBy: teller.id, at: knows.at + takes, belief };
}

function timeToTell(one: Neighbour, other: Neighbour): number | null {
  if (one.place !== null && one.place === other.place) return minutesToTell.neighbours;
  const areTied = one.ties.includes(other.id) || other.ties.includes(one.id);
  return areTied ? minutesToTell.tied : null;
}

/** The order in which people are listed must not decide who tells whom. */
function isBefore(one: Hearing, other: Hearing): boolean {
  if (one.at !== other.at) return one.at < other.at;
  if (one.belief !== other.belief) return one.belief > other.belief;
  if (one.person !== other.person) return one.person < other.person;
  return one.toldBy < other.toldBy;
}

/** What is talked of now, the newest first. */
export function deedsTalkedOf(state: StoryState): readonly Deed[] {
  const standings = state['standings'];
  const deeds = isJsonObject(standings) ? standings['deeds'] : undefined;
  if (!Array.isArray(deeds)) return [];
  const oldest = minutesOf(state) - talkedOfMinutes;
  return (deeds as readonly Json[]).flatMap(readDeed).filter(({ at }) => at >= oldest);
}

/** The patch after which a deed is talked of. */
export function deedPatch(
  state: StoryState,
  { saw, ...deed }: Pick<Deed, 'about' | 'by' | 'reason'> & { readonly saw: readonly string[] },
): JsonObject {
  const at = minutesOf(state);
  const known = new Map(saw.map((witness) => [witness, { at, belief: 1 }]));
  return deedsPatch([{ ...deed, at, known }, ...deedsTalkedOf(state)].slice(0, mostDeeds));
}

export function deedsPatch(deeds: readonly Deed[]): JsonObject {
  return {
    standings: {
      deeds: deeds.map(({ known, ...deed }) => ({ ...deed, known: Object.fromEntries(known) })),
    },
  };
}

function readDeed(value: Json): readonly Deed[] {
  if (!isJsonObject(value)) return [];
  const { about, by, reason, at, known } = value;
  if (typeof about !== 'string' || typeof reason !== 'string' || !isJsonObject(known)) return [];
  if (typeof by !== 'number' || typeof at !== 'number') return [];
  return [{ about, by, reason, at, known: new Map(Object.entries(known).flatMap(readKnowing)) }];
}

function readKnowing([person, value]: readonly [string, Json]): readonly [string, Knowing][] {
  if (!isJsonObject(value)) return [];
  const { at, belief } = value;
  return typeof at === 'number' && typeof belief === 'number' ? [[person, { at, belief }]] : [];
}
