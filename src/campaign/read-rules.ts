import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import { numberOf, textOf, type CampaignFault } from '@/campaign/reading';
import { parseDuration, parseTimeOfDay, weekdays, type Weekday } from '@/story/in-game-time';
import { defaultRules, type Band, type Rules } from '@/story/rules';

const file = 'world/rules.md';

/** The fenced `json` block of world/rules.md with the one key `rules`; without it the default rules hold. */
export function readRules(markdown: string): {
  readonly rules: Rules;
  readonly faults: readonly CampaignFault[];
} {
  const block = /```json\n([\s\S]*?)\n```/.exec(markdown);
  if (block === null) return { rules: defaultRules, faults: [] };
  const parsed = parseJson(block[1] ?? '');
  const rules = parsed.ok && isJsonObject(parsed.value) ? parsed.value['rules'] : undefined;
  if (!isJsonObject(rules)) {
    const why = parsed.ok ? 'it has no key "rules"' : parsed.error.message;
    return {
      rules: defaultRules,
      faults: [{ file, message: `the rule block is not used: ${why}` }],
    };
  }
  const startDay = weekdayFrom(rules['startDay']);
  return {
    rules: { ...rulesFrom(rules), startDay },
    faults:
      startDay === null && rules['startDay'] !== undefined
        ? [{ file, message: `startDay is none of ${weekdays.join(', ')}` }]
        : [],
  };
}

function weekdayFrom(value: Json | undefined): Weekday | null {
  const name = textOf(value)?.trim().toLowerCase();
  return weekdays.find((weekday) => weekday.toLowerCase() === name) ?? null;
}

function rulesFrom(block: JsonObject): Omit<Rules, 'startDay'> {
  return {
    roll: textOf(block['roll']) ?? defaultRules.roll,
    bands: bandsFrom(block['bands']),
    stats: numbersFrom(block['stats']),
    counters: countersFrom(block['counters']),
    sceneMinutes: parseDuration(textOf(block['sceneTime']) ?? '') ?? defaultRules.sceneMinutes,
    startMinutes: parseTimeOfDay(textOf(block['startTime']) ?? '') ?? defaultRules.startMinutes,
  };
}

function bandsFrom(value: Json | undefined): readonly Band[] {
  if (!Array.isArray(value)) return defaultRules.bands;
  return (value as readonly Json[]).filter(isJsonObject).map((band) => ({
    id: textOf(band['id']) ?? '',
    label: textOf(band['label']) ?? textOf(band['id']) ?? '',
    min: numberOf(band['min']),
    max: numberOf(band['max']),
  }));
}

function numbersFrom(value: Json | undefined): Readonly<Record<string, number>> {
  if (!isJsonObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, start]) =>
      typeof start === 'number' ? [[name, start]] : [],
    ),
  );
}

function countersFrom(value: Json | undefined): Rules['counters'] {
  if (!isJsonObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      isJsonObject(entry)
        ? { start: numberOf(entry['start']) ?? 0, max: numberOf(entry['max']) }
        : { start: numberOf(entry) ?? 0, max: null },
    ]),
  );
}
