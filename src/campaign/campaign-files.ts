import type { Json } from '@/foundation/json';
import { isGeneratedPath, ownPath } from '@/foundation/text/generated-path';
import { isDeeperThan } from '@/foundation/json-trees/is-deeper-than';
import { campaignLimits } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import { broken, splitFrontMatter, withCommas, type Noted } from '@/campaign/reading';
import type { FileStore } from '@/ports/file-store';

/** The text files of a campaign, by their path inside its folder. */
export type CampaignFiles = ReadonlyMap<string, string>;

export type FilesRead = {
  readonly files: CampaignFiles;
  readonly paths: readonly string[];
  readonly findings: readonly Noted[];
};

export async function readCampaignFiles(
  store: FileStore,
  id: string,
  signal: AbortSignal,
): Promise<FilesRead> {
  const files = new Map<string, string>();
  const findings: Noted[] = [];
  const paths = (await store.list(id, signal)).map((path) => path.slice(id.length + 1));
  const told = paths.filter(isTold);
  const unread = told.length - campaignLimits.files;
  if (unread > 0)
    findings.push(
      broken(
        'manifest.json',
        'too-many',
        `the campaign has more than ${withCommas(campaignLimits.files)} files; ${withCommas(unread)} are not read`,
      ),
    );
  for (const path of unread > 0 ? withManifestFirst(told).slice(0, campaignLimits.files) : told) {
    const text = await store.readText(`${id}/${path}`, signal);
    if (text !== null && text.length > campaignLimits.fileCharacters)
      findings.push(
        broken(
          path,
          'too-long',
          `has more than ${withCommas(campaignLimits.fileCharacters)} characters, and is not read`,
        ),
      );
    else if (text !== null) files.set(path, plainLines(text));
  }
  // Of pictures only the names are known: their bytes are read when they are shown.
  return { files, paths, findings };
}

/** Without it there is nothing to play. */
function withManifestFirst(paths: readonly string[]): readonly string[] {
  return ['manifest.json', ...paths.filter((path) => path !== 'manifest.json')];
}

/** A README is for people, and not every host has it. */
function isTold(path: string): boolean {
  return /\.(?:json|md)$|^lore\/.*\.txt$/.test(path) && path !== 'README.md';
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

/** What the files below `lore/` say. What people keep to themselves lies elsewhere, and is no lore. */
export function loreOf(files: CampaignFiles): CampaignFiles {
  const lore = [...files].filter(
    ([path]) => /^lore\/.*\.(?:md|txt)$/.test(path) && !isReplaced(path, files),
  );
  return new Map(lore.map(([path, text]) => [path, withoutFrontMatter(text)]));
}

/** Whether a person has written what was only generated. */
export function isReplaced(path: string, files: CampaignFiles): boolean {
  return isGeneratedPath(path) && files.has(ownPath(path));
}

/** Who made a file is no lore; the lines after it keep their numbers. */
function withoutFrontMatter(text: string): string {
  const { body, bodyLine } = splitFrontMatter(text);
  return '\n'.repeat(bodyLine - 1) + body;
}

/** Some editors start a file with a byte order mark and end its lines with `\r\n`. */
function plainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

export function jsonOf(file: string, text: string): Result<Json, Noted> {
  const parsed = parseJson(text);
  if (!parsed.ok) return fail(broken(file, 'not-json', 'is not JSON'));
  const value = parsed.value as Json;
  const { depth } = campaignLimits;
  return isDeeperThan(depth, value)
    ? fail(broken(file, 'too-deep', `is nested deeper than ${depth} levels, and is not read`))
    : succeed(value);
}
