import { startInRoom } from '@/hosts/web/start-in-room';

/** What code beside the engine of the scripts would get hold of, or why not. */
export type Reach = Readonly<Record<string, string>>;

/** Only the page's own address is ever asked for. */
const probes = (page: string): string => `
const tried = async (act) => {
  try { return 'reached: ' + String(await act()); } catch (reason) { return 'refused'; }
};
const probe = async () => ({
  origin: self.origin,
  caches: await tried(async () => (await caches.open('x')) && 'open'),
  files: await tried(async () => (await navigator.storage.getDirectory()) && 'open'),
  databases: await tried(() => new Promise((resolve, reject) => {
    const asked = indexedDB.open('x');
    asked.onsuccess = () => resolve('open');
    asked.onerror = () => reject(asked.error);
  })),
  locks: await tried(() => navigator.locks.request('x', () => 'held')),
  network: await tried(async () => (await fetch(${JSON.stringify(page)}, { mode: 'no-cors' })) && 'asked'),
  code: await tried(() => import(${JSON.stringify(`${page}page.js?probe`)})),
});
addEventListener('message', async ({ ports: [page] }) => {
  self.postMessage('started');
  page.postMessage(await probe());
});`;

export async function reachInRoom(): Promise<Reach | null> {
  const { promise, resolve } = withResolvers<Reach>();
  const message = resolve as (message: unknown) => void;
  const started = await startInRoom(probes(location.href), { message, failed: () => undefined });
  return started === null ? null : promise;
}

/** The same code in a worker of the page's own origin: what the room takes away. */
export function reachBeside(): Promise<Reach> {
  const { promise, resolve } = withResolvers<Reach>();
  const code = new Blob([probes(location.href)], { type: 'text/javascript' });
  const worker = new Worker(URL.createObjectURL(code), { type: 'module' });
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Reach>) => {
    resolve(data);
  };
  worker.postMessage('here', [port2]);
  return promise;
}

function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: settle };
}
