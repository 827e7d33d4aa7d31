import { deepMergeAll } from '@/foundation/json-trees/deep-merge';
import { readPath, patchAt } from '@/foundation/json-trees/dot-path';
import type { Json, JsonObject } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import { inTenths, withinFeelings } from '@/story/state/feelings';
import { parseDuration } from '@/story/state/in-game-time';
import type { Rules } from '@/story/rules/rules';
import {
  ruleOfFaction,
  ruleOfUnnamed,
  standingPatches,
  type StandingChange,
} from '@/story/rules/standing';
import { feelingOf, minutesOf, statOf, type StoryState } from '@/story/state/story-state';

/** What telling a passage changes. */
export type Effect =
  | { readonly kind: 'set'; readonly path: string; readonly value: Json }
  | { readonly kind: 'feeling'; readonly person: string; readonly by: number }
  | { readonly kind: 'reputation'; readonly faction: string; readonly by: number }
  | { readonly kind: 'gain' | 'lose'; readonly item: string; readonly count: number }
  | { readonly kind: 'stat' | 'count'; readonly name: string; readonly by: number }
  | { readonly kind: 'time'; readonly minutes: number }
  | { readonly kind: 'go'; readonly place: string }
  | { readonly kind: 'learn'; readonly person: string; readonly fact: string }
  | { readonly kind: 'settle'; readonly what: string; readonly person: string }
  | { readonly kind: 'start'; readonly beat: string }
  | { readonly kind: 'end'; readonly ending: string };

export function parseEffect(text: string): Result<Effect, string> {
  const [kind = '', ...words] = text.trim().split(/\s+/);
  const [first = '', second = ''] = words;
  const amount = /^[+-]?\d+$/.test(second) ? Number(second) : null;
  const not = fail(`"${text}" is not an effect`);
  if (first === '') return not;
  switch (kind) {
    case 'set':
      return words.length < 2
        ? not
        : succeed({ kind, path: first, value: literal(words.slice(1).join(' ')) });
    case 'feeling':
      return amount === null ? not : succeed({ kind, person: first, by: amount });
    case 'reputation':
      return amount === null ? not : succeed({ kind, faction: first, by: amount });
    case 'gain':
    case 'lose':
      return succeed({ kind, item: first, count: amount ?? 1 });
    case 'stat':
    case 'count':
      return amount === null ? not : succeed({ kind, name: first, by: amount });
    case 'time': {
      const minutes = parseDuration(first);
      return minutes === null ? not : succeed({ kind, minutes });
    }
    case 'go':
      return succeed({ kind, place: first });
    case 'learn':
      return words.length < 2
        ? not
        : succeed({ kind, person: first, fact: unquoted(words.slice(1).join(' ')) });
    case 'settle':
      return second === '' ? not : succeed({ kind, what: first, person: second });
    case 'start':
      return succeed({ kind, beat: first });
    case 'end':
      return succeed({ kind, ending: first });
    default:
      return not;
  }
}

/** The patch an effect makes on this state; `start` is the scene's business and patches nothing. */
export function effectPatch(effect: Effect, state: StoryState, rules: Rules): JsonObject {
  switch (effect.kind) {
    case 'set':
      return patchAt(effect.path, effect.value);
    case 'feeling':
      return patchAt(`people.${effect.person}`, {
        feeling: withinFeelings(inTenths(feelingOf(state, effect.person) + effect.by)),
        feltAt: minutesOf(state),
      });
    case 'reputation':
      return deepMergeAll({}, standingPatches(state, factionChange(effect, rules)));
    case 'gain':
      return patchAt(
        `inventory.${effect.item}`,
        numberAt(state, `inventory.${effect.item}`) + effect.count,
      );
    case 'lose': {
      const left = numberAt(state, `inventory.${effect.item}`) - effect.count;
      return patchAt(`inventory.${effect.item}`, left > 0 ? left : null);
    }
    case 'stat':
      return patchAt(`stats.${effect.name}`, statOf(state, effect.name) + effect.by);
    case 'count': {
      const most = rules.counters[effect.name]?.max ?? null;
      const count = Math.max(0, numberAt(state, `counters.${effect.name}`) + effect.by);
      return patchAt(`counters.${effect.name}`, most === null ? count : Math.min(count, most));
    }
    case 'time':
      return patchAt('time.minutes', minutesOf(state) + effect.minutes);
    case 'go':
      return { place: effect.place };
    case 'learn':
      return patchAt(`people.${effect.person}.knows`, [
        ...knownBy(state, effect.person),
        effect.fact,
      ]);
    case 'settle':
      return patchAt(`people.${effect.person}.settled`, { [effect.what]: minutesOf(state) });
    case 'start':
      return {};
    case 'end':
      return { ending: effect.ending };
  }
}

function factionChange(
  { faction, by }: Extract<Effect, { readonly kind: 'reputation' }>,
  rules: Rules,
): StandingChange {
  const rule = ruleOfFaction(rules, faction) ?? ruleOfUnnamed(faction);
  return { kind: 'faction', faction, by, reason: null, decayRate: null, rule };
}

function literal(text: string): Json {
  const parsed = parseJson(text);
  return parsed.ok ? (parsed.value as Json) : unquoted(text);
}

function unquoted(text: string): string {
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
}

function numberAt(state: StoryState, path: string): number {
  const value = readPath(state, path);
  return typeof value === 'number' ? value : value === true ? 1 : 0;
}

function knownBy(state: StoryState, person: string): readonly Json[] {
  const known = readPath(state, `people.${person}.knows`);
  return Array.isArray(known) ? (known as readonly Json[]) : [];
}
