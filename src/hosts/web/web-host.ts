import type { HostStatus, ThisHost } from '@/ports/this-host';
import { AppUpdates } from '@/hosts/web/app-updates';
import { browserKeptAside } from '@/hosts/web/aside-folder';
import {
  archiveFileStore,
  loadContentArchive,
  type ContentArchive,
} from '@/hosts/web/archive-file-store';
import { assets } from '@/hosts/web/assets.gen';
import { browserClock } from '@/hosts/web/browser-clock';
import { browserDigest } from '@/hosts/web/browser-digest';
import { browserCores } from '@/hosts/web/browser-cores';
import { browserMeaning } from '@/hosts/web/browser-meaning';
import { browserRandom } from '@/hosts/web/browser-random';
import { browserFileExchange } from '@/hosts/web/file-exchange';
import { localPreferences } from '@/hosts/web/local-preferences';
import { endWorkersOfEarlierHost } from '@/hosts/web/own-worker';
import { publicUrl, storageName } from '@/hosts/web/public-url';
import { scriptHostByKind } from '@/hosts/shared/script-host/script-host-by-kind';
import { createWebScriptHost, type WebScriptHost } from '@/hosts/web/script-host';
import { StoryStorage, type StorageStatus } from '@/hosts/web/story-storage';
import { whenIdle } from '@/hosts/web/when-idle';
import { withOwnFiles } from '@/hosts/web/with-own-files';
import {
  keepDatabaseAside,
  replaceDatabase,
  workerSqlDatabase,
} from '@/hosts/web/worker-sql-database';
import type { WorkerCalls } from '@/hosts/web/worker-calls';
import type { FileStore } from '@/ports/file-store';
import { HostFault } from '@/ports/host-fault';
import type { HostStorage } from '@/ports/host-services';

/** This browser as a host. */
export class WebHost implements ThisHost {
  readonly preferences = localPreferences(storageName);
  readonly files = browserFileExchange;
  private readonly updates = new AppUpdates();
  private readonly listeners = new Set<(status: HostStatus) => void>();
  private readonly warned = new Set<(sentence: string) => void>();
  private readonly storage = new StoryStorage({
    workerUrl: publicUrl(assets.sqlWorker),
    name: storageName,
    changed: (status) => {
      void this.storageChanged(status);
    },
    warn: (sentence) => {
      for (const listener of this.warned) listener(sentence);
    },
  });
  private status: HostStatus = { kind: 'opening' };
  private latest: StorageStatus = { kind: 'opening' };
  private scripts: WebScriptHost | undefined;
  private archive: Promise<ContentArchive> | undefined;

  constructor() {
    endWorkersOfEarlierHost();
    // The one way to the network that the content policy does not close.
    Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
    Reflect.deleteProperty(globalThis, 'webkitRTCPeerConnection');
  }

  watch(listener: (status: HostStatus) => void): () => void {
    this.listeners.add(listener);
    listener(this.status);
    if (this.archive === undefined) this.open();
    return () => {
      this.listeners.delete(listener);
    };
  }

  takeOver(): void {
    this.storage.takeOver();
  }

  watchUpdate(listener: () => void): () => void {
    return this.updates.watch(listener);
  }

  applyUpdate(): void {
    this.updates.apply();
  }

  private open(): void {
    this.archive = loadContentArchive(publicUrl(assets.bundledContent));
    // Whoever waits for it says what went wrong.
    this.archive.catch(() => undefined);
    this.storage.open();
    this.updates.start();
    // A page that the browser keeps for the way back would keep the stories locked as well.
    addEventListener('pagehide', () => {
      this.storage.putAside();
    });
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.storage.open();
    });
  }

  private async storageChanged(latest: StorageStatus): Promise<void> {
    this.latest = latest;
    void this.scripts?.close();
    this.scripts = undefined;
    const status = latest.kind === 'ready' ? await this.ready(latest) : latest;
    // The storage may have been lost again while the stories were loading.
    if (this.latest === latest) this.tell(status);
  }

  private async ready({
    calls,
    keeps,
  }: Extract<StorageStatus, { readonly kind: 'ready' }>): Promise<HostStatus> {
    try {
      const archive: ContentArchive = (await this.archive) ?? new Map();
      const services = {
        storage: this.hostStorage(calls, keeps),
        content: {
          campaigns: this.campaigns(archive, keeps),
          skills: archiveFileStore(archive, 'skills'),
        },
        compute: {
          scripts: scriptHostByKind({ modules: this.startScripts() }),
          cores: browserCores(),
          digest: browserDigest,
          meaning: browserMeaning,
        },
        device: { clock: browserClock, random: browserRandom },
      };
      return { kind: 'ready', services, keeps };
    } catch (reason) {
      const message = reason instanceof HostFault ? reason.message : String(reason);
      return { kind: 'failed', message };
    }
  }

  private campaigns(archive: ContentArchive, keeps: 'device' | 'visit'): FileStore {
    const bundled = archiveFileStore(archive, 'campaigns');
    const { preferences } = this;
    return keeps === 'visit' ? bundled : withOwnFiles(bundled, { name: storageName, preferences });
  }

  private hostStorage(calls: WorkerCalls, keeps: 'device' | 'visit'): HostStorage {
    const database = workerSqlDatabase(calls);
    if (keeps === 'visit') return { database };
    return {
      database,
      keepDatabaseAside: () => keepDatabaseAside(calls),
      replaceDatabase: () => replaceDatabase(calls),
      keptAside: browserKeptAside(storageName),
      watchWarnings: (listener) => {
        this.warned.add(listener);
        return () => {
          this.warned.delete(listener);
        };
      },
    };
  }

  private startScripts(): WebScriptHost {
    const scripts = createWebScriptHost({
      workerUrl: publicUrl(assets.scriptWorker),
      wasmUrl: publicUrl(assets.quickJs),
    });
    this.scripts = scripts;
    whenIdle(() => {
      scripts.warm();
    });
    return scripts;
  }

  private tell(status: HostStatus): void {
    if (status.kind === 'opening' && this.status.kind === 'opening') return;
    this.status = status;
    for (const listener of this.listeners) listener(status);
  }
}
