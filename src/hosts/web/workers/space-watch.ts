type WriteToHandle = (this: unknown, bytes: Uint8Array, ...rest: unknown[]) => number;

/** Only secure pages have it. */
type MayHaveHandles = {
  readonly FileSystemSyncAccessHandle?: { readonly prototype: { write: WriteToHandle } };
};

/** Chromium does not throw as it should, but answers with this error's number as a count of bytes. */
const noSpace = -8;

let isSpaceUsedUp = false;

/** SQLite hears only that a write failed; that there was no space is known to the handle alone. */
export function watchSpace(): void {
  const prototype = (globalThis as MayHaveHandles).FileSystemSyncAccessHandle?.prototype;
  if (prototype === undefined) return;
  const { write } = prototype;
  prototype.write = function (bytes, ...rest) {
    try {
      const written = write.call(this, bytes, ...rest);
      isSpaceUsedUp ||= written < bytes.byteLength || (written | 0) === noSpace;
      return written;
    } catch (reason) {
      isSpaceUsedUp ||= (reason as { name?: string }).name === 'QuotaExceededError';
      throw reason;
    }
  };
}

/** Whether a write was refused for lack of space since this was last asked. */
export function wasSpaceUsedUp(): boolean {
  const was = isSpaceUsedUp;
  isSpaceUsedUp = false;
  return was;
}
