import { GuestThreadPool } from '@/hosts/shared/script-host/guest-thread-pool';
import type { RawThread, RawThreadEvents } from '@/hosts/shared/script-host/guest-thread';
import type { FromGuestThread } from '@/hosts/shared/script-host/guest-thread-messages';
import { scriptHostOver } from '@/hosts/shared/script-host/script-host-over';
import { endWorker, startWorker } from '@/hosts/web/own-worker';
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
  const pool = new GuestThreadPool({
    workers,
    startThread: (events) => startScriptWorker(workerUrl, events),
    makeBootable: async () => ({ module: await compiledFrom(wasmUrl) }),
  });
  return {
    ...scriptHostOver(pool),
    warm: () => {
      pool.warm();
    },
  };
}

/** A server that calls wasm something else stops the browser's quick way, not this one. */
async function compiledFrom(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  return type.startsWith('application/wasm')
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

function startScriptWorker(url: string, events: RawThreadEvents): RawThread {
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
