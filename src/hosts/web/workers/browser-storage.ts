/** The declarations promise what only secure pages have. */
type Available = { readonly locks?: LockManager; readonly storage?: Partial<StorageManager> };

/** Whether something can be kept here: not on an insecure page, nor in some private windows. */
export async function canKeep(): Promise<boolean> {
  const { locks, storage } = navigator as Available;
  if (locks === undefined || storage?.getDirectory === undefined) return false;
  try {
    await storage.getDirectory();
    return true;
  } catch {
    return false;
  }
}

export async function isFolderThere(name: string): Promise<boolean> {
  try {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(name);
    return true;
  } catch {
    return false;
  }
}
