import { checkContract } from '@/contracts/check-contract';
import { validateConfigSchema } from '@/contracts/generated/validate-config-schema-meta';
import type { Finding } from '@/foundation/finding';
import { parseJson } from '@/foundation/parse-text';

/** What is wrong with the description of a skill's settings (arch §3.3). */
export function checkConfigSchema(file: string, text: string): readonly Finding[] {
  const parsed = parseJson(text);
  if (!parsed.ok)
    return [
      {
        severity: 'error',
        file,
        code: 'not-json',
        message: `is not JSON: ${parsed.error.message}`,
      },
    ];
  const checked = checkContract(validateConfigSchema, parsed.value);
  if (checked.ok) return [];
  return checked.error.map(({ path, message }) => ({
    severity: 'error',
    file,
    code: 'schema',
    message: `${path} ${message}`.trim(),
  }));
}
