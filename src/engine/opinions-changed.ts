import type { JsonObject } from '@/foundation/json';
import type { ActSituation } from '@/engine/act-situation';
import type { PlannedAction } from '@/narrator/planned-act';
import type { Effect } from '@/story/effect';
import { attitudeOf, feelingChange } from '@/story/feelings';
import type { Significance } from '@/story/memory';
import { failingBand, succeedingBand } from '@/story/rules';
import type { TakenAction } from '@/story/scene';
import { feelingOf, peopleAt, placeOf } from '@/story/story-state';

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
): Pick<PlannedAction, 'feeling' | 'standing'> {
  const { people, rules } = turn.story.campaign;
  const person = intent.target === undefined ? undefined : people.get(intent.target);
  if (person === undefined) return { feeling: null, standing: null };
  if (intent.kind === 'give' && intent.leadsTo === undefined)
    return { feeling: givenTo(turn, person.id, text), standing: null };
  const size = feelingChange[(memory['significance'] ?? 'low') as Significance];
  const effects = [intent.leadsTo, intent.elseTo].flatMap((goal) => effectsOf(turn, goal));
  const went = [
    { band: succeedingBand(rules), change: size, reason: `It went well: ${text}` },
    { band: failingBand(rules), change: -size, reason: `It went wrong: ${text}` },
  ];
  const factions = (person.factions ?? []).filter((id) => Object.hasOwn(rules.factions, id));
  const feeling = {
    npc: person.id,
    change: 0,
    witnesses: peopleAt(turn.stateBefore, placeOf(turn.stateBefore)),
    byBand: Object.fromEntries(went.map(({ band, change, reason }) => [band, { change, reason }])),
  };
  const standing = {
    changes: [],
    byBand: Object.fromEntries(
      went.map(({ band, change, reason }) => [
        band,
        {
          changes: factions.map((faction) => ({
            faction,
            change: change * sharedByGroup,
            reason,
          })),
        },
      ]),
    ),
  };
  // An author who says what the person feels of it has weighed it: their group makes no more of it.
  const isWeighed = effects.some((effect) => touches(effect, person.id));
  const isWeighedByGroup = effects.some(({ kind }) => kind === 'reputation');
  return {
    feeling: isWeighed ? null : feeling,
    standing: factions.length === 0 || isWeighed || isWeighedByGroup ? null : standing,
  };
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
