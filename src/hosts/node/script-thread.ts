import { Worker } from 'node:worker_threads';

import type { RawThread, RawThreadEvents } from '@/hosts/shared/script-host/guest-thread';
import type { FromGuestThread } from '@/hosts/shared/script-host/guest-thread-messages';

/** A worker thread of Node. */
export function startScriptThread(workerFile: string, events: RawThreadEvents): RawThread {
  const worker = new Worker(workerFile, {
    env: {},
    // Flags of the host (loaders, inspectors) would run in the thread as well.
    execArgv: [],
    stdin: false,
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
  worker.on('message', (message: FromGuestThread) => {
    events.message(message);
  });
  worker.on('error', (error) => {
    events.failed(error.message);
  });
  worker.on('exit', () => {
    events.failed('the thread ended');
  });
  return {
    post: (message) => {
      worker.postMessage(message);
    },
    keepsProcessAlive: (alive) => {
      if (alive === 'yes') worker.ref();
      else worker.unref();
    },
    terminate: async () => {
      await worker.terminate();
    },
  };
}
