import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import { root, temporaryFolder } from './narratoria';

/** A folder with these files in it, by their paths. */
export function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = temporaryFolder();
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

export type ScriptRun = { readonly code: number | null; readonly said: string };

/** Runs one of scripts/web to its end. */
export function runWebScript(name: string, ...parameters: readonly string[]): Promise<ScriptRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'scripts/web', name), ...parameters]);
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, said });
    });
  });
}

export type WebServer = {
  readonly address: URL;
  /** Ends it as Ctrl-C does, and tells its exit code. */
  stop(): Promise<number | null>;
};

/** What `npm start` does for a folder that is built already. */
export function startWebServer(
  folder: string,
  ...parameters: readonly string[]
): Promise<WebServer> {
  return new Promise((resolve, reject) => {
    const script = path.join(root, 'scripts/web/start.mjs');
    const child = spawn(process.execPath, [
      script,
      '--no-build',
      '--folder',
      folder,
      ...parameters,
    ]);
    const ended = new Promise<number | null>((end) => child.on('close', end));
    let said = '';
    const listen = (text: string): void => {
      said += text;
      const address = /Narratoria is at (\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      resolve({
        address: new URL(address),
        stop: () => {
          child.kill('SIGINT');
          return ended;
        },
      });
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    void ended.then(() => {
      reject(new Error(`It did not start: ${said}`));
    });
  });
}

export type Answer = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
};

export type Question = { readonly method?: string; readonly headers?: http.OutgoingHttpHeaders };

/** Asks for a path as it stands: `fetch` would tidy it up before sending. */
export function ask(
  { address }: WebServer,
  wanted: string,
  question: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = address;
    const request = http.request({ hostname, port, path: wanted, ...question }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(parts) });
      });
    });
    request.on('error', reject);
    request.end();
  });
}
