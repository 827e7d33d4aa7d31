import { encodeUtf8 } from '@/foundation/encode-utf8';
import type { StorageChange } from '@/persistence/rows/storage-rows';

/** What a skill keeps, with its size always at hand: measuring all of it at each change would take seconds. */
export class KeptEntries {
  private readonly entries = new Map<string, string>();
  private sizeInBytes = 0;

  constructor(skill: string, committed: ReadonlyMap<string, string>) {
    for (const [key, value] of committed) this.apply({ skill, key, value });
  }

  get count(): number {
    return this.entries.size;
  }

  /** Of all names and values. */
  get bytes(): number {
    return this.sizeInBytes;
  }

  get keys(): readonly string[] {
    return [...this.entries.keys()].sort();
  }

  textOf(key: string): string | undefined {
    return this.entries.get(key);
  }

  bytesOf(key: string): number {
    const text = this.entries.get(key);
    return text === undefined ? 0 : sizeOf(key, text);
  }

  apply({ key, value }: StorageChange): void {
    this.sizeInBytes -= this.bytesOf(key);
    if (value === null) this.entries.delete(key);
    else {
      this.entries.set(key, value);
      this.sizeInBytes += sizeOf(key, value);
    }
  }
}

export function sizeOf(key: string, text: string): number {
  return encodeUtf8(key).length + encodeUtf8(text).length;
}
