import type { OfferedFile } from '@/engine/files/enrichment';
import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import { enrichmentTexts } from '@/ui/texts/enrichment-texts';

export type PreviewPart = { readonly label: string | null; readonly text: string };

/** A file as somebody reads it who looks at no files. */
export type FilePreview = {
  readonly title: string;
  /** Its first words; null where they would give the story away. */
  readonly first: string | null;
  readonly parts: readonly PreviewPart[];
};

/** A file that a person has changed may hold anything: what is not understood is shown as it is. */
export function previewOf({
  kind,
  path,
  text,
}: Pick<OfferedFile, 'kind' | 'path' | 'text'>): FilePreview {
  if (path.endsWith('.json')) {
    const read = parseJson(text);
    const data = read.ok && isJsonObject(read.value) ? read.value : null;
    if (data === null) return asItIs(path, text);
    return kind === 'person' ? ofPerson(data, path) : ofBeats(data);
  }
  const { header, body } = headerAndBody(text);
  return kind === 'ending' ? ofEnding(header, body, path) : ofLore(body, path);
}

function ofPerson(data: JsonObject, path: string): FilePreview {
  const { name, role, pronouns, background, motivations, personality, speech_patterns } = data;
  const title = textOf(name) ?? path;
  return {
    title,
    first: textOf(role),
    parts: partsOf([
      [null, textOf(background)],
      [enrichmentTexts.pronouns, textOf(pronouns)],
      [enrichmentTexts.traits, lines(within(personality, 'traits'))],
      [enrichmentTexts.wants, lines(motivations)],
      [enrichmentTexts.says, lines(within(speech_patterns, 'examples'), '"')],
    ]),
  };
}

function ofBeats({ beats }: JsonObject): FilePreview {
  const all = isList(beats) ? beats.filter(isJsonObject) : [];
  return {
    title: enrichmentTexts.beats(all.length),
    first: null,
    parts: partsOf(all.map(({ title, description }) => [textOf(title), textOf(description)])),
  };
}

function ofEnding(header: string, body: string, path: string): FilePreview {
  return {
    title: keyIn(header, 'title') ?? path,
    first: null,
    parts: partsOf([
      [enrichmentTexts.lastChoice, keyIn(header, 'choice')],
      ...paragraphsIn(body).map((text) => [null, told(text)] as const),
    ]),
  };
}

function ofLore(body: string, path: string): FilePreview {
  const [head = '', ...rest] = paragraphsIn(body);
  const title = head.startsWith('# ') ? head.slice(2).trim() : null;
  const paragraphs = title === null ? paragraphsIn(body) : rest;
  return {
    title: title ?? path,
    first: paragraphs[0] ?? null,
    parts: partsOf(paragraphs.map((text) => [null, text])),
  };
}

function asItIs(path: string, text: string): FilePreview {
  return { title: path, first: null, parts: partsOf([[null, text]]) };
}

type Known = readonly [label: string | null, text: string | null];

function partsOf(known: readonly Known[]): readonly PreviewPart[] {
  return known.flatMap(([label, text]) => (text === null || text === '' ? [] : [{ label, text }]));
}

/** Marks of one sentence among several are for the narrator; whoever looks ahead is told that there are several. */
function told(paragraph: string): string {
  return paragraph.includes('{') ? enrichmentTexts.depends : paragraph;
}

function headerAndBody(text: string): { readonly header: string; readonly body: string } {
  const found = /^---\n([\s\S]*?)\n---\n/.exec(text.replaceAll('\r\n', '\n'));
  const [all = '', header = ''] = found ?? [];
  return { header, body: text.replaceAll('\r\n', '\n').slice(all.length) };
}

function keyIn(header: string, key: string): string | null {
  const value = header.split('\n').find((line) => line.startsWith(`${key}: `));
  if (value === undefined) return null;
  const written = value.slice(key.length + 2).trim();
  const read = parseJson(written);
  return read.ok ? textOf(read.value) : written;
}

function paragraphsIn(body: string): readonly string[] {
  return body
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function within(value: Json | undefined, key: string): Json | undefined {
  return isJsonObject(value) ? value[key] : undefined;
}

function lines(value: Json | undefined, mark = ''): string {
  const texts = isList(value) ? value.filter((each) => typeof each === 'string') : [];
  return texts.map((text) => `${mark}${text}${mark}`).join('\n');
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
