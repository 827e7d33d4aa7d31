import { choiceCharacters } from '@/foundation/limits';
import { fail, succeed, type Result } from '@/foundation/result';
import { conditionFault } from '@/campaign/condition-fault';
import type { Condition } from '@/story/condition';
import { parseCondition } from '@/story/parse-condition';
import type { AuthoredChoice } from '@/story/passage';
import type { Difficulty } from '@/story/rules';

const risks: readonly string[] = ['low', 'even', 'high'] satisfies readonly Difficulty[];
const settingPattern = /^(stat|risk|needs|hint|if):\s*([\s\S]*)$/;

/** `> text [kind target; stat: s; risk: r; needs: i; hint: "…"; if: expr] -> passage / on-failure` */
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

type Settings = Pick<AuthoredChoice, 'stat' | 'risk' | 'needs' | 'hint' | 'condition'>;

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
    condition,
  });
}

/** Splits at semicolons outside quotation marks: a hint may contain one. */
function splitSettings(bracket: string): readonly string[] {
  return (bracket.match(/(?:"[^"]*"|[^;"])+/g) ?? []).map((part) => part.trim());
}
