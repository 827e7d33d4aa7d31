import { checkContract } from '@/contracts/check-contract';
import { validateRowContent } from '@/contracts/generated/validate-story-rows';
import { bulkFault, type BulkLimits } from '@/foundation/json-trees/bulk-fault';
import { isJsonObject, type Json } from '@/foundation/json';
import { rowLimits } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';
import type { WholeStory } from '@/persistence/rows/whole-story';

/** A part of the contract `story-rows`, and the row that holds it. */
type Held = { readonly row: string; readonly part: Part; readonly text: string };
type Part = 'body' | 'outcome' | 'words' | 'change' | 'file';

/** The first row that breaks its contract and the field it does so in, for the end of a sentence; null for none. */
export function brokenRow(story: WholeStory): string | null {
  const { id } = story.playthrough;
  for (const held of heldBy(story)) {
    const fault = faultIn(held);
    if (fault !== null) return `${held.row} of ${id} is not what it should be: ${fault}`;
  }
  return null;
}

function* heldBy({ playthrough, scenes, entries, assets }: WholeStory): Generator<Held> {
  yield { row: 'the beginning', part: 'body', text: playthrough.body };
  for (const { number, outcome, words } of scenes) {
    const row = `scene ${String(number)}`;
    yield { row, part: 'outcome', text: outcome };
    if (words !== null) yield { row, part: 'words', text: words };
  }
  for (const { ordinal, body } of entries)
    yield { row: `entry ${String(ordinal)}`, part: 'change', text: body };
  for (const { id, body } of assets) yield { row: `the file ${id}`, part: 'file', text: body };
}

function faultIn({ part, text }: Held): string | null {
  const bulk = bulkFault(text, rowLimits);
  if (bulk !== null) return `${part} ${tooMuch(bulk)}`;
  const parsed = parseJson(text);
  if (!parsed.ok || !isJsonObject(parsed.value)) return `${part} must be an object`;
  return contractFault(part, parsed.value);
}

function tooMuch(bulk: keyof BulkLimits): string {
  return bulk === 'depth'
    ? `is nested deeper than ${String(rowLimits.depth)} levels`
    : `holds more than ${String(rowLimits.values)} values`;
}

function contractFault(part: Part, value: Json): string | null {
  const checked = checkContract(validateRowContent, { [part]: value });
  if (checked.ok) return null;
  const [first] = checked.error;
  return first === undefined ? `${part} breaks its contract` : `${first.path} ${first.message}`;
}
