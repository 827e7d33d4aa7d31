import { choiceCharacters } from '@/foundation/limits';
import { fail, succeed, type Result } from '@/foundation/result';
import { conditionFault } from '@/campaign/condition-fault';
import type { Condition } from '@/story/conditions/condition';
import { parseCondition } from '@/story/conditions/parse-condition';
import type { AuthoredChoice } from '@/story/campaign/passage';
import type { Difficulty } from '@/story/rules/rules';

type Tone = NonNullable<AuthoredChoice['tone']>;

const risks: readonly string[] = ['low', 'even', 'high'] satisfies readonly Difficulty[];
const tones: readonly string[] = ['friendly', 'cooperative', 'hostile'] satisfies readonly Tone[];
const settingPattern = /^(stat|risk|needs|hint|tone|faction|requires|if):\s*([\s\S]*)$/;

/**
 * `> text [kind target; stat: s; risk: r; needs: i; hint: "…"; tone: t; faction: f; requires: s > n;
 * if: expr] -> passage / on-failure`
 */
export function parseAuthoredChoice(line: string): Result<AuthoredChoice, string> {
  if (line.length > choiceCharacters)
    return fail(`a choice has at most ${String(choiceCharacters)} characters`);
  const match =
    /^>\s*(.*?)(?:\s*\[([^\]]*)\])?(?:\s*->\s*([a-z0-9_-]+)(?:\s*\/\s*([a-z0-9_-]+))?)?\s*$/.exec(
      line,
    );
  const text = match?.[1] ?? '';
  if (match === null || text === '') return fail(`"${line}" is not a choice`);
  const [head = '', ...settings] = splitSettings(match[2] ?? '');
  const [kind = 'do', target] = head.split(/\s+/);
  const read = readSettings(settings);
  if (!read.ok) return fail(`${read.error} in "${line}"`);
  return succeed({
    text,
    kind: kind === '' ? 'do' : kind,
    target: target ?? null,
    ...read.value,
    leadsTo: match[3] ?? null,
    elseTo: match[4] ?? null,
  });
}

type Settings = Omit<AuthoredChoice, 'text' | 'kind' | 'target' | 'leadsTo' | 'elseTo'>;

function readSettings(settings: readonly string[]): Result<Settings, string> {
  const found: Record<string, string> = {};
  for (const setting of settings) {
    const match = settingPattern.exec(setting);
    if (match === null) return fail(`"${setting}" is not known`);
    found[match[1] ?? ''] = (match[2] ?? '').replace(/^"(.*)"$/, '$1');
  }
  const risk = found['risk'] ?? null;
  if (risk !== null && !risks.includes(risk))
    return fail(`risk "${risk}" is not low, even or high`);
  const tone = found['tone'] ?? null;
  if (tone !== null && !tones.includes(tone))
    return fail(`tone "${tone}" is not friendly, cooperative or hostile`);
  const requires = readRequirement(found['requires']);
  if (!requires.ok) return requires;
  let condition: Condition | null = null;
  if (found['if'] !== undefined) {
    const parsed = parseCondition(found['if']);
    if (!parsed.ok) return fail(conditionFault(found['if'], parsed.error));
    condition = parsed.value;
  }
  return succeed({
    stat: found['stat'] ?? null,
    risk: risk as Difficulty | null,
    needs: found['needs'] ?? null,
    hint: found['hint'] ?? null,
    tone: tone as Tone | null,
    faction: found['faction'] ?? null,
    requires: requires.value,
    condition,
  });
}

/** `stealth`, or `stealth > 12`. */
function readRequirement(text: string | undefined): Result<AuthoredChoice['requires'], string> {
  if (text === undefined) return succeed(null);
  const match = /^([a-z_][a-z0-9_-]*)(?:\s*>\s*(-?\d+(?:\.\d+)?))?$/i.exec(text.trim());
  const [, stat, above] = match ?? [];
  if (stat === undefined) return fail(`requires "${text}" is not a stat, or a stat > a number`);
  return succeed(above === undefined ? { stat } : { stat, above: Number(above) });
}

/** Splits at semicolons outside quotation marks: a hint may contain one. */
function splitSettings(bracket: string): readonly string[] {
  return (bracket.match(/(?:"[^"]*"|[^;"])+/g) ?? []).map((part) => part.trim());
}
