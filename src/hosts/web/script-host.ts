import { GuestThreadPool } from '@/hosts/shared/script-host/guest-thread-pool';
import type { RawThread, RawThreadEvents } from '@/hosts/shared/script-host/guest-thread';
import type { FromGuestThread } from '@/hosts/shared/script-host/guest-thread-messages';
import { scriptHostOver } from '@/hosts/shared/script-host/script-host-over';
import { endWorker, startWorker } from '@/hosts/web/own-worker';
import { startInRoom } from '@/hosts/web/start-in-room';
import type { ScriptHost } from '@/ports/script-host';

export type WebScriptHostOptions = {
  readonly workerUrl: string;
  readonly wasmUrl: string;
};

export interface WebScriptHost extends ScriptHost {
  /** Starts the workers before a script needs them. */
  warm(): void;
}

const workers = 2;

export function createWebScriptHost({ workerUrl, wasmUrl }: WebScriptHostOptions): WebScriptHost {
  const code = retried(async () => (await fetched(workerUrl)).text());
  const pool = new GuestThreadPool({
    workers,
    startThread: (events) => startScriptWorker(code(), workerUrl, events),
    makeBootable: async () => ({ module: await (await fetched(wasmUrl)).arrayBuffer() }),
  });
  return {
    ...scriptHostOver(pool),
    warm: () => {
      pool.warm();
    },
  };
}

/** Done once; what failed is tried again. */
function retried<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => {
    done ??= work().catch((reason: unknown) => {
      done = undefined;
      throw reason;
    });
    return done;
  };
}

/** Compiled by each worker: a module cannot be posted to an origin that is nobody's. */
async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server answered ${String(response.status)}`);
  return response;
}

/** What is posted before it has started waits; promises keep the order. */
function startScriptWorker(code: Promise<string>, url: string, events: RawThreadEvents): RawThread {
  const started = code.then(
    async (text) => (await startInRoom(text, events)) ?? startBeside(url, events),
  );
  started.catch((reason: unknown) => {
    events.failed(reason instanceof Error ? reason.message : 'its file could not be loaded');
  });
  const then = (act: (thread: RawThread) => void): void => {
    started.then(act, () => undefined);
  };
  return {
    post: (message) => {
      then((thread) => {
        thread.post(message);
      });
    },
    keepsProcessAlive: () => undefined,
    terminate: () => {
      then((thread) => void thread.terminate());
      return Promise.resolve();
    },
  };
}

/** In the page's own origin, for browsers that cannot do better. */
function startBeside(url: string, events: RawThreadEvents): RawThread {
  const worker = startWorker(url, 'scripts');
  worker.addEventListener('message', ({ data }: MessageEvent<FromGuestThread>) => {
    events.message(data);
  });
  worker.addEventListener('error', ({ message }: Partial<ErrorEvent>) => {
    events.failed(message ?? 'its file could not be loaded');
  });
  return {
    post: (message) => {
      worker.postMessage(message);
    },
    keepsProcessAlive: () => undefined,
    terminate: () => {
      endWorker(worker);
      return Promise.resolve();
    },
  };
}
