import type { Json } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import { broken, type Noted } from '@/campaign/reading';
import type { FileStore } from '@/ports/file-store';

/** The text files of a campaign, by their path inside its folder. */
export type CampaignFiles = ReadonlyMap<string, string>;

export async function readCampaignFiles(
  store: FileStore,
  id: string,
  signal: AbortSignal,
): Promise<{ readonly files: CampaignFiles; readonly paths: readonly string[] }> {
  const files = new Map<string, string>();
  const listed = await store.list(id, signal);
  for (const path of listed) {
    if (!isTold(path.slice(id.length + 1))) continue;
    const text = await store.readText(path, signal);
    if (text !== null) files.set(path.slice(id.length + 1), plainLines(text));
  }
  // Of pictures only the names are known: their bytes are read when they are shown.
  return { files, paths: listed.map((path) => path.slice(id.length + 1)) };
}

/** A README is for people, and not every host has it. */
function isTold(path: string): boolean {
  return /\.(?:json|md)$/.test(path) && path !== 'README.md';
}

/**
 * All that a campaign can tell, as one text: the same on every host, whichever editor wrote the ends of
 * its lines. Nothing that is told depends on a picture.
 */
export function contentsOf(files: CampaignFiles): string {
  const byPath = ([one]: readonly [string, string], [other]: readonly [string, string]): number =>
    one < other ? -1 : 1;
  return JSON.stringify([...files].sort(byPath));
}

/** Some editors start a file with a byte order mark and end its lines with `\r\n`. */
function plainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

export function jsonOf(file: string, text: string): Result<Json, Noted> {
  const parsed = parseJson(text);
  return parsed.ok ? succeed(parsed.value as Json) : fail(broken(file, 'not-json', 'is not JSON'));
}
