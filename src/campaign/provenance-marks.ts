import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import { plainYaml } from '@/foundation/plain-yaml';
import { validateProvenanceMark } from '@/contracts/generated/validate-provenance-mark';
import type { CampaignFiles } from '@/campaign/campaign-files';
import { broken, keysIn, splitFrontMatter, type Noted } from '@/campaign/reading';

export type ProvenanceMarks = {
  /** Paths of what says that it was generated, and by what. */
  readonly generated: readonly string[];
  /** One for each file whose mark is not to be believed: such a file is not read. */
  readonly refused: readonly Noted[];
};

/** Who made each file, as its mark says (arch §6.2.11). */
export async function provenanceMarks(files: CampaignFiles): Promise<ProvenanceMarks> {
  const generated: string[] = [];
  const refused: Noted[] = [];
  for (const [file, text] of files) {
    const mark = await markIn(file, text);
    const fault = faultOf(mark);
    if (fault === null && mark['generated'] === true) generated.push(file);
    // Without its manifest there would be no campaign; what is wrong there its contract says.
    if (fault !== null && file !== 'manifest.json')
      refused.push(broken(file, 'provenance', fault, lineOf(file, fault)));
  }
  return { generated, refused };
}

function lineOf(file: string, fault: string): string {
  const key = fault === conflict ? 'provenance' : 'generated';
  return file.endsWith('.json') ? key : `${key}:`;
}

/** JSON says it at the top, Markdown in front matter. */
async function markIn(file: string, text: string): Promise<JsonObject> {
  if (file.endsWith('.json')) {
    const parsed = parseJson(text);
    return parsed.ok && isJsonObject(parsed.value) ? parsed.value : {};
  }
  const { front } = splitFrontMatter(text);
  const plain = plainYaml(front);
  if (plain !== undefined) return keysIn(plain);
  const { parseYaml } = await import('@/foundation/parse-yaml');
  const parsed = parseYaml(front);
  return parsed.ok ? keysIn(parsed.value) : {};
}

const missing =
  'Generated asset missing provenance (generated=true requires provenance.source_model, provenance.generated_at, provenance.seed_data)';
const conflict =
  'Human-created asset must not contain provenance (generated=false conflicts with provenance object)';
const noTime = 'provenance.generated_at must be a date and time in the form of ISO 8601';

function faultOf(mark: JsonObject): string | null {
  const { generated, provenance } = mark;
  if (generated !== true) return provenance === undefined ? null : conflict;
  if (!isJsonObject(provenance)) return missing;
  const said = (value: Json | undefined): boolean => typeof value === 'string';
  const { source_model: source, generated_at: time, seed_data: seed } = provenance;
  if (![source, time, seed].every(said) || source === '') return missing;
  return validateProvenanceMark({ generated, provenance }) ? null : noTime;
}
