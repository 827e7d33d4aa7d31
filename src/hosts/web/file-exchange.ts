import { fail, succeed, type Result } from '@/foundation/result';
import type { ChosenFile, FileExchange, NamedFile, ReadingOptions } from '@/ports/file-exchange';

/** A browser may still be asking where to put the file. */
const keepAddressMs = 10 * 60 * 1000;

/** Between two of these a reading can be stopped, and says how far it is. */
const partBytes = 4 * 1024 * 1024;

/** Downloads, and the browser's own way of choosing a file. */
export const browserFileExchange: FileExchange = {
  give: ({ name, bytes }, signal) => {
    if (signal.aborted) return Promise.resolve(fail('Nothing was saved.'));
    const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)]));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => {
      URL.revokeObjectURL(address);
    }, keepAddressMs);
    return Promise.resolve(succeed('given'));
  },
  choose: async (signal) => {
    const file = await askForFile(signal);
    return file === null ? null : chosen(file);
  },
  watchDrops: (listener) => {
    const allow = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    const take = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      // Else the browser leaves the app and shows the file.
      event.preventDefault();
      listener(chosen(file));
    };
    addEventListener('dragover', allow);
    addEventListener('drop', take);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', take);
    };
  },
};

function chosen(file: File): ChosenFile {
  return { name: file.name, read: (options, signal) => readFile(file, options, signal) };
}

/** Old browsers do not say that nothing was chosen: there it waits until the signal fires. */
function askForFile(signal: AbortSignal): Promise<File | null> {
  if (signal.aborted) return Promise.resolve(null);
  const field = document.createElement('input');
  field.type = 'file';
  // Some browsers forget a field that is nowhere on the page before anything was chosen.
  field.hidden = true;
  document.body.append(field);
  return new Promise((resolve) => {
    const end = (file: File | null) => (): void => {
      signal.removeEventListener('abort', none);
      field.remove();
      resolve(file);
    };
    const none = end(null);
    field.addEventListener('change', () => {
      end(field.files?.[0] ?? null)();
    });
    field.addEventListener('cancel', none);
    signal.addEventListener('abort', none);
    field.click();
  });
}

async function readFile(
  file: File,
  { mostBytes, onProgress }: ReadingOptions,
  signal: AbortSignal,
): Promise<Result<NamedFile | null, string>> {
  const { name, size: of } = file;
  if (of > mostBytes) return fail(`${name} is larger than can be opened.`);
  try {
    const bytes = new Uint8Array(of);
    for (let at = 0; at < of; at += partBytes) {
      onProgress({ bytes: at, of });
      bytes.set(new Uint8Array(await file.slice(at, at + partBytes).arrayBuffer()), at);
      if (signal.aborted) return succeed(null);
    }
    onProgress({ bytes: of, of });
    return succeed({ name, bytes });
  } catch {
    return fail(`${name} cannot be read: it was moved or changed, or may not be opened.`);
  }
}
