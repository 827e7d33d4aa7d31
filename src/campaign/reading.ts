import type { Finding } from '@/foundation/finding';
import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import type { TextFault } from '@/foundation/parse-text';
import type { Result } from '@/foundation/result';

/**
 * A finding before anybody has looked for its line: `at` is the path of a value in JSON, or how a line
 * of Markdown begins. Sound campaigns, which is most, never pay for the looking.
 */
export type Noted = Finding & { readonly at?: string };

export function broken(file: string, code: string, message: string, at?: string): Noted {
  return { severity: 'error', file, code, message, ...(at === undefined ? {} : { at }) };
}

/** A limit as people write it: 100,000. Which marks a phone puts there is not known. */
export function withCommas(limit: number): string {
  const thousands = Math.floor(limit / 1_000);
  const rest = String(limit % 1_000);
  return thousands === 0 ? rest : `${withCommas(thousands)},${rest.padStart(3, '0')}`;
}

/** What reads headers and front matters. */
export type ReadYaml = (text: string) => Result<unknown, TextFault>;

/** Where a file may give one text or several. */
export function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

/** A file that is only a list is read as if the list stood under its name. */
export function underName(name: string, data: Json): Json {
  return Array.isArray(data) ? { [name]: data } : data;
}

/** The keys of a front matter or header; one with nothing after it says nothing. */
export function keysIn(yaml: unknown): JsonObject {
  if (!isJsonObject(yaml)) return {};
  return Object.fromEntries(Object.entries(yaml).filter(([, value]) => value !== null));
}

/** Markdown paragraphs: blank lines separate, single line breaks are spaces. */
export function paragraphsOf(markdown: string): readonly string[] {
  return markdown
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '');
}

/** Front matter begins in the second line of its file. */
export function frontMatterFinding(file: string, { message, line = 0, column }: TextFault): Noted {
  return {
    ...broken(file, 'not-yaml', `front matter: ${message}`),
    line: line + 1,
    ...(column === undefined ? {} : { column }),
  };
}

/** Front matter between `---` lines at the top, and the rest. */
export function splitFrontMatter(text: string): {
  readonly front: string;
  readonly body: string;
  readonly bodyLine: number;
} {
  const match = /^---\n([\s\S]*?)\n---\n?/.exec(text);
  if (match === null) return { front: '', body: text, bodyLine: 1 };
  return {
    front: match[1] ?? '',
    body: text.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
  };
}
