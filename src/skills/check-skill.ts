import { checkContract } from '@/contracts/check-contract';
import { fieldsOfSkillManifest } from '@/contracts/generated/fields-of-skill-manifest';
import type { SkillManifest } from '@/contracts/generated/skill-manifest';
import { validateSkillManifest } from '@/contracts/generated/validate-skill-manifest';
import { unknownFields, type UnknownField } from '@/contracts/unknown-fields';
import type { Finding } from '@/foundation/finding';
import { parseJson } from '@/foundation/parse-text';
import { scriptFile } from '@/skills/read-manifest';

const file = 'skill.json';

/** All that can be said about a skill without running it. `names` are its files, relative to its folder. */
export function checkSkill(
  manifestText: string | null,
  names: readonly string[],
): readonly Finding[] {
  if (manifestText === null) return [error(file, 'no-manifest', 'is not there: a skill needs one')];
  const parsed = parseJson(manifestText);
  if (!parsed.ok) return [error(file, 'not-json', `is not JSON: ${parsed.error.message}`)];
  const strange = unknownFields(parsed.value, fieldsOfSkillManifest).map(strangeField);
  const checked = checkContract(validateSkillManifest, parsed.value);
  if (!checked.ok)
    return [
      ...checked.error.map(({ path, message }) =>
        error(file, 'schema', `${path} ${message}`.trim()),
      ),
      ...strange,
    ];
  return [...missingFiles(checked.value, names), ...strange, ...hints(checked.value, names)];
}

function missingFiles(
  { scripts = [], prompt, configSchema }: SkillManifest,
  names: readonly string[],
): readonly Finding[] {
  const others = [prompt, configSchema].filter((path) => path !== undefined);
  return [
    ...scripts
      .filter(({ path }) => scriptFile(path, names) === undefined)
      .map(({ path }) => error(file, 'missing-script', `the script ${path} is not there`)),
    ...others
      .filter((path) => !names.includes(path))
      .map((path) => error(file, 'missing-file', `${path} is not there`)),
  ];
}

function strangeField({ path, near }: UnknownField): Finding {
  return {
    severity: 'warning',
    file,
    code: 'unknown-field',
    message: `nobody reads ${path}`,
    ...(near === null ? {} : { suggestion: `did you mean ${near}?` }),
  };
}

function hints({ scripts = [] }: SkillManifest, names: readonly string[]): readonly Finding[] {
  const isPromptOnly = scripts.length === 0 && !names.includes('prompt.md');
  if (!isPromptOnly || names.includes('SKILL.md')) return [];
  const message = 'it has neither scripts nor a prompt: it can do nothing';
  return [{ severity: 'warning', file, code: 'does-nothing', message }];
}

function error(where: string, code: string, message: string): Finding {
  return { severity: 'error', file: where, code, message };
}
