import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { isDeeperThan } from '@/foundation/json-trees/is-deeper-than';
import { campaignLimits } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';
import type { RuleSettings } from '@/contracts/generated/rules-block';
import { validateRulesBlock } from '@/contracts/generated/validate-rules-block';
import type { Partly } from '@/contracts/keep-what-holds';
import { checkAuthorFile } from '@/campaign/check-author-file';
import { broken, type Noted } from '@/campaign/reading';
import { parseDuration, parseTimeOfDay, weekdays } from '@/story/state/in-game-time';
import { defaultRules, underBands, type Band, type Rules } from '@/story/rules/rules';

const file = 'world/rules.md';

/**
 * The fenced `json` block of world/rules.md with the one key `rules`; without it the default rules hold.
 * Factions that have a file of their own are there whether the block speaks of them or not.
 */
export function readRules(
  markdown: string,
  factions: ReadonlyMap<string, string> = new Map(),
): {
  readonly rules: Rules;
  readonly findings: readonly Noted[];
} {
  const block = /```json\n([\s\S]*?)\n```/.exec(markdown);
  const withoutBlock = rulesFrom({}, factions);
  if (block === null) return { rules: withoutBlock, findings: [] };
  const parsed = parseJson(block[1] ?? '');
  const isTooDeep = parsed.ok && isDeeperThan(campaignLimits.depth, parsed.value as Json);
  if (isTooDeep) return { rules: withoutBlock, findings: [blockTooDeep] };
  const rules = parsed.ok && isJsonObject(parsed.value) ? parsed.value['rules'] : undefined;
  if (!isJsonObject(rules)) {
    return { rules: withoutBlock, findings: [blockNotUsed(parsed.ok)] };
  }
  const { kept, findings } = checkAuthorFile(file, validateRulesBlock, {
    rules: withNamedDay(rules),
  });
  return { rules: rulesFrom(kept.rules ?? {}, factions), findings };
}

const unused = 'the rule block is not used';
const blockTooDeep = broken(
  file,
  'too-deep',
  `${unused}: it is nested deeper than ${campaignLimits.depth} levels`,
);

function blockNotUsed(isJson: boolean): Noted {
  return isJson
    ? broken(file, 'schema', `${unused}: it has no key "rules"`, '')
    : broken(file, 'not-json', `${unused}: it is not JSON`);
}

/** `friday` is a Friday. */
function withNamedDay(rules: JsonObject): JsonObject {
  const said: Json = rules['startDay'] ?? null;
  const name = typeof said === 'string' ? said.trim().toLowerCase() : '';
  const startDay = weekdays.find((weekday) => weekday.toLowerCase() === name);
  return startDay === undefined ? rules : { ...rules, startDay };
}

type Settings = Partly<RuleSettings>;

function rulesFrom(settings: Settings, factionNames: ReadonlyMap<string, string>): Rules {
  const { mode = defaultRules.mode } = settings;
  const startMinutes = parseTimeOfDay(settings.startTime ?? '');
  return {
    roll: settings.roll ?? defaultRules.roll,
    mode,
    bands: bandsFrom(settings.bands) ?? (mode === 'under' ? underBands : defaultRules.bands),
    stats: settings.stats ?? defaultRules.stats,
    counters: countersFrom(settings.counters ?? {}),
    factions: factionsFrom(settings.factions ?? {}, factionNames),
    modifiers: settings.modifiers ?? defaultRules.modifiers,
    sentimentCap: settings.sentimentCap ?? defaultRules.sentimentCap,
    sceneMinutes: parseDuration(settings.sceneTime ?? '') ?? defaultRules.sceneMinutes,
    startMinutes: startMinutes ?? defaultRules.startMinutes,
    ...(startMinutes === null ? {} : { isHourSaid: true as const }),
    startDay: settings.startDay ?? null,
  };
}

function bandsFrom(entries: Settings['bands']): readonly Band[] | null {
  const bands = (entries ?? []).flatMap(
    ({ id, label = id, min = null, max = null, margin = null }) =>
      id === undefined || label === undefined ? [] : [{ id, label, min, max, margin }],
  );
  return bands.length === 0 ? null : bands;
}

function countersFrom(entries: NonNullable<Settings['counters']>): Rules['counters'] {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      if (typeof entry === 'number') return [name, { start: entry, max: null }];
      const { start = 0, max = null, ticks } = entry;
      return [name, { start, max, ...(ticks === undefined ? {} : { ticks }) }];
    }),
  );
}

function factionsFrom(
  entries: NonNullable<Settings['factions']>,
  names: ReadonlyMap<string, string>,
): Rules['factions'] {
  const ids = new Set([...names.keys(), ...Object.keys(entries)]);
  return Object.fromEntries(
    [...ids].map((id) => {
      const { name = names.get(id) ?? id, start = 0, scale = 100 } = entries[id] ?? {};
      return [id, { name, start, scale }];
    }),
  );
}
