import { parentPort } from 'node:worker_threads';

import type { ToScriptWorker } from '@/hosts/node/script-worker-messages';
import { Guest } from '@/hosts/shared/guest';

/** The thread's entry: boots one guest and passes messages to and from it. */
const port = parentPort;
if (port === null) throw new Error('script-worker runs only as a worker thread');

let guest: Guest | undefined;
port.on('message', (message: ToScriptWorker) => {
  if (message.kind !== 'boot') {
    guest?.receive(message);
    return;
  }
  guest = new Guest(message.module, message.image, (posted) => {
    port.postMessage(posted);
  });
  port.postMessage({ kind: 'ready' });
});
