import { topOf } from '@/foundation/file-path';
import { fail, type Result } from '@/foundation/result';
import { fileFaults } from '@/hosts/shared/files/file-faults';
import type { ChangeableFileStore, FileFault, FileStore } from '@/ports/file-store';

/**
 * The player's own files over those that came with the app. What stands at the top (a campaign, a skill)
 * is one thing: the player's hides the bundled one of the same name as a whole, because a mixture of two
 * versions is neither. Only the player's are ever changed; a whole one may be put over a bundled one.
 */
export function layeredFileStore(
  own: ChangeableFileStore,
  bundled: FileStore,
): ChangeableFileStore {
  const isOwn = async (path: string, signal: AbortSignal): Promise<boolean> =>
    (await own.list(topOf(path), signal)).length > 0;
  const isBundled = async (path: string, signal: AbortSignal): Promise<boolean> =>
    !(await isThere(own, topOf(path), signal)) && (await isThere(bundled, path, signal));
  return {
    readText: async (path, signal) =>
      (await own.readText(path, signal)) ??
      ((await isOwn(path, signal)) ? null : bundled.readText(path, signal)),
    readBytes: async (path, mostBytes, signal) => {
      const found = (await own.readBytes?.(path, mostBytes, signal)) ?? null;
      if (found !== null || (await isOwn(path, signal))) return found;
      return (await bundled.readBytes?.(path, mostBytes, signal)) ?? null;
    },
    list: async (folder, signal) => {
      const owned = await own.list(folder, signal);
      if (folder === '') return sideBySide(owned, await bundled.list('', signal));
      if (owned.length > 0 || (await isOwn(folder, signal))) return owned;
      return bundled.list(folder, signal);
    },
    changes: {
      ...own.changes,
      write: async (path, bytes, signal) =>
        (await isBundled(topOf(path), signal))
          ? refused(path)
          : own.changes.write(path, bytes, signal),
      remove: async (path, signal) =>
        (await isBundled(path, signal)) ? refused(path) : own.changes.remove(path, signal),
      rename: async (from, to, signal) => {
        if (await isBundled(from, signal)) return refused(from);
        const isWhole = topOf(to) === to;
        return !isWhole && (await isBundled(topOf(to), signal))
          ? refused(to)
          : own.changes.rename(from, to, signal);
      },
    },
  };
}

function sideBySide(own: readonly string[], bundled: readonly string[]): readonly string[] {
  const hidden = new Set(own.filter((path) => topOf(path) !== path).map(topOf));
  const shown = bundled.filter((path) => !hidden.has(topOf(path)));
  return [...new Set([...own, ...shown])].sort();
}

function refused(path: string): Result<never, FileFault> {
  return fail(fileFaults.bundled(topOf(path)));
}

async function isThere(store: FileStore, path: string, signal: AbortSignal): Promise<boolean> {
  if (path === '') return false;
  return (
    (await store.list(path, signal)).length > 0 || (await store.readText(path, signal)) !== null
  );
}
