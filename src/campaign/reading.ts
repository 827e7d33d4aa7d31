import type { Json } from '@/foundation/json';

/** One thing wrong in an author's file, with where. */
export type CampaignFault = {
  readonly file: string;
  readonly line?: number;
  readonly message: string;
};

/** Author files are read leniently: one value or a list of them, always as texts. */
export function textsOf(value: Json | undefined): readonly string[] {
  if (value === undefined || value === null) return [];
  const list: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [value];
  return list.filter((entry) => typeof entry === 'string' || typeof entry === 'number').map(String);
}

export function textOf(value: Json | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export function numberOf(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

/** Markdown paragraphs: blank lines separate, single line breaks are spaces. */
export function paragraphsOf(markdown: string): readonly string[] {
  return markdown
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
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
