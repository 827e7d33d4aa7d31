import type { JsonObject } from '@/foundation/json';
import { fail, succeed, type Result } from '@/foundation/result';
import { fieldsOfPassageHeader } from '@/contracts/generated/fields-of-passage';
import type { PassageHeader } from '@/contracts/generated/passage';
import { validatePassageHeader } from '@/contracts/generated/validate-passage';
import { keepWhatHolds, type Partly } from '@/contracts/keep-what-holds';
import { unknownFields } from '@/contracts/unknown-fields';
import { parseAuthoredChoice } from '@/campaign/parse-authored-choice';
import { passageConditions } from '@/campaign/passage-conditions';
import {
  keysIn,
  listOf,
  paragraphsOf,
  splitFrontMatter,
  type CampaignFault,
  type ReadYaml,
} from '@/campaign/reading';
import { parseDuration } from '@/story/in-game-time';
import { parseEffect } from '@/story/effect';
import type { Passage, PassageMemory } from '@/story/passage';

const idPattern = /^[a-z0-9_-]+$/;

/** A passage is told all the same where only these are wrong: it fits no other moment for that. */
const dispensable = /^(?:once|weight|memory|generated|provenance)\b/;

type Section = { readonly id: string; readonly line: number; readonly lines: readonly string[] };

/** All passages of one Markdown file; what cannot be read is a fault with its line, and is left out. */
export function parsePassages(
  file: string,
  text: string,
  readYaml: ReadYaml,
): { readonly passages: readonly Passage[]; readonly faults: readonly CampaignFault[] } {
  const { front, body, bodyLine } = splitFrontMatter(text.replaceAll('\r\n', '\n'));
  const { defaults, faults: frontFaults } = readFrontMatter(front, readYaml);
  const faults: CampaignFault[] = frontFaults.map((message) => ({ file, line: 1, message }));
  const passages: Passage[] = [];
  for (const { id, line, lines } of sectionsOf(body, bodyLine)) {
    const read = parseSection({ id, lines }, defaults, readYaml);
    if (read.passage !== null) passages.push(read.passage);
    for (const fault of read.faults) faults.push({ file, line, message: `${id}: ${fault}` });
  }
  return { passages, faults };
}

function readFrontMatter(
  front: string,
  readYaml: ReadYaml,
): {
  readonly defaults: JsonObject;
  readonly faults: readonly string[];
} {
  const parsed = readYaml(front);
  if (!parsed.ok) return { defaults: {}, faults: [`front matter: ${parsed.error.message}`] };
  const { generated, provenance, ...defaults } = keysIn(parsed.value);
  // Who made the file is said once for all of it, and so is what is wrong with that.
  const marks = keysIn({ generated: generated ?? null, provenance: provenance ?? null });
  const ofMarks = keepWhatHolds(validatePassageHeader, { part: 'place', ...marks }).faults;
  return {
    defaults,
    faults: [
      ...unknownKeys(defaults),
      ...ofMarks.map(({ path, message }) => `${path} ${message}`),
    ].map((fault) => `front matter: ${fault}`),
  };
}

function unknownKeys(keys: JsonObject): readonly string[] {
  return unknownFields(keys, fieldsOfPassageHeader).map(
    ({ path, near }) =>
      `"${path}" is not a key of a passage${near === null ? '' : `; did you mean "${near}"?`}`,
  );
}

function sectionsOf(body: string, bodyLine: number): readonly Section[] {
  const sections: { id: string; line: number; lines: string[] }[] = [];
  for (const [index, line] of body.split('\n').entries()) {
    const heading = /^## +(\S.*)$/.exec(line);
    if (heading !== null)
      sections.push({ id: (heading[1] ?? '').trim(), line: bodyLine + index, lines: [] });
    else sections[sections.length - 1]?.lines.push(line);
  }
  return sections;
}

type SectionRead = { readonly passage: Passage | null; readonly faults: readonly string[] };

