import { checkContract } from '@/contracts/check-contract';
import type { ConfigField } from '@/contracts/generated/config-schema-meta';
import { validateConfigSchema } from '@/contracts/generated/validate-config-schema-meta';
import type { Json, JsonObject } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';

/**
 * What a skill is configured to as long as the player says nothing (arch §3.3): the defaults of its
 * config-schema.json. The error is one sentence.
 */
export function defaultConfiguration(
  file: string,
  text: string | undefined,
): Result<JsonObject, string> {
  if (text === undefined) return succeed({});
  const parsed = parseJson(text);
  if (!parsed.ok) return fail(`${file} is not JSON: ${parsed.error.message}`);
  const schema = checkContract(validateConfigSchema, parsed.value);
  if (!schema.ok)
    return fail(
      `${file}: ${schema.error.map(({ path, message }) => `${path} ${message}`.trim()).join('; ')}`,
    );
  return succeed(defaultsOf(schema.value.properties));
}

function defaultsOf(fields: Readonly<Record<string, ConfigField>>): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = defaultOf(field);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A group without a default of its own has those of its settings. */
function defaultOf(field: ConfigField): Json | undefined {
  if (field.default !== undefined) return field.default;
  return field.properties === undefined ? undefined : defaultsOf(field.properties);
}
