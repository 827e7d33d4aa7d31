import { existsSync } from 'node:fs';

const usualPlaces = ['/usr/share/java/epubcheck.jar', '/usr/share/epubcheck/epubcheck.jar'];

/** Where the e-book checker of the W3C is (Debian: the package epubcheck), or the one that EPUBCHECK names. */
export function findEpubcheck(): string | null {
  const { EPUBCHECK: named } = process.env as Record<string, string>;
  return [...(named === undefined ? [] : [named]), ...usualPlaces].find(existsSync) ?? null;
}
