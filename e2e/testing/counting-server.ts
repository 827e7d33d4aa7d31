import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Transfer = { readonly file: string; readonly bytes: number };

export type CountingServer = {
  readonly address: string;
  /** What was sent so far, to the page and to its workers alike. */
  transfers(): readonly Transfer[];
  close(): Promise<void>;
};

/** Stands before another server and counts what it sends: a worker's requests are seen nowhere else. */
export async function countingServer(behind: string): Promise<CountingServer> {
  const transfers: Transfer[] = [];
  const server = createServer((request, response) => {
    const { method, headers, url: file = '/' } = request;
    const passed = ask(new URL(file, behind), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      let bytes = headerBytes(answer);
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => transfers.push({ file, bytes }));
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    transfers: () => transfers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

function headerBytes({ rawHeaders }: IncomingMessage): number {
  const separator = ': '.length;
  return rawHeaders.reduce((sum, part) => sum + part.length + separator, 0);
}
