import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';

/**
 * What a skill is configured to as long as the player says nothing (arch §3.3): the defaults of its
 * config-schema.json. The error is one sentence. Whether the file keeps its contract is for `skill check`
 * to say: a field described badly has no default, and a story need not carry the code that knows why.
 */
export function defaultSkillConfiguration(
  file: string,
  text: string | undefined,
): Result<JsonObject, string> {
  if (text === undefined) return succeed({});
  const parsed = parseJson(text);
  if (!parsed.ok) return fail(`${file} is not JSON: ${parsed.error.message}`);
  const fields = isJsonObject(parsed.value) ? parsed.value['properties'] : undefined;
  if (fields === undefined || !isJsonObject(fields))
    return fail(`${file} describes no settings: properties is missing`);
  return succeed(defaultsOf(fields));
}

function defaultsOf(fields: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = isJsonObject(field) ? defaultOf(field) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A group without a default of its own has those of its settings. */
function defaultOf({ default: value, properties }: JsonObject): Json | undefined {
  if (value !== undefined) return value;
  return properties !== undefined && isJsonObject(properties) ? defaultsOf(properties) : undefined;
}
