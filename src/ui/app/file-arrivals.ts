import type { FileExchange } from '@/ports/file-exchange';
import type { OpenFiles } from '@/ui/files/desk-host';

/** How files come to the app; whichever comes is taken in by the sheet of the device's files. */
export class FileArrivals {
  constructor(
    private readonly exchange: FileExchange,
    private readonly open: (files: OpenFiles) => void,
  ) {}

  /** Asks at once, as a browser wants it; the sheet rises when a file was chosen. */
  async choose(): Promise<void> {
    const file = await this.exchange.choose(new AbortController().signal);
    if (file !== null) this.open({ kind: 'device', file });
  }

  /** What is dropped onto the window comes in, until the returned function is called. */
  watchDrops(): () => void {
    return this.exchange.watchDrops((file) => {
      this.open({ kind: 'device', file });
    });
  }
}
