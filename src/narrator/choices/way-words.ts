import { mostChoiceWords } from '@/foundation/limits';
import { shownLately, wordChoice, type WordingKind } from '@/narrator/choices/choice-wordings';
import { isNameKnown } from '@/narrator/lines/known-names';
import { memoryAt } from '@/narrator/reasons/memory-of';
import { memoryShared } from '@/narrator/reasons/shared-subjects';
import { countWords } from '@/story/words/split-sentences';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { Campaign, Place } from '@/story/campaign/campaign';
import type { Ledger } from '@/story/log/fact';
import { isMadeOfProse } from '@/story/campaign/is-made-of-prose';
import { isEnglish } from '@/story/campaign/is-english';
import { personPlace } from '@/story/state/story-state';

/**
 * A way out in words that say why one would go there, where something is known: who is there, what the player
 * did there. In another language than the engine's it is the place's own name.
 */
export function wayWords(place: Place, context: TellingContext): string {
  const { campaign, seed, past } = context;
  if (!isEnglish(campaign)) return place.name;
  const exits = [...campaign.places.keys()].indexOf(place.id);
  const moment = { seed: seed + exits, shown: shownLately(past.recentScenes) };
  const worded = (kind: WordingKind, names: Readonly<Record<string, string>> = {}): string =>
    wordChoice(kind, { place: place.name, ...names }, moment);
  const [first = null] = [...reasonsToGo(place, context)]
    .map(({ kind, names }) => worded(kind, names))
    .filter((text) => countWords(text) <= mostChoiceWords);
  return first ?? worded('move');
}

type Reason = { readonly kind: WordingKind; readonly names?: Readonly<Record<string, string>> };

function* reasonsToGo(place: Place, context: TellingContext): Generator<Reason> {
  const visited = placesVisited(context);
  const person = personAt(place.id, context);
  const deed = deedAt(place, context);
  // Who is there is not always the reason: what was done there may be, by the seed.
  const isDeedFirst = context.seed % 2 === 0;
  if (deed !== null && isDeedFirst) yield { kind: 'returnToDeed', names: { deed } };
  if (person !== null) yield { kind: 'visit', names: { person } };
  if (deed !== null) yield { kind: 'returnToDeed', names: { deed } };
  const teller = visited.has(place.id) ? null : tellerOf(place, context);
  if (teller !== null) yield { kind: 'heardOf', names: { person: teller } };
  if (visited.has(place.id)) yield { kind: 'return' };
  else if (visited.size > 0) yield { kind: place.kind === 'interior' ? 'enter' : 'discover' };
}

/** Somebody who belongs there, is there, and whose name the player has read. */
function personAt(place: string, context: TellingContext): string | null {
  const { campaign, state } = context;
  for (const person of campaign.people.values())
    if (
      person.place === place &&
      personPlace(state, person.id) === place &&
      isNameKnown(person, context)
    )
      return person.shortName;
  return null;
}

/** Who has told of a place, where that is remembered: "Jabez told you about the engine and the mill." */
function tellerOf(place: Place, context: TellingContext): string | null {
  const { campaign } = context;
  if (!isMadeOfProse(campaign)) return null;
  const way = { text: place.name, intent: { kind: 'move', target: place.id } };
  const { summary = '', about = null } = memoryShared(way, context) ?? {};
  const person = campaign.people.get(about ?? '');
  if (person === undefined) return null;
  const { name, shortName } = person;
  const said = summary.toLowerCase();
  return [`${shortName} told you`, `${name} said:`].some((start) =>
    said.startsWith(start.toLowerCase()),
  )
    ? shortName
    : null;
}

/** A long story's ledger is long, and each way asks. */
const visitedIn = new WeakMap<Ledger, ReadonlySet<string>>();

/** By the ledger, which forgets no step; empty where there is none. */
function placesVisited({ past, campaign }: TellingContext): ReadonlySet<string> {
  const { ledger } = past.history;
  const visited = visitedIn.get(ledger) ?? placesIn(ledger, campaign.places.size);
  visitedIn.set(ledger, visited);
  return visited;
}

/** From the end: whoever has been everywhere was there lately, however long the story is. */
function placesIn(ledger: Ledger, most: number): ReadonlySet<string> {
  const visited = new Set<string>();
  for (let at = ledger.length - 1; at >= 0 && visited.size < most; at -= 1) {
    const { kind, about, value } = ledger[at] ?? {};
    if (kind === 'state' && about === 'place' && typeof value === 'string') visited.add(value);
  }
  return visited;
}

const fewestDeedWords = 4;
const mostDeedWords = 8;

/** What the player did there last, as a clause: `you left the lamp burning`. */
function deedAt(place: Place, { past, campaign }: TellingContext): string | null {
  const memory = memoryAt(past.memories, place.id);
  const clause = /^You ([^,:;.!?"]+)(?:[.!?]$|, (?:and|but) |[:;] )/.exec(
    memory?.summary ?? '',
  )?.[1];
  if (memory === null || clause === undefined) return null;
  const count = countWords(clause) + 1;
  if (count < fewestDeedWords || count > mostDeedWords || namesPlace(clause, place)) return null;
  // What ends elsewhere than it began is remembered where it ended.
  return journeysIn(campaign).has(memory.summary) ? null : `you ${clause}`;
}

const journeys = new WeakMap<Campaign, ReadonlySet<string>>();

/** What is remembered of passages that take the player elsewhere. */
function journeysIn(campaign: Campaign): ReadonlySet<string> {
  const known = journeys.get(campaign);
  if (known !== undefined) return known;
  const found = new Set(
    [...campaign.passages.values()]
      .filter(({ effects }) => effects.some(({ kind }) => kind === 'go'))
      .flatMap(({ memory }) => memory?.text ?? []),
  );
  journeys.set(campaign, found);
  return found;
}

function namesPlace(clause: string, { name }: Place): boolean {
  const words = clause.toLowerCase().split(/[^\p{L}]+/u);
  return name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 3 && words.includes(word));
}
