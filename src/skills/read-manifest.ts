import type { SkillName } from '@/foundation/ids';
import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { defaultScriptTimeoutMs } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import type { Skill, SkillScript } from '@/skills/skill';

const namePattern = /^[a-z0-9-]+$/;
const versionPattern = /^\d+\.\d+\.\d+(?:[-+].*)?$/;

/** Reads skill.json (arch §3.1); the error is one sentence. */
export function readManifest(
  text: string,
  files: Readonly<Record<string, string>>,
): Result<Skill, string> {
  const parsed = parseJson(text);
  if (!parsed.ok) return fail(`skill.json is not JSON: ${parsed.error.message}`);
  const manifest = parsed.value;
  if (!isJsonObject(manifest)) return fail('skill.json is not an object');
  const { name, version, description } = manifest;
  if (typeof name !== 'string' || !namePattern.test(name))
    return fail('skill.json: name must be lowercase letters, digits and hyphens');
  if (typeof version !== 'string' || !versionPattern.test(version))
    return fail('skill.json: version must look like 1.0.0');
  if (typeof description !== 'string' || description === '')
    return fail('skill.json: description is missing');
  const scripts = readScripts(manifest['scripts'] ?? [], files);
  if (!scripts.ok) return scripts;
  return succeed({
    name: name as SkillName,
    version,
    description,
    permissions: new Set(texts(manifest['permissions'])),
    retryPolicy: readPolicy(manifest['retryPolicy']),
    scripts: scripts.value,
    files,
  });
}

function readScripts(
  listed: Json,
  files: Readonly<Record<string, string>>,
): Result<readonly SkillScript[], string> {
  if (!Array.isArray(listed)) return fail('skill.json: scripts must be a list');
  const scripts: SkillScript[] = [];
  for (const entry of listed as readonly Json[]) {
    const name = isJsonObject(entry) ? entry['name'] : undefined;
    const path = isJsonObject(entry) ? entry['path'] : undefined;
    if (!isJsonObject(entry) || typeof name !== 'string' || typeof path !== 'string')
      return fail('skill.json: each script needs a name and a path');
    const found = [path, `scripts/${path}`].find((candidate) => Object.hasOwn(files, candidate));
    if (found === undefined) return fail(`skill.json: the script ${path} is not there`);
    const timeout = entry['timeout'];
    scripts.push({
      name,
      path: found,
      timeoutMs: typeof timeout === 'number' && timeout > 0 ? timeout : defaultScriptTimeoutMs,
    });
  }
  return succeed(scripts);
}

function readPolicy(policy: Json | undefined): Skill['retryPolicy'] {
  if (!isJsonObject(policy)) return {};
  return { ...wholeNumber(policy, 'maxRetries'), ...wholeNumber(policy, 'backoffMs') };
}

function wholeNumber<Key extends string>(source: JsonObject, key: Key): { [K in Key]?: number } {
  const value = source[key];
  const isWhole = typeof value === 'number' && Number.isInteger(value) && value >= 0;
  return (isWhole ? { [key]: value } : {}) as { [K in Key]?: number };
}

function texts(list: Json | undefined): readonly string[] {
  return Array.isArray(list)
    ? (list as readonly Json[]).filter((entry) => typeof entry === 'string')
    : [];
}
