import { fail, succeed, type Result } from '@/foundation/result';
import type { FileExchange, NamedFile, TakingOptions } from '@/ports/file-exchange';

/** A player who keeps every file they are handed, and hands over the ones a test put ready. */
export class ScriptedExchange implements FileExchange {
  readonly given: NamedFile[] = [];
  /** Handed over one after the other; null is a player who changes their mind. */
  readonly ready: (NamedFile | null)[] = [];
  whyNotGiven: string | null = null;
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

  async take(
    { onProgress }: TakingOptions,
    signal: AbortSignal,
  ): Promise<Result<NamedFile | null, string>> {
    const file = this.ready.shift();
    if (file === undefined) throw new Error('no file is ready');
    if (file === null) return succeed(null);
    onProgress({ bytes: 0, of: file.bytes.length });
    await this.onReading();
    return succeed(signal.aborted ? null : file);
  }
}
