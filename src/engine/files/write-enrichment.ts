import { writtenHere, type CampaignAt, type Enrichment } from '@/engine/files/enrichment';
import { enrichmentWords } from '@/engine/files/enrichment-words';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { fail, succeed, type Result } from '@/foundation/result';
import type { FileChanges, FileFault } from '@/ports/file-store';
import type { HostFault } from '@/ports/host-fault';

export type EnrichmentWritten = {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** What a person wrote or changed, and what therefore stays. */
  readonly kept: readonly string[];
};

/** Writes what was offered: all of it or nothing, and never over anything that a person made. */
export async function acceptEnrichment(
  at: CampaignAt,
  { title, files, stale }: Pick<Enrichment, 'title' | 'files' | 'stale'>,
  signal: AbortSignal,
): Promise<Result<EnrichmentWritten, string>> {
  const { changes } = at.store;
  if (changes === undefined) return fail(enrichmentWords.readOnly(title));
  const coming = files.filter(({ state }) => state === 'new' || state === 'changed');
  const going = [
    ...files.filter(({ state }) => state === 'changed').map(({ path }) => path),
    ...stale,
  ];
  const texts = new Map(coming.map(({ path, text }) => [path, text]));
  const changed = await change({ changes, id: at.id, texts, going }, signal);
  if (!changed.ok) return changed;
  await clearFolders(at, changes, stale, signal);
  return succeed({
    written: [...texts.keys()],
    removed: stale,
    kept: files
      .filter(({ state }) => state === 'taken' || state === 'edited')
      .map(({ path }) => path),
  });
}

/** Takes away what was written here, but nothing that a person has changed since. */
export async function discardEnrichment(
  at: CampaignAt,
  signal: AbortSignal,
): Promise<Result<EnrichmentWritten, string>> {
  const { changes } = at.store;
  if (changes === undefined) return fail(enrichmentWords.readOnly(at.id));
  const before = await writtenHere(at, signal);
  if (!before.ok) return before;
  const { isAsWritten } = await import('@/reading/enrich/as-written');
  const ours = [...before.value.ours];
  const removed = ours.flatMap(([path, text]) => (isAsWritten(text) ? [path] : []));
  const changed = await change({ changes, id: at.id, texts: new Map(), going: removed }, signal);
  if (!changed.ok) return changed;
  await clearFolders(at, changes, removed, signal);
  const kept = ours.flatMap(([path]) => (removed.includes(path) ? [] : [path]));
  return succeed({ written: [], removed, kept });
}

/** Why nothing was written, where the device itself failed: nobody knows the folder in which it was made ready. */
export function unwrittenWords({ message }: HostFault): string {
  return `${message.replace('.enriching/new/', '')} Nothing was written.`;
}

type Change = {
  readonly changes: FileChanges;
  readonly id: string;
  readonly texts: ReadonlyMap<string, string>;
  readonly going: readonly string[];
};

/** What comes is whole beside the files before the first of them moves; what fails then is moved back. */
async function change(
  { changes, id, texts, going }: Change,
  signal: AbortSignal,
): Promise<Result<void, string>> {
  const aside = `${id}/.enriching`;
  // Whoever stops it does not want half of it.
  const toTheEnd = new AbortController().signal;
  const undo: (() => Promise<unknown>)[] = [];
  const moved = async (from: string, to: string): Promise<Result<void, FileFault>> => {
    const done = await changes.rename(from, to, signal);
    if (done.ok) undo.unshift(() => changes.rename(to, from, toTheEnd));
    return done;
  };
  const steps = [
    ...[...texts].map(
      ([path, text]) =>
        () =>
          changes.write(`${aside}/new/${path}`, encodeUtf8(text), signal),
    ),
    ...going.map((path) => () => moved(`${id}/${path}`, `${aside}/old/${path}`)),
    ...[...texts.keys()].map((path) => () => moved(`${aside}/new/${path}`, `${id}/${path}`)),
  ];
  const takeBack = async (): Promise<void> => {
    for (const step of undo) await step();
    await changes.remove(aside, toTheEnd);
  };
  // Of a writing that was killed.
  await changes.remove(aside, signal);
  for (const step of steps) {
    const done = await step().catch(async (reason: unknown) => {
      await takeBack().catch(() => undefined);
      throw reason;
    });
    const message = signal.aborted ? enrichmentWords.stopped : done.ok ? null : done.error.message;
    if (message === null) continue;
    await takeBack();
    return fail(message);
  }
  await changes.remove(aside, signal);
  return succeed(undefined);
}

/** Folders in which nothing is left. */
async function clearFolders(
  { store, id }: CampaignAt,
  changes: FileChanges,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (const path of paths)
    for (let above = folderOf(path); above !== ''; above = folderOf(above)) {
      if ((await store.list(`${id}/${above}`, signal)).length > 0) break;
      await changes.remove(`${id}/${above}`, signal);
    }
}

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}
