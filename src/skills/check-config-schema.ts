import { checkContract } from '@/contracts/check-contract';
import { validateConfigSchema } from '@/contracts/generated/validate-config-schema-meta';
import type { Finding } from '@/foundation/finding';
import { parseJson } from '@/foundation/parse-text';
import { FileFindings } from '@/skills/file-findings';

/** What is wrong with the description of a skill's settings (arch §3.3). */
export function checkConfigSchema(file: string, text: string): readonly Finding[] {
  const parsed = parseJson(text);
  const findings = new FileFindings(file, text);
  if (!parsed.ok) return [findings.notJson()];
  const checked = checkContract(validateConfigSchema, parsed.value);
  return checked.ok ? [] : findings.brokenContract(checked.error);
}
