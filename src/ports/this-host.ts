import type { FileExchange } from '@/ports/file-exchange';
import type { HostServices } from '@/ports/host-services';
import type { PreferenceStore } from '@/ports/preference-store';

export type HostStatus =
  | { readonly kind: 'opening' }
  /** `visit`: there is no storage here, the story lasts until the window closes. */
  | { readonly kind: 'ready'; readonly services: HostServices; readonly keeps: 'device' | 'visit' }
  /** Another window has the stories open; this one becomes ready by itself when that one closes. */
  | { readonly kind: 'elsewhere' }
  /** One sentence for the player. */
  | { readonly kind: 'failed'; readonly message: string };

/** The device the app runs on, whichever it is. */
export interface ThisHost {
  readonly preferences: PreferenceStore;
  /** Null where files cannot be exchanged yet. */
  readonly files: FileExchange | null;
  /**
   * Tells the status now and at each change, until the returned function is called. The first watcher
   * opens the host. After `elsewhere` the services given before reject, and new ones come with `ready`.
   */
  watch(listener: (status: HostStatus) => void): () => void;
  /** Asks the other window to let the stories go. */
  takeOver(): void;
  /** Tells when a newer version of the app waits to take this one's place. */
  watchUpdate(listener: () => void): () => void;
  applyUpdate(): void;
}
