import { loadCampaign } from '@/campaign/load-campaign';
import type { Engine } from '@/engine/engine';
import {
  campaignInFolder,
  campaignInZip,
  type CampaignFolder,
} from '@/engine/files/campaign-folder';
import { campaignIdOf } from '@/engine/files/campaign-id-of';
import { openingWords } from '@/engine/files/opening-words';
import { openedMark } from '@/engine/library/opened-mark';
import { decodeUtf8 } from '@/foundation/decode-utf8';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { fail, succeed, type Result } from '@/foundation/result';
import type { FileChanges, FileStore } from '@/ports/file-store';

/** A campaign that was taken in, and is played like any other. */
export type OpenedCampaign = {
  readonly id: string;
  readonly title: string;
  /** What is wrong or odd in its files; the rest plays. */
  readonly findings: number;
  /** How many of its files say that they were generated. */
  readonly generated: number;
  /** What its author wants known before it begins; absent where they say nothing. */
  readonly rating?: string;
  readonly warnings?: readonly string[];
};

/** Takes in the campaign of a zip; one sentence where that cannot be done, and then nothing has changed. */
export async function openCampaignZip(
  engine: Engine,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  signal: AbortSignal,
): Promise<Result<OpenedCampaign, string>> {
  const folder = campaignInZip(name, bytes);
  return folder.ok ? takeIn(engine, folder.value, signal) : folder;
}

/** The same of a folder. */
export async function openCampaignFolder(
  engine: Engine,
  { name, store }: { readonly name: string; readonly store: FileStore },
  signal: AbortSignal,
): Promise<Result<OpenedCampaign, string>> {
  const folder = await campaignInFolder(name, store, signal);
  return folder.ok ? takeIn(engine, folder.value, signal) : folder;
}

async function takeIn(
  engine: Engine,
  { name, files }: CampaignFolder,
  signal: AbortSignal,
): Promise<Result<OpenedCampaign, string>> {
  const { campaigns } = engine.host.content;
  if (campaigns.changes === undefined) return fail(openingWords.nothingKept);
  const id = await idFor(campaigns, campaignIdOf(name), signal);
  const tried = await loadCampaign(storeOf(id, files), id, signal);
  if (!tried.ok) return fail(tried.error.message);
  const marked = new Map([...files, [openedMark, encodeUtf8(`${name}\n`)]]);
  const placed = await place(campaigns.changes, id, marked, signal);
  if (!placed.ok) return placed;
  engine.readAnew(id);
  const loaded = await engine.loadCampaign(id, signal);
  if (!loaded.ok) return fail(loaded.error.message);
  const { campaign, findings, generated } = loaded.value;
  const counts = { findings: findings.length, generated: generated.length };
  const { title, rating, warnings } = campaign;
  return succeed({
    ...{ id, title, ...counts },
    ...(rating === undefined ? {} : { rating }),
    ...(warnings === undefined ? {} : { warnings }),
  });
}

/** Free, or of one that was opened before: what is bundled or was put here by hand stays in sight. */
async function idFor(store: FileStore, wished: string, signal: AbortSignal): Promise<string> {
  const isFree = (await store.list(wished, signal)).length === 0;
  if (isFree || (await store.readText(`${wished}/${openedMark}`, signal)) !== null) return wished;
  return idFor(store, `${wished}-own`, signal);
}

/** Beside what is there until all of it is written; a folder that begins with a dot is no campaign. */
async function place(
  changes: FileChanges,
  id: string,
  files: ReadonlyMap<string, Uint8Array>,
  signal: AbortSignal,
): Promise<Result<void, string>> {
  const coming = `.coming-${id}`;
  const going = `.going-${id}`;
  // Of an opening that was killed: its files must not be mixed with these.
  await changes.remove(coming, signal);
  await changes.remove(going, signal);
  const discard = () => changes.remove(coming, signal);
  const written = await write(changes, coming, files, signal).catch(async (reason: unknown) => {
    // A full disk needs the space.
    await discard().catch(() => undefined);
    throw reason;
  });
  if (!written.ok) {
    await discard();
    return written;
  }
  await changes.rename(id, going, signal);
  const renamed = await changes.rename(coming, id, signal);
  if (!renamed.ok) {
    await changes.rename(going, id, signal);
    return fail(renamed.error.message);
  }
  await changes.remove(going, signal);
  return succeed(undefined);
}

async function write(
  changes: FileChanges,
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
  signal: AbortSignal,
): Promise<Result<void, string>> {
  for (const [path, bytes] of files) {
    if (signal.aborted) return fail(openingWords.stopped);
    const written = await changes.write(`${folder}/${path}`, bytes, signal);
    if (!written.ok) return fail(written.error.message);
  }
  return succeed(undefined);
}

/** The files as they will lie there: what cannot be played must not take the place of what can. */
function storeOf(id: string, files: ReadonlyMap<string, Uint8Array>): FileStore {
  return {
    readText: (path) => {
      const bytes = files.get(path.slice(id.length + 1));
      return Promise.resolve(bytes === undefined ? null : (decodeUtf8(bytes) ?? ''));
    },
    list: () => Promise.resolve([...files.keys()].sort().map((path) => `${id}/${path}`)),
  };
}
