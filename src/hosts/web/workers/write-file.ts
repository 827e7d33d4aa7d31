/** Only workers have it, and the declarations are those of a page. */
type InWorker = {
  createSyncAccessHandle(): Promise<{
    truncate(size: number): void;
    write(bytes: Uint8Array, options: { readonly at: number }): number;
    flush(): void;
    close(): void;
  }>;
};

/** Whole, and on the disk when it resolves. */
export async function writeFile(
  folder: FileSystemDirectoryHandle,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const file = await folder.getFileHandle(name, { create: true });
  const handle = await (file as FileSystemFileHandle & InWorker).createSyncAccessHandle();
  try {
    handle.truncate(0);
    if (handle.write(bytes, { at: 0 }) !== bytes.length)
      throw new DOMException('There is no space left.', 'QuotaExceededError');
    handle.flush();
  } finally {
    handle.close();
  }
}
