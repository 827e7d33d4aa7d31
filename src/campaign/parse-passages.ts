import type { Finding } from '@/foundation/finding';
import type { JsonObject } from '@/foundation/json';
import { campaignLimits, proseLimits } from '@/foundation/limits';
import { fail, succeed, type Result } from '@/foundation/result';
import { inBrief } from '@/foundation/text/in-brief';
import { fieldsOfPassageHeader } from '@/contracts/generated/fields-of-passage';
import type { PassageHeader } from '@/contracts/generated/passage';
import { validatePassageHeader } from '@/contracts/generated/validate-passage';
import { keepWhatHolds, type Partly } from '@/contracts/keep-what-holds';
import { unknownFields } from '@/contracts/unknown-fields';
import { parseAuthoredChoice } from '@/campaign/parse-authored-choice';
import { passageConditions } from '@/campaign/passage-conditions';
import {
  frontMatterFinding,
  withCommas,
  keysIn,
  listOf,
  paragraphsOf,
  splitFrontMatter,
  type Noted,
  type ReadYaml,
} from '@/campaign/reading';
import { parseDuration } from '@/story/state/in-game-time';
import { parseEffect } from '@/story/rules/effect';
import type { Passage, PassageMemory } from '@/story/campaign/passage';

const idPattern = /^[a-z0-9_-]+$/;
/** It is kept with every story that tells the passage. */
const mostInId = 200;

/** A passage is told all the same where only these are wrong: it fits no other moment for that. */
const dispensable = /^(?:once|weight|memory|generated|provenance)\b/;

type Section = { readonly id: string; readonly line: number; readonly lines: readonly string[] };

/** All passages of one Markdown file; what cannot be read is named with its line, and is left out. */
export function parsePassages(
  file: string,
  text: string,
  readYaml: ReadYaml,
): { readonly passages: readonly Passage[]; readonly findings: readonly Noted[] } {
  const { front, body, bodyLine } = splitFrontMatter(text.replaceAll('\r\n', '\n'));
  const { defaults, findings: ofFront } = readFrontMatter(file, front, readYaml);
  const findings = [...ofFront];
  const passages: Passage[] = [];
  for (const { id, line, lines } of sectionsOf(body, bodyLine)) {
    const read = parseSection({ id, lines }, defaults, readYaml);
    if (read.passage !== null) passages.push(read.passage);
    for (const { message, ...slip } of read.slips)
      findings.push({ ...slip, file, line, message: `${inBrief(id)}: ${message}` });
  }
  return { passages, findings };
}

/** What is wrong in a part of a file, before anybody says which part that was. */
type Slip = Omit<Finding, 'file' | 'line' | 'column'>;

function slip(code: string, message: string): Slip {
  return { severity: 'error', code, message };
}

function readFrontMatter(
  file: string,
  front: string,
  readYaml: ReadYaml,
): {
  readonly defaults: JsonObject;
  readonly findings: readonly Noted[];
} {
  const parsed = readYaml(front);
  if (!parsed.ok) return { defaults: {}, findings: [frontMatterFinding(file, parsed.error)] };
  const { generated, provenance, ...defaults } = keysIn(parsed.value);
  // Who made the file is said once for all of it, and so is what is wrong with that.
  const marks = keysIn({ generated: generated ?? null, provenance: provenance ?? null });
  const ofMarks = keepWhatHolds(validatePassageHeader, { part: 'place', ...marks }).faults;
  return {
    defaults,
    findings: [
      // Nobody reads it, and the passages are told all the same.
      ...unknownKeys(defaults).map((unknown) => ({ ...unknown, severity: 'warning' as const })),
      ...ofMarks.map(({ path, message }) => slip('schema', `${path} ${message}`)),
    ].map(({ message, ...rest }) => ({
      ...rest,
      file,
      line: 1,
      message: `front matter: ${message}`,
    })),
  };
}

