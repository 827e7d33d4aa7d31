import type { Intent } from '@/contracts/generated/choice';
import type { JsonObject } from '@/foundation/json';
import type { ActSituation } from '@/planner/act-situation';
import type { ActToPlan } from '@/planner/act-to-plan';
import type { Effect } from '@/story/rules/effect';
import { attitudeOf, feelingChange } from '@/story/state/feelings';
import { isHostile } from '@/story/acts/kinds-of-act';
import type { Significance } from '@/story/state/memory';
import { failingBand, succeedingBand, type Rules } from '@/story/rules/rules';
import type { TakenAction } from '@/story/log/taken-action';
import { isRolled } from '@/story/acts/scene-kind';
import { feelingOf, peopleAt, placeOf } from '@/story/state/story-state';

/** A group hears of what was done to one of its own, and makes a fifth as much of it. */
const sharedByGroup = 0.2;

/**
 * What an act whose outcome is open changes of what the person it touches thinks (arch §7.6: the more it
 * matters, the more), and their groups. Where the words it leads to change that themselves, the author has
 * spoken, and nothing is added.
 */
export function opinionsChanged(
  turn: ActSituation,
  { intent, text }: TakenAction,
  memory: JsonObject,
): Pick<ActToPlan, 'feeling' | 'standing'> {
  const { people, rules } = turn.story.campaign;
  const person = intent.target === undefined ? undefined : people.get(intent.target);
  if (person === undefined) return { feeling: null, standing: null };
  if (intent.kind === 'give' && intent.leadsTo === undefined)
    return { feeling: givenTo(turn, person.id, text), standing: null };
  const size = feelingChange[(memory['significance'] ?? 'low') as Significance];
  const effects = [intent.leadsTo, intent.elseTo].flatMap((goal) => effectsOf(turn, goal));
  const factions = (person.factions ?? []).filter((id) => Object.hasOwn(rules.factions, id));
  const present = peopleAt(turn.stateBefore, placeOf(turn.stateBefore));
  // Whom the scene brought along is in no place, and hears a threat all the same.
  const witnesses = isHarm(intent) ? [...new Set([...present, person.id])] : present;
  const whom = { npc: person.id, witnesses };
  const shared = ({ change, reason }: Change): readonly JsonObject[] =>
    factions.map((faction) => ({ faction, change: change * sharedByGroup, reason }));
  const { feeling, standing } = isUnrolledHarm(intent)
    ? atOnce(harmDone(intent.kind, text, size), whom, shared)
    : byBand(waysItWent(intent, text, size, rules), whom, shared);
  // An author who says what the person feels of it has weighed it: their group makes no more of it.
  const isWeighed = effects.some((effect) => touches(effect, person.id));
  const isWeighedByGroup = effects.some(({ kind }) => kind === 'reputation');
  return {
    feeling: isWeighed ? null : feeling,
    standing: factions.length === 0 || isWeighed || isWeighedByGroup ? null : standing,
  };
}

type Change = { readonly change: number; readonly reason: string };
type Whom = { readonly npc: string; readonly witnesses: readonly string[] };
type Opinions = { readonly feeling: JsonObject; readonly standing: JsonObject };

function isHarm({ kind, tone }: Intent): boolean {
  return isHostile(kind) || tone === 'hostile';
}

/** An offered choice without dice has its words; harm that was typed has only itself. */
function isUnrolledHarm(intent: Intent): boolean {
  return isHostile(intent.kind) && !isRolled(intent) && intent.leadsTo === undefined;
}

const harmInWords: Readonly<Record<string, string>> = {
  threaten: 'A threat',
  insult: 'An insult',
  attack: 'An attack',
  deceive: 'A lie',
  steal: 'A theft',
};

function harmDone(kind: string, text: string, size: number): Change {
  return { change: -size / 2, reason: `${harmInWords[kind] ?? 'You meant harm'}: ${text}` };
}

/** What stays unnoticed is held against nobody. */
const unnoticed: ReadonlySet<string> = new Set(['deceive', 'steal']);

/** By band: nobody is thanked for harm, however well it went. */
function waysItWent(
  intent: Intent,
  text: string,
  size: number,
  rules: Rules,
): Readonly<Record<string, Change>> {
  const failed = failingBand(rules);
  const succeeded = succeedingBand(rules);
  if (!isHarm(intent))
    return {
      [succeeded]: { change: size, reason: `It went well: ${text}` },
      [failed]: { change: -size, reason: `It went wrong: ${text}` },
    };
  const done = harmDone(intent.kind, text, size);
  const costs = (band: string): number => {
    if (band === failed) return -size;
    return band === succeeded && unnoticed.has(intent.kind) ? 0 : done.change;
  };
  return Object.fromEntries(rules.bands.map(({ id }) => [id, { ...done, change: costs(id) }]));
}

type Shared = (change: Change) => readonly JsonObject[];

function byBand(went: Readonly<Record<string, Change>>, whom: Whom, shared: Shared): Opinions {
  return {
    feeling: { ...whom, change: 0, byBand: went },
    standing: {
      changes: [],
      byBand: Object.fromEntries(
        Object.entries(went).map(([band, change]) => [band, { changes: shared(change) }]),
      ),
    },
  };
}

function atOnce(change: Change, whom: Whom, shared: Shared): Opinions {
  return { feeling: { ...whom, ...change }, standing: { changes: shared(change) } };
}

/** A gift is worth more to who would not have talked without it. */
function givenTo({ stateBefore }: ActSituation, npc: string, text: string): JsonObject {
  const isCold = attitudeOf(feelingOf(stateBefore, npc)) === 'cold';
  const change = feelingChange[isCold ? 'medium' : 'low'];
  const witnesses = peopleAt(stateBefore, placeOf(stateBefore));
  return { npc, change, reason: `You gave it: ${text}`, witnesses };
}

function effectsOf({ story }: ActSituation, passage: string | undefined): readonly Effect[] {
  return passage === undefined ? [] : (story.campaign.passages.get(passage)?.effects ?? []);
}

function touches(effect: Effect, person: string): boolean {
  return effect.kind === 'feeling' && effect.person === person;
}
