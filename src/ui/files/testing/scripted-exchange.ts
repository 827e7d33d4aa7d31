import { fail, succeed, type Result } from '@/foundation/result';
import type { ChosenFile, FileExchange, NamedFile } from '@/ports/file-exchange';

/** A player who keeps every file they are handed, and hands over the ones a test put ready. */
export class ScriptedExchange implements FileExchange {
  readonly given: NamedFile[] = [];
  /** Handed over one after the other; null is a player who changes their mind. */
  readonly ready: (NamedFile | null)[] = [];
  whyNotGiven: string | null = null;
  private onDrop: ((file: ChosenFile) => void) | null = null;
  /** Awaited while a file is read. */
  onReading: () => Promise<void> = () => Promise.resolve();

  get lastGiven(): NamedFile {
    const last = this.given[this.given.length - 1];
    if (last === undefined) throw new Error('nothing was given');
    return last;
  }

  give(file: NamedFile): Promise<Result<'given', string>> {
    if (this.whyNotGiven !== null) return Promise.resolve(fail(this.whyNotGiven));
    this.given.push(file);
    return Promise.resolve(succeed('given'));
  }

  choose(): Promise<ChosenFile | null> {
    const file = this.ready.shift();
    if (file === undefined) throw new Error('no file is ready');
    return Promise.resolve(file === null ? null : this.chosen(file));
  }

  watchDrops(listener: (file: ChosenFile) => void): () => void {
    this.onDrop = listener;
    return () => {
      this.onDrop = null;
    };
  }

  drop(file: NamedFile): void {
    if (this.onDrop === null) throw new Error('nobody watches what is dropped');
    this.onDrop(this.chosen(file));
  }

  private chosen(file: NamedFile): ChosenFile {
    return {
      name: file.name,
      read: async ({ onProgress }, signal) => {
        onProgress({ bytes: 0, of: file.bytes.length });
        await this.onReading();
        return succeed(signal.aborted ? null : file);
      },
    };
  }
}
