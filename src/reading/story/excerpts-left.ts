import type { Excerpt } from '@/reading/found/reading';

/** Each sentence of an author's is told in one place only: it would be missed in the second. */
export class Excerpts {
  private readonly taken = new Set<string>();

  take({ text }: Excerpt): boolean {
    if (this.taken.has(text)) return false;
    this.taken.add(text);
    return true;
  }

  isFree({ text }: Excerpt): boolean {
    return !this.taken.has(text);
  }
}
