import { checkContract } from '@/contracts/check-contract';
import type { SkillScriptEntry } from '@/contracts/generated/skill-manifest';
import { validateSkillManifest } from '@/contracts/generated/validate-skill-manifest';
import type { SkillName } from '@/foundation/ids';
import { isJsonObject, type JsonObject } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import { defaultSkillConfiguration } from '@/skills/skill-configuration';
import type { Skill, SkillScript } from '@/skills/skill';

/** Where the settings of a skill are described when its manifest does not say (arch §3.1). */
const usualConfigFile = 'config-schema.json';

/** arch §3.1: in the middle of what a manifest may say. */
const usualPriority = 50;

/** Reads skill.json (arch §3.1); the error is one sentence that names every wrong field. */
export function readSkillManifest(
  text: string,
  files: Readonly<Record<string, string>>,
  /** Of all files of the skill, also of those that are not text. */
  names: readonly string[] = Object.keys(files),
): Result<Skill, string> {
  const parsed = parseJson(text);
  if (!parsed.ok) return fail(`skill.json is not JSON: ${parsed.error.message}`);
  const manifest = checkContract(validateSkillManifest, parsed.value);
  if (!manifest.ok)
    return fail(
      `skill.json: ${manifest.error.map(({ path, message }) => `${path} ${message}`.trim()).join('; ')}`,
    );
  const { name, version, description, permissions, retryPolicy } = manifest.value;
  const { capabilities = [], priority = usualPriority } = manifest.value;
  const scripts = findScripts(manifest.value.scripts ?? [], files, names);
  if (!scripts.ok) return scripts;
  const configFile = manifest.value.configSchema ?? usualConfigFile;
  const configuration = defaultSkillConfiguration(configFile, files[configFile]);
  if (!configuration.ok) return configuration;
  return succeed({
    name: name as SkillName,
    version,
    description,
    capabilities,
    priority,
    permissions: new Set(permissions),
    retryPolicy: retryPolicy ?? {},
    scripts: scripts.value,
    configuration: configuration.value,
    files,
  });
}

/** Where a script lies: at its path in the skill's folder, or below `scripts/`. */
export function scriptFile(path: string, names: readonly string[]): string | undefined {
  return [path, `scripts/${path}`].find((candidate) => names.includes(candidate));
}

function findScripts(
  listed: readonly SkillScriptEntry[],
  files: Readonly<Record<string, string>>,
  names: readonly string[],
): Result<readonly SkillScript[], string> {
  const scripts: SkillScript[] = [];
  for (const { name, path, timeout, inputSchema, required = false } of listed) {
    const found = scriptFile(path, names);
    if (found === undefined) return fail(`skill.json: the script ${path} is not there`);
    scripts.push({
      name,
      path: found,
      timeoutMs: timeout ?? null,
      inputSchema: inputSchema === undefined ? null : schemaIn(files[inputSchema]),
      isRequired: required,
    });
  }
  return succeed(scripts);
}

/** It only helps whoever plans: a skill can be used without, and `skill check` says what is wrong with it. */
function schemaIn(text: string | undefined): JsonObject | null {
  const parsed = parseJson(text ?? '');
  return parsed.ok && isJsonObject(parsed.value) ? parsed.value : null;
}
