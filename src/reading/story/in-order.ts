import type { Excerpt } from '@/reading/found/reading';
import { mentions } from '@/reading/found/person-names';

type Matter = { readonly called: readonly string[] };

/** Whether it begins a paragraph, or says at once what it is about. */
export function standsAlone({ text, isStart }: Excerpt, { called }: Matter): boolean {
  const start = text.split(/\s+/).slice(0, firstWords).join(' ').toLowerCase();
  return isStart || called.some((name) => mentions(start, name.toLowerCase()));
}

const firstWords = 6;

/** A paragraph is told from its beginning: what stands in its middle waits for what stands before it. */
export function inOrder(excerpts: readonly Excerpt[], matter: Matter): readonly Excerpt[] {
  const kept: Excerpt[] = [];
  for (const excerpt of excerpts) {
    const isBefore = (other: Excerpt): boolean =>
      other.file === excerpt.file && other.line === excerpt.line && other !== excerpt;
    if (standsAlone(excerpt, matter) || kept.some(isBefore)) kept.push(excerpt);
    else {
      const start = excerpts.find((other) => isBefore(other) && other.isStart);
      if (start !== undefined && !kept.includes(start)) kept.push(start, excerpt);
    }
  }
  return [...new Set(kept)];
}
