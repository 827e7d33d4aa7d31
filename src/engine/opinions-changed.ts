import type { JsonObject } from '@/foundation/json';
import type { Turn } from '@/engine/gather';
import type { PlannedAction } from '@/narrator/built-in-planner';
import type { Effect } from '@/story/effect';
import { feelingChange } from '@/story/feelings';
import type { Significance } from '@/story/memory';
import { failingBand, succeedingBand } from '@/story/rules';
import type { TakenAction } from '@/story/scene';
import { peopleAt, placeOf } from '@/story/story-state';

/** A group hears of what was done to one of its own, and makes a fifth as much of it. */
const sharedByGroup = 0.2;

/**
 * What an act whose outcome is open changes of what the person it touches thinks (arch §7.6: the more it
 * matters, the more), and their groups. Where the words it leads to change that themselves, the author has
 * spoken, and nothing is added.
 */
export function opinionsChanged(
  turn: Turn,
  { intent, text }: TakenAction,
  memory: JsonObject,
): Pick<PlannedAction, 'feeling' | 'standing'> {
  const { people, rules } = turn.story.campaign;
  const person = intent.target === undefined ? undefined : people.get(intent.target);
  if (person === undefined) return { feeling: null, standing: null };
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
  return {
    feeling: effects.some((effect) => touches(effect, person.id)) ? null : feeling,
    standing:
      factions.length === 0 || effects.some(({ kind }) => kind === 'reputation') ? null : standing,
  };
}

function effectsOf({ story }: Turn, passage: string | undefined): readonly Effect[] {
  return passage === undefined ? [] : (story.campaign.passages.get(passage)?.effects ?? []);
}

function touches(effect: Effect, person: string): boolean {
  return effect.kind === 'feeling' && effect.person === person;
}
