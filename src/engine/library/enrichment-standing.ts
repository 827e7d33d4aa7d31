import type { LoadedCampaign } from '@/campaign/load-campaign';
import { sparseCampaignFiles } from '@/foundation/limits';
import { isGeneratedPath } from '@/foundation/text/generated-path';
import type { FileStore } from '@/ports/file-store';
import { needsReading } from '@/reading/needs-reading';

/** How a campaign stands with the built-in writer (arch §6.2.12). */
export type EnrichmentStanding =
  /** Its author wrote so few files that more can be written. */
  | { readonly kind: 'offered'; readonly contentFiles: number }
  /** So many files were written for it, and are as they were written. */
  | { readonly kind: 'written'; readonly files: number };

/** Without reading its prose: a library asks for each of its cards. Null where there is nothing to offer. */
export async function enrichmentStanding(
  store: FileStore,
  { campaign, generated, files }: LoadedCampaign,
  signal: AbortSignal,
): Promise<EnrichmentStanding | null> {
  const { id } = campaign;
  if (store.changes === undefined) return null;
  const { isAsWritten } = await import('@/reading/enrich/as-written');
  const ours = [...(await oursAmong({ store, id }, generated, signal)).values()];
  const written = ours.filter(isAsWritten).length;
  if (written > 0) return { kind: 'written', files: written };
  const paths = (await store.list(id, signal)).map((path) => path.slice(id.length + 1));
  const contentFiles = contentAmong(paths, generated).length;
  const isSparse = contentFiles < sparseCampaignFiles && needsReading(campaign, files());
  return isSparse ? { kind: 'offered', contentFiles } : null;
}

/** What an author made: neither what is said of the files, nor what tools leave, nor what was generated. */
export function contentAmong(
  paths: readonly string[],
  generated: readonly string[],
): readonly string[] {
  return paths.filter(
    (path) =>
      /^(?:world|characters|plot|lore|art|music)\//.test(path) &&
      !/(?:\.keywords\.txt|\.meta\.json)$|(?:^|\/)(?:\.|README)/.test(path) &&
      !generated.includes(path),
  );
}

/** Of what says that it was generated, what was written here, with its text; a name alone says nothing. */
export async function oursAmong(
  { store, id }: { readonly store: FileStore; readonly id: string },
  generated: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const { isOfWriter } = await import('@/reading/enrich/as-written');
  const ours = new Map<string, string>();
  for (const path of generated.filter(isGeneratedPath)) {
    const text = await store.readText(`${id}/${path}`, signal);
    if (text !== null && isOfWriter(text)) ours.set(path, text);
  }
  return ours;
}
