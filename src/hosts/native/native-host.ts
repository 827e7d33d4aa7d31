import type { NativeParts } from '@/hosts/native/native-parts';
import type { PreferenceStore } from '@/ports/preference-store';
import type { HostStatus, ThisHost } from '@/ports/this-host';

/** A phone or tablet as a host. Nothing runs skill scripts there yet, so no story can be played. */
export class NativeHost implements ThisHost {
  readonly preferences = keptWhileOpen();
  readonly files = null;

  constructor(readonly parts: NativeParts) {}

  watch(listener: (status: HostStatus) => void): () => void {
    listener({ kind: 'failed', message: this.whyNot() });
    return () => undefined;
  }

  takeOver(): void {
    // There is one window.
  }

  watchUpdate(): () => void {
    return () => undefined;
  }

  applyUpdate(): void {
    // A newer version comes from the store.
  }

  private whyNot(): string {
    return this.parts.openDatabase === null
      ? 'Expo Go cannot keep stories; open Narratoria in a browser.'
      : 'Stories cannot be played in the app for phones yet; open Narratoria in a browser.';
  }
}

function keptWhileOpen(): PreferenceStore {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => {
      kept.set(key, value);
    },
  };
}