function parseSection(
  { id, lines }: Omit<Section, 'line'>,
  defaults: JsonObject,
  readYaml: ReadYaml,
): SectionRead {
  const lost = (...faults: readonly string[]): SectionRead => ({ passage: null, faults });
  if (!idPattern.test(id)) return lost('an id has only a-z, 0-9, - and _');
  const { headerLines, proseLines } = splitHeader(lines);
  const parsed = readYaml(headerLines.join('\n'));
  if (!parsed.ok) return lost(`header: ${parsed.error.message}`);
  const own = keysIn(parsed.value);
  const unknown = unknownKeys(own);
  if (unknown.length > 0) return lost(...unknown);
  const { kept, faults } = keepWhatHolds(validatePassageHeader, { ...defaults, ...own });
  const sentences = faults.map(({ path, message }) => `${path} ${message}`);
  if (!faults.every(({ path }) => dispensable.test(path))) return lost(...sentences);
  const passage = passageFrom(id, kept, proseLines);
  return passage.ok
    ? { passage: passage.value, faults: sentences }
    : lost(...sentences, passage.error);
}

function passageFrom(
  id: string,
  header: Partly<PassageHeader>,
  proseLines: readonly string[],
): Result<Passage, string> {
  const { part, once = true, weight = 1 } = header;
  if (part === undefined) return fail('part is missing');
  const choices = eachRead(
    proseLines.filter((line) => line.startsWith('>')),
    parseAuthoredChoice,
  );
  if (!choices.ok) return choices;
  const effects = eachRead(listOf(header.effects), parseEffect);
  if (!effects.ok) return effects;
  const conditions = passageConditions(header);
  if (!conditions.ok) return conditions;
  const memory = memoryFrom(header.memory);
  const isIdle = effects.value.length === 0 && choices.value.length === 0 && memory === null;
  const retells = retellsFrom(header, isIdle);
  if (!retells.ok) return retells;
  return succeed({
    id,
    part,
    conditions: conditions.value,
    once,
    weight,
    effects: effects.value,
    memory,
    prose: paragraphsOf(proseLines.filter((line) => !line.startsWith('>')).join('\n')),
    choices: choices.value,
    ...retells.value,
  });
}

/** What is told instead of a passage has that one's effects; its own would be lost. */
function retellsFrom(
  { part, of }: Partly<PassageHeader>,
  isIdle: boolean,
): Result<Pick<Passage, 'retells'>, string> {
  if (part !== 'retelling') return succeed({});
  const retells = listOf(of);
  if (retells.length === 0) return fail('of is missing: the passage it has other words for');
  if (!isIdle) return fail('a retelling has no effects, memory or choices of its own');
  return succeed({ retells });
}

/**
 * The first block is the header if every line of it is `key: value` and one key at least is known: a
 * misspelt one beside it is a fault, never a line of the story.
 */
function splitHeader(lines: readonly string[]): {
  readonly headerLines: readonly string[];
  readonly proseLines: readonly string[];
} {
  const start = lines.findIndex((line) => line.trim() !== '');
  if (start < 0) return { headerLines: [], proseLines: [] };
  const length = lines.slice(start).findIndex((line) => line.trim() === '' || line.startsWith('>'));
  const end = length < 0 ? lines.length : start + length;
  const block = lines.slice(start, end);
  const keys = block
    .filter((line) => !/^\s+\S/.test(line))
    .map((line) => /^([\w-]+):/.exec(line)?.[1]);
  const isHeader =
    keys.some((key) => key !== undefined && Object.hasOwn(fieldsOfPassageHeader, key)) &&
    keys.every((key) => key !== undefined);
  return isHeader
    ? { headerLines: block, proseLines: lines.slice(end) }
    : { headerLines: [], proseLines: lines };
}

function eachRead<T>(
  texts: readonly string[],
  read: (text: string) => Result<T, string>,
): Result<readonly T[], string> {
  const values: T[] = [];
  for (const text of texts) {
    const value = read(text);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return succeed(values);
}

function memoryFrom(memory: Partly<PassageHeader>['memory']): PassageMemory | null {
  const {
    text = '',
    kind = null,
    about = null,
    significance = 'medium',
    due = '',
  } = typeof memory === 'string' ? { text: memory } : (memory ?? {});
  const dueIn = parseDuration(due);
  if (text === '') return null;
  return { text, kind, about, significance, ...(dueIn === null ? {} : { dueIn }) };
}
