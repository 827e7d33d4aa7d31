import { basePath, isDevelopment, publicUrl } from '@/hosts/web/public-url';
import { whenIdle } from '@/hosts/web/when-idle';

/** The declarations promise what only secure pages have. */
type MayServe = { readonly serviceWorker?: ServiceWorkerContainer };

/** The first load must not share the line with the files kept for later. */
const pauseBeforeRegisteringMs = 2_000;

/** The service worker that keeps the app for offline use: a newer one waits until it is told to take over. */
export class AppUpdates {
  private registration: ServiceWorkerRegistration | undefined;
  private isStarted = false;
  private readonly listeners = new Set<() => void>();

  /** Safe to call again. */
  start(): void {
    const { serviceWorker } = navigator as MayServe;
    if (this.isStarted || isDevelopment || serviceWorker === undefined) return;
    this.isStarted = true;
    reloadWhenReplaced(serviceWorker);
    setTimeout(() => {
      whenIdle(() => {
        void this.register(serviceWorker);
      });
    }, pauseBeforeRegisteringMs);
  }

  watch(listener: () => void): () => void {
    this.listeners.add(listener);
    if (this.isWaiting()) listener();
    return () => {
      this.listeners.delete(listener);
    };
  }

  apply(): void {
    this.registration?.waiting?.postMessage('skipWaiting');
  }

  private async register(serviceWorker: ServiceWorkerContainer): Promise<void> {
    try {
      const registration = await serviceWorker.register(publicUrl('sw.js'), {
        scope: `${basePath}/`,
        updateViaCache: 'none',
      });
      this.registration = registration;
      this.follow(registration.installing);
      registration.addEventListener('updatefound', () => {
        this.follow(registration.installing);
      });
      this.tellWhenWaiting();
    } catch {
      // Without it the app works as long as there is a connection.
    }
  }

  private follow(installing: ServiceWorker | null): void {
    installing?.addEventListener('statechange', () => {
      this.tellWhenWaiting();
    });
  }

  private tellWhenWaiting(): void {
    if (this.isWaiting()) for (const listener of this.listeners) listener();
  }

  /** The very first worker has nobody to replace: it takes its place by itself. */
  private isWaiting(): boolean {
    return Boolean(this.registration?.waiting && this.registration.active);
  }
}

/** A page must not go on with another version's files. The first worker ever replaces nobody. */
function reloadWhenReplaced(serviceWorker: ServiceWorkerContainer): void {
  if (serviceWorker.controller === null) return;
  serviceWorker.addEventListener('controllerchange', () => {
    location.reload();
  });
}
