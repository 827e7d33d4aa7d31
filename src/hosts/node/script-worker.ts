import { parentPort } from 'node:worker_threads';

import { serveGuest } from '@/hosts/shared/script-host/serve-guest';

/** The thread's entry. */
const port = parentPort;
if (port === null) throw new Error('script-worker runs only as a worker thread');

port.on(
  'message',
  serveGuest((message) => {
    port.postMessage(message);
  }),
);
