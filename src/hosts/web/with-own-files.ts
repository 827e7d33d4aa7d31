import type { ChangeableFileStore, FileStore } from '@/ports/file-store';
import type { PreferenceStore } from '@/ports/preference-store';

const everHad = 'own-files';

/**
 * The player's own files over the bundled ones. Until something was put there, nothing is opened and
 * none of the code for it is fetched: a first visit must not wait for what it has not got.
 */
export function withOwnFiles(
  bundled: FileStore,
  { name, preferences }: { readonly name: string; readonly preferences: PreferenceStore },
): ChangeableFileStore {
  let layers: Promise<ChangeableFileStore> | undefined;
  const open = (): Promise<ChangeableFileStore> => {
    layers ??= layered(bundled, name).catch((reason: unknown) => {
      layers = undefined;
      throw reason;
    });
    return layers;
  };
  const store = (): Promise<FileStore> =>
    preferences.read(everHad) === null ? Promise.resolve(bundled) : open();
  return {
    readText: async (path, signal) => (await store()).readText(path, signal),
    readBytes: async (path, mostBytes, signal) =>
      (await (await store()).readBytes?.(path, mostBytes, signal)) ?? null,
    list: async (folder, signal) => (await store()).list(folder, signal),
    changes: {
      write: async (path, bytes, signal) => {
        const written = await (await open()).changes.write(path, bytes, signal);
        if (written.ok) preferences.write(everHad, 'yes');
        return written;
      },
      remove: async (path, signal) => (await open()).changes.remove(path, signal),
      rename: async (from, to, signal) => (await open()).changes.rename(from, to, signal),
      watch: (path, listener) => {
        let hasEnded = false;
        let end = (): void => undefined;
        // Whoever changes something waits for the same opening, and says what went wrong with it.
        open().then(
          ({ changes }) => {
            if (!hasEnded) end = changes.watch(path, listener);
          },
          () => undefined,
        );
        return () => {
          hasEnded = true;
          end();
        };
      },
    },
  };
}

async function layered(bundled: FileStore, name: string): Promise<ChangeableFileStore> {
  const { openOwnFiles } = await import('@/hosts/web/own-files');
  return openOwnFiles(name, bundled);
}
