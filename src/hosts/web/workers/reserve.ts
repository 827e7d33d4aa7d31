import { writeFile } from '@/hosts/web/workers/write-file';

/** Without space SQLite cannot even tidy up: room for some hundred scenes is kept back for that day. */
const reserveBytes = 4 * 1024 * 1024;
const fileName = 'reserve';

/** Space that is kept back in this browser. */
export class Reserve {
  private filling: Promise<void> | undefined;

  constructor(private readonly storageName: string) {}

  /** A browser that has no room for it has none to give back either. */
  fill(): Promise<void> {
    this.filling ??= this.fillOnce().catch(() => this.remove().catch(() => undefined));
    return this.filling;
  }

  /** Whether there was something to let go. */
  async release(): Promise<boolean> {
    await this.filling;
    this.filling = undefined;
    return this.remove().then(
      () => true,
      () => false,
    );
  }

  private async fillOnce(): Promise<void> {
    const folder = await this.folder();
    const file = await folder.getFileHandle(fileName, { create: true });
    // One that was not written to its end is written again.
    if ((await file.getFile()).size === reserveBytes) return;
    await writeFile(folder, fileName, new Uint8Array(reserveBytes));
  }

  private async remove(): Promise<void> {
    await (await this.folder()).removeEntry(fileName);
  }

  private async folder(): Promise<FileSystemDirectoryHandle> {
    const root = await navigator.storage.getDirectory();
    return root.getDirectoryHandle(this.storageName);
  }
}
