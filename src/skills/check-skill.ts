import { checkContract } from '@/contracts/check-contract';
import { fieldsOfSkillManifest } from '@/contracts/generated/fields-of-skill-manifest';
import type { SkillManifest } from '@/contracts/generated/skill-manifest';
import { validateSkillManifest } from '@/contracts/generated/validate-skill-manifest';
import { unknownFields, type UnknownField } from '@/contracts/unknown-fields';
import type { Finding } from '@/foundation/finding';
import { parseJson } from '@/foundation/parse-text';
import { FileFindings } from '@/skills/file-findings';
import { scriptFile } from '@/skills/read-skill-manifest';

const file = 'skill.json';

/** All that can be said about a skill without running it. `names` are its files, relative to its folder. */
export function checkSkill(
  manifestText: string | null,
  names: readonly string[],
): readonly Finding[] {
  if (manifestText === null) return [noManifest];
  const parsed = parseJson(manifestText);
  const findings = new FileFindings(file, manifestText);
  if (!parsed.ok) return [findings.notJson()];
  const strange = unknownFields(parsed.value, fieldsOfSkillManifest).map((field) =>
    strangeField(field, findings),
  );
  const checked = checkContract(validateSkillManifest, parsed.value);
  if (!checked.ok) return [...findings.brokenContract(checked.error), ...strange];
  return [
    ...missingFiles(checked.value, names, findings),
    ...strange,
    ...hints(checked.value, names, findings),
  ];
}

const noManifest: Finding = {
  severity: 'error',
  file,
  code: 'no-manifest',
  message: 'is not there: a skill needs one',
};

function missingFiles(
  { scripts = [], prompt, configSchema }: SkillManifest,
  names: readonly string[],
  findings: FileFindings,
): readonly Finding[] {
  const scriptsNamed = scripts.flatMap(({ path }, index) =>
    scriptFile(path, names) === undefined
      ? [
          findings.error(
            'missing-script',
            `the script ${path} is not there`,
            `scripts[${String(index)}].path`,
          ),
        ]
      : [],
  );
  const schemas = scripts.map(({ inputSchema }, index) => [
    `scripts[${String(index)}].inputSchema`,
    inputSchema,
  ]);
  const others = Object.fromEntries([
    ...Object.entries({ prompt, configSchema }),
    ...schemas,
  ]) as Readonly<Record<string, string | undefined>>;
  const othersNamed = Object.entries(others).flatMap(([field, path]) =>
    path === undefined || names.includes(path)
      ? []
      : [findings.error('missing-file', `${path} is not there`, field)],
  );
  return [...scriptsNamed, ...othersNamed];
}

function strangeField({ path, near }: UnknownField, findings: FileFindings): Finding {
  return {
    ...findings.warning('unknown-field', `nobody reads ${path}`, path),
    ...(near === null ? {} : { suggestion: `did you mean ${near}?` }),
  };
}

function hints(
  { scripts = [] }: SkillManifest,
  names: readonly string[],
  findings: FileFindings,
): readonly Finding[] {
  const isPromptOnly = scripts.length === 0 && !names.includes('prompt.md');
  if (!isPromptOnly || names.includes('SKILL.md')) return [];
  const message = 'it has neither scripts nor a prompt: it can do nothing';
  return [findings.warning('does-nothing', message, 'scripts')];
}
