import { loadCampaign, type LoadedCampaign } from '@/campaign/load-campaign';
import { enrichmentWords } from '@/engine/files/enrichment-words';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { openedCampaignLimits, sparseCampaignFiles } from '@/foundation/limits';
import { fail, succeed, type Result } from '@/foundation/result';
import { sha256OfBytes } from '@/foundation/sha256';
import type { FileStore } from '@/ports/file-store';
import type { GeneratedFile } from '@/reading/enrich/generated-file';
import { needsReading } from '@/reading/needs-reading';
import { isEnglish } from '@/story/campaign/is-english';

/** Where a campaign lies. */
export type CampaignAt = { readonly store: FileStore; readonly id: string };

/** What would become of a file that the built-in writer has for a campaign. */
export type OfferedFile = GeneratedFile & {
  readonly state:
    | 'new'
    /** Written before of other files, and not touched since. */
    | 'changed'
    | 'same'
    /** Written before, and changed by a person: it stays. */
    | 'edited'
    /** A person's file has this name: it stays. */
    | 'taken';
};

/** What the built-in writer would add to a campaign (arch §6.2.12). Nothing is written yet. */
export type Enrichment = {
  readonly campaign: string;
  readonly title: string;
  /** Files of the author's with something in them, the manifest aside. */
  readonly contentFiles: number;
  /** What it was made from, with the sha256 of the bytes. */
  readonly seeds: ReadonlyMap<string, string>;
  readonly files: readonly OfferedFile[];
  /** Written here before, not touched since, and not made any more. */
  readonly stale: readonly string[];
};

export type NoEnrichment = {
  readonly kind: 'not-sparse' | 'unreadable' | 'unplayable';
  readonly message: string;
};

/** Reads what people wrote, and that alone: the same files give the same offer, whatever was accepted before. */
export async function offerEnrichment(
  at: CampaignAt,
  now: number,
  signal: AbortSignal,
): Promise<Result<Enrichment, NoEnrichment>> {
  const before = await writtenHere(at, signal);
  if (!before.ok) return fail({ kind: 'unplayable', message: before.error });
  const { ours, paths, generated } = before.value;
  const loaded = await loadCampaign(without(at, new Set(ours.keys())), at.id, signal);
  if (!loaded.ok) return fail({ kind: 'unplayable', message: loaded.error.message });
  const { campaign } = loaded.value;
  const { contentAmong } = await import('@/engine/library/enrichment-standing');
  const content = contentAmong(paths, generated);
  if (content.length >= sparseCampaignFiles)
    return fail({
      kind: 'not-sparse',
      message: enrichmentWords.notSparse(campaign.title, content.length),
    });
  const files = loaded.value.files();
  if (!needsReading(campaign, files))
    return fail({ kind: 'unreadable', message: whyUnread(loaded.value) });
  const seeds = await seedsOf(at, ['manifest.json', ...content], signal);
  // Reading English takes a lexicon: on the web it is fetched by those who need it.
  const { enrich } = await import('@/reading/late-reading');
  const generatedAt = new Date(now).toISOString();
  const { isAsWritten, sameWords } = await import('@/reading/enrich/as-written');
  const offered = enrich(campaign, files, { generatedAt, files: seeds }).map((file) => {
    const there = ours.get(file.path);
    if (there === undefined)
      return { ...file, state: paths.includes(file.path) ? ('taken' as const) : ('new' as const) };
    if (!isAsWritten(there)) return { ...file, state: 'edited' as const };
    return {
      ...file,
      state: sameWords(there, file.text) ? ('same' as const) : ('changed' as const),
    };
  });
  const isOffered = (path: string): boolean => offered.some((file) => file.path === path);
  return succeed({
    campaign: campaign.id,
    title: campaign.title,
    contentFiles: content.length,
    seeds,
    files: offered,
    stale: [...ours].flatMap(([path, text]) =>
      isAsWritten(text) && !isOffered(path) ? [path] : [],
    ),
  });
}

export type WrittenHere = {
  /** By path inside the campaign, with its text: what says that the built-in writer made it. */
  readonly ours: ReadonlyMap<string, string>;
  /** Every file there is, by its path inside the campaign. */
  readonly paths: readonly string[];
  /** All that says it was generated, by whatever. */
  readonly generated: readonly string[];
};

/** What of a campaign was written here; a name alone says nothing. */
export async function writtenHere(
  at: CampaignAt,
  signal: AbortSignal,
): Promise<Result<WrittenHere, string>> {
  const { store, id } = at;
  const loaded = await loadCampaign(store, id, signal);
  if (!loaded.ok) return fail(loaded.error.message);
  const { generated } = loaded.value;
  // As the library's cards do: what two late parts share would be fetched by everybody.
  const { oursAmong } = await import('@/engine/library/enrichment-standing');
  const ours = await oursAmong(at, generated, signal);
  const paths = (await store.list(id, signal)).map((path) => path.slice(id.length + 1));
  return succeed({ ours, paths, generated });
}

/** What was written here and is there, also in a campaign that is not sparse any more. */
export async function enrichmentHere(
  at: CampaignAt,
  signal: AbortSignal,
): Promise<Result<readonly OfferedFile[], string>> {
  const here = await writtenHere(at, signal);
  if (!here.ok) return here;
  const { isAsWritten } = await import('@/reading/enrich/as-written');
  return succeed(
    [...here.value.ours].map(([path, text]) => ({
      ...{ path, text, kind: kindAt(path) },
      state: isAsWritten(text) ? ('same' as const) : ('edited' as const),
    })),
  );
}

function kindAt(path: string): GeneratedFile['kind'] {
  if (path.startsWith('characters/')) return 'person';
  if (path.startsWith('lore/')) return 'lore';
  return path.startsWith('plot/endings/') ? 'ending' : 'beats';
}

/** The same campaign as if these files were not there. */
function without({ store, id }: CampaignAt, paths: ReadonlySet<string>): FileStore {
  const isHidden = (path: string): boolean => paths.has(path.slice(id.length + 1));
  return {
    readText: async (path, signal) => (isHidden(path) ? null : store.readText(path, signal)),
    list: async (folder, signal) =>
      (await store.list(folder, signal)).filter((path) => !isHidden(path)),
  };
}

function whyUnread({ campaign }: LoadedCampaign): string {
  if (campaign.passages.size > 0) return enrichmentWords.hasPassages(campaign.title);
  return isEnglish(campaign)
    ? enrichmentWords.noProse(campaign.title)
    : enrichmentWords.otherLanguage(campaign.title);
}

/** What people hide is no seed. */
async function seedsOf(
  { store, id }: CampaignAt,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const seeds = new Map<string, string>();
  for (const path of paths) {
    if (!/\.(?:json|md|txt)$/.test(path) || path.endsWith('/secrets.md')) continue;
    const place = `${id}/${path}`;
    const bytes =
      (await store.readBytes?.(place, openedCampaignLimits.bytes, signal)) ??
      encodeUtf8((await store.readText(place, signal)) ?? '');
    seeds.set(path, sha256OfBytes(bytes));
  }
  return seeds;
}
