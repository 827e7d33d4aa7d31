import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { parseYaml } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import { parseAuthoredChoice } from '@/campaign/parse-authored-choice';
import { passageConditions } from '@/campaign/passage-conditions';
import {
  paragraphsOf,
  splitFrontMatter,
  textOf,
  textsOf,
  type CampaignFault,
} from '@/campaign/reading';
import { parseEffect, type Effect } from '@/story/effect';
import type { Significance } from '@/story/memory';
import { sceneParts, type AuthoredChoice, type Passage, type PassageMemory } from '@/story/passage';

const headerKeys: ReadonlySet<string> = new Set(
  `part where who speaker scene intent outcome beat after before time mood first has feeling if recalls cast once weight effects memory`.split(
    ' ',
  ),
);

const idPattern = /^[a-z0-9_-]+$/;

type Section = { readonly id: string; readonly line: number; readonly lines: readonly string[] };

/** All passages of one Markdown file; what cannot be read is a fault with its line, and is left out. */
export function parsePassages(
  file: string,
  text: string,
): { readonly passages: readonly Passage[]; readonly faults: readonly CampaignFault[] } {
  const { front, body, bodyLine } = splitFrontMatter(text.replaceAll('\r\n', '\n'));
  const defaults = parseYaml(front);
  const faults: CampaignFault[] = [];
  if (!defaults.ok)
    faults.push({ file, line: 1, message: `front matter: ${defaults.error.message}` });
  const shared = defaults.ok && isJsonObject(defaults.value) ? defaults.value : {};
  const passages: Passage[] = [];
  for (const section of sectionsOf(body, bodyLine)) {
    const passage = parseSection(section, shared);
    if (passage.ok) passages.push(passage.value);
    else faults.push({ file, line: section.line, message: `${section.id}: ${passage.error}` });
  }
  return { passages, faults };
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

function parseSection(section: Section, defaults: JsonObject): Result<Passage, string> {
  if (!idPattern.test(section.id)) return fail('an id has only a-z, 0-9, - and _');
  const { headerLines, proseLines } = splitHeader(section.lines);
  const header = parseYaml(headerLines.join('\n'));
  if (!header.ok) return fail(`header: ${header.error.message}`);
  const own = isJsonObject(header.value) ? header.value : {};
  const unknown = Object.keys(own).find((key) => !headerKeys.has(key));
  if (unknown !== undefined) return fail(`"${unknown}" is not a key of a passage`);
  const keys = { ...defaults, ...own };
  const part = sceneParts.find((known) => known === keys['part']);
  if (part === undefined) return fail(`part ${JSON.stringify(keys['part'] ?? null)} is not known`);
  const choices = readChoices(proseLines.filter((line) => line.startsWith('>')));
  if (!choices.ok) return choices;
  const effects = readEffects(textsOf(keys['effects']));
  if (!effects.ok) return effects;
  const conditions = passageConditions(keys);
  if (!conditions.ok) return conditions;
  return succeed({
    id: section.id,
    part,
    conditions: conditions.value,
    once: keys['once'] !== false,
    weight: typeof keys['weight'] === 'number' ? keys['weight'] : 1,
    effects: effects.value,
    memory: readMemory(keys['memory']),
    prose: paragraphsOf(proseLines.filter((line) => !line.startsWith('>')).join('\n')),
    choices: choices.value,
  });
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
    keys.some((key) => key !== undefined && headerKeys.has(key)) &&
    keys.every((key) => key !== undefined);
  return isHeader
    ? { headerLines: block, proseLines: lines.slice(end) }
    : { headerLines: [], proseLines: lines };
}

function readChoices(lines: readonly string[]): Result<readonly AuthoredChoice[], string> {
  const choices: AuthoredChoice[] = [];
  for (const line of lines) {
    const choice = parseAuthoredChoice(line);
    if (!choice.ok) return choice;
    choices.push(choice.value);
  }
  return succeed(choices);
}

function readEffects(texts: readonly string[]): Result<readonly Effect[], string> {
  const effects: Effect[] = [];
  for (const text of texts) {
    const effect = parseEffect(text);
    if (!effect.ok) return effect;
    effects.push(effect.value);
  }
  return succeed(effects);
}

function readMemory(value: Json | undefined): PassageMemory | null {
  const object = isJsonObject(value) ? value : { text: value ?? null };
  const text = textOf(object['text']);
  if (text === null) return null;
  return {
    text,
    kind: textOf(object['kind']),
    about: textOf(object['about']),
    significance: significanceOf(object['significance']),
  };
}

function significanceOf(value: Json | undefined): Significance {
  return value === 'low' || value === 'high' ? value : 'medium';
}
