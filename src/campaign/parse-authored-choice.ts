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
const settingPattern = /^(stat|risk|stake|needs|hint|tone|faction|requires|if):([\s\S]*)$/;

/**
 * `> text [kind target; stat: s; risk: r; stake: "…"; needs: i; hint: "…"; tone: t; faction: f;
 * requires: s > n; if: expr] -> passage / on-failure`
 */
export function parseAuthoredChoice(line: string): Result<AuthoredChoice, string> {
  if (line.length > choiceCharacters)
    return fail(`a choice has at most ${String(choiceCharacters)} characters`);
  const { text, bracket, leadsTo, elseTo } = partsOf(line);
  if (!line.startsWith('>') || text === '' || /[\n\r\u2028\u2029]/.test(text))
    return fail(`"${line}" is not a choice`);
  const [head = '', ...settings] = splitSettings(bracket);
  const [kind = 'do', target] = head.split(/\s+/);
  const read = readSettings(settings);
  if (!read.ok) return fail(`${read.error} in "${line}"`);
  return succeed({
    text,
    kind: kind === '' ? 'do' : kind,
    target: target ?? null,
    ...read.value,
    leadsTo,
    elseTo,
  });
}

type Parts = Pick<AuthoredChoice, 'text' | 'leadsTo' | 'elseTo'> & { readonly bracket: string };

/** From the end: where it leads, then the last bracket; what is left is the text. */
function partsOf(line: string): Parts {
  const whole = line.slice(1).trim();
  const arrow = whole.lastIndexOf('->');
  const after = arrow === -1 ? '' : whole.slice(arrow + 2);
  const to = /^\s*([a-z0-9_-]+)(?:\s*\/\s*([a-z0-9_-]+))?$/.exec(after);
  const told = to === null ? whole : whole.slice(0, arrow).trimEnd();
  const open = told.endsWith(']')
    ? told.indexOf('[', told.lastIndexOf(']', told.length - 2) + 1)
    : -1;
  return {
    text: open === -1 ? told : told.slice(0, open).trimEnd(),
    bracket: open === -1 ? '' : told.slice(open + 1, -1),
    leadsTo: to?.[1] ?? null,
    elseTo: to?.[2] ?? null,
  };
}

type Settings = Omit<AuthoredChoice, 'text' | 'kind' | 'target' | 'leadsTo' | 'elseTo'>;

function readSettings(settings: readonly string[]): Result<Settings, string> {
  const found: Record<string, string> = {};
  for (const setting of settings) {
    const match = settingPattern.exec(setting);
    if (match === null) return fail(`"${setting}" is not known`);
    found[match[1] ?? ''] = (match[2] ?? '').trimStart().replace(/^"(.*)"$/, '$1');
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
    ...(found['stake'] === undefined ? {} : { stake: found['stake'] }),
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
