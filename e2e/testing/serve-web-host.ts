import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { buildSync } from 'esbuild';

import { fileStoreFiles } from '@/ports/contract-tests/file-store-cases';

import { root, temporaryFolder } from './narratoria';
import { serveBuiltApp } from './serve-built-app';

export type ServedHost = {
  readonly port: string;
  /** Puts a newer file in the place of the one that is served. */
  publish(file: string, text: string): void;
  close(): Promise<void>;
};

/** A page with the web host and its contract suites, beside the true workers, as the app is served. */
export async function serveWebHost(): Promise<ServedHost> {
  execFileSync(process.execPath, [path.join(root, 'scripts/build-web-workers.mjs')]);
  const folder = temporaryFolder();
  const publish = (file: string, content: string | Uint8Array): void => {
    writeFileSync(path.join(folder, file), content);
  };
  for (const part of ['workers', 'content'])
    cpSync(path.join(root, 'public', part), path.join(folder, part), { recursive: true });
  publish('index.html', page('<script type="module" src="/page.js"></script>'));
  publish('another.html', page('Another page.'));
  publish('page.js', pageScript());
  publish('case-files.json', caseFiles());
  const served = await serveBuiltApp(folder);
  return { port: new URL(served.address).port, publish, close: () => served.close() };
}

function page(body: string): string {
  return `<!doctype html><title>Web host</title><link rel="icon" href="data:,">${body}`;
}

function pageScript(): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['e2e/testing/web-host-page.ts'],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    define: { __DEV__: 'false', 'process.env.EXPO_BASE_URL': '""' },
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

/** What the contract of file stores wants, and something beside it that must not be seen. */
function caseFiles(): string {
  const files = Object.entries(fileStoreFiles).map(([file, text]) => [`campaigns/${file}`, text]);
  const all = [...files, ['skills/other.md', 'not of this folder']];
  return JSON.stringify(Object.fromEntries(all));
}