function unknownKeys(keys: JsonObject): readonly Slip[] {
  return unknownFields(keys, fieldsOfPassageHeader).map(({ path, near }) => ({
    ...slip('unknown-field', `"${path}" is not a key of a passage`),
    ...(near === null ? {} : { suggestion: `did you mean "${near}"?` }),
  }));
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

type SectionRead = { readonly passage: Passage | null; readonly slips: readonly Slip[] };

function parseSection(
  { id, lines }: Omit<Section, 'line'>,
  defaults: JsonObject,
  readYaml: ReadYaml,
): SectionRead {
  const lost = (...slips: readonly Slip[]): SectionRead => ({ passage: null, slips });
  if (!idPattern.test(id)) return lost(slip('id', 'an id has only a-z, 0-9, - and _'));
  if (id.length > mostInId) return lost(slip('id', `an id has at most ${mostInId} letters`));
  const { headerLines, proseLines } = splitHeader(lines);
  const parsed = readYaml(headerLines.join('\n'));
  if (!parsed.ok) return lost(slip('not-yaml', `header: ${parsed.error.message}`));
  const own = keysIn(parsed.value);
  const unknown = unknownKeys(own);
  if (unknown.length > 0) return lost(...unknown);
  const { kept, faults } = keepWhatHolds(validatePassageHeader, { ...defaults, ...own });
  const slips = faults.map(({ path, message }) => slip('schema', `${path} ${message}`));
  if (!faults.every(({ path }) => dispensable.test(path))) return lost(...slips);
  const { within, slips: tooMuch } = withinLimits(proseLines);
  if (within === null) return lost(...slips, ...tooMuch);
  const passage = passageFrom(id, kept, within);
  return passage.ok
    ? { passage: passage.value, slips: [...slips, ...tooMuch] }
    : lost(...slips, passage.error);
}

type WithinLimits = { readonly within: readonly string[] | null; readonly slips: readonly Slip[] };

/** What of the lines of a passage is read, and a sentence for what is not. */
function withinLimits(lines: readonly string[]): WithinLimits {
  const { choices, proseCharacters } = campaignLimits;
  const prose = lines.filter((line) => !line.startsWith('>'));
  if (prose.reduce((length, line) => length + line.length, 0) > proseCharacters) {
    const message = `has more than ${withCommas(proseCharacters)} characters, and is not told`;
    return { within: null, slips: [slip('too-long', message)] };
  }
  const slips: Slip[] = [];
  if (
    paragraphsOf(prose.join('\n')).some((text) => text.split('{').length > proseLimits.braces + 1)
  )
    slips.push(
      slip(
        'too-many',
        `a paragraph has more than ${withCommas(proseLimits.braces)} braces; what is more stays as it is written`,
      ),
    );
  if (lines.length - prose.length <= choices) return { within: lines, slips };
  slips.push(
    slip(
      'too-many',
      `has more than ${withCommas(choices)} choices; those after them are not offered`,
    ),
  );
  let left = choices;
  const within = lines.filter((line) => {
    if (!line.startsWith('>')) return true;
    left -= 1;
    return left >= 0;
  });
  return { within, slips };
}

function passageFrom(
  id: string,
  header: Partly<PassageHeader>,
  proseLines: readonly string[],
): Result<Passage, Slip> {
  const { part, once = true, weight = 1 } = header;
  if (part === undefined) return fail(slip('schema', 'part is missing'));
  const choices = eachRead(
    proseLines.filter((line) => line.startsWith('>')),
    parseAuthoredChoice,
  );
  if (!choices.ok) return fail(slip('choice', choices.error));
  const effects = eachRead(listOf(header.effects), parseEffect);
  if (!effects.ok) return fail(slip('effect', effects.error));
  const conditions = passageConditions(header);
  if (!conditions.ok) return fail(slip('condition', conditions.error));
  const memory = memoryFrom(header.memory);
  const isIdle = effects.value.length === 0 && choices.value.length === 0 && memory === null;
  const retells = retellsFrom(header, isIdle);
  if (!retells.ok) return fail(slip('retelling', retells.error));
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
