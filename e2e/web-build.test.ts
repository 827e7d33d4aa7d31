import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import { folderOf, runWebScript } from './testing/web-server';

const folders: string[] = [];

function exported(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = folderOf({
    'index.html': '<!doctype html>',
    '_expo/static/js/web/entry-0a1b.js': 'let smokes = 43;',
    'workers/sql-0A1B.js': 'let sql;',
    ...files,
  });
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('the budget of a first visit', () => {
  const weigh = (folder: string): ReturnType<typeof runWebScript> =>
    runWebScript('check-web-budget.mjs', folder);

  it('is kept by a small app', async () => {
    expect(await weigh(exported())).toMatchObject({ code: 0 });
  });

  it('counts what travels, not what lies there', async () => {
    const folder = exported({ 'workers/quickjs-0a1b.wasm': Buffer.alloc(5_000_000) });
    expect(await weigh(folder)).toMatchObject({ code: 0 });
  });

  it('is broken by too much of anything', async () => {
    const folder = exported({ 'pictures/place.bin': randomBytes(1_999_999) });
    expect(await weigh(folder)).toMatchObject({
      code: 1,
      said: expect.stringMatching(
        /\nA first visit transfers 2,00\d KB, the budget is 2,000 KB\.\n$/,
      ) as string,
    });
  });

  it('is broken by too much JavaScript, workers included', async () => {
    const folder = exported({
      'index.html': '<script src="/_expo/static/js/web/entry-0a1b.js"></script>',
      '_expo/static/js/web/entry-0a1b.js': randomBytes(300_000),
      'workers/sql-0A1B.js': randomBytes(300_000),
    });
    expect(await weigh(folder)).toMatchObject({
      code: 1,
      said: expect.stringMatching(
        /\nThe JavaScript is 60\d KB zipped, the budget is 600 KB\.\n$/,
      ) as string,
    });
  });

  it('does not count the code of screens that are fetched when they are opened', async () => {
    const folder = exported({
      'index.html': '<script src="/_expo/static/js/web/entry-0a1b.js"></script>',
      '_expo/static/js/web/entry-0a1b.js': randomBytes(300_000),
      '_expo/static/js/web/tools-screen-0a1b.js': randomBytes(400_000),
    });
    expect(await weigh(folder)).toMatchObject({ code: 0 });
  });

  it('does not count what is fetched after the story has opened', async () => {
    const folder = exported({
      'icons/icon-512.png': randomBytes(2_000_000),
      'content/picture-0a1b.png': randomBytes(2_000_000),
      'sw.js': 'let sw;',
    });
    expect(await weigh(folder)).toMatchObject({ code: 0 });
  });
});

type ServiceWorkerBuild = {
  readonly version: string;
  readonly headers: readonly Readonly<Record<string, string>>[];
  readonly files: Readonly<Record<string, { readonly sha256: string; readonly headers: number }>>;
};

/** What the builder puts in front of the service worker's program. */
function buildIn(folder: string): ServiceWorkerBuild {
  const [first = ''] = readFileSync(path.join(folder, 'sw.js'), 'utf8').split('\n');
  return vm.runInNewContext(`${first} build`) as ServiceWorkerBuild;
}

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

async function built(folder: string): Promise<ServiceWorkerBuild> {
  expect(await runWebScript('build-service-worker.mjs', folder)).toMatchObject({ code: 0 });
  return buildIn(folder);
}

describe('the service worker', () => {
  it('lists every file by its content, the page under its address', async () => {
    const folder = exported({ 'sw.js': 'old', _headers: '', 'build.json': '{}', 'a.js.map': '' });
    const { files } = await built(folder);
    expect(
      Object.fromEntries(Object.entries(files).map(([file, { sha256 }]) => [file, sha256])),
    ).toEqual({
      './': sha256Of('<!doctype html>'),
      '_expo/static/js/web/entry-0a1b.js': sha256Of('let smokes = 43;'),
      'workers/sql-0A1B.js': sha256Of('let sql;'),
    });
  });

  it('knows the headers of a page and of a worker, for hosts that send none', async () => {
    const { files, headers } = await built(exported());
    const policyOf = (file: string): string | undefined =>
      headers[files[file]?.headers ?? -1]?.['content-security-policy'];
    expect([policyOf('./')?.slice(0, 56), policyOf('workers/sql-0A1B.js')]).toEqual([
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
      "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
    ]);
  });

  it('has the same version for the same files, and another for any change', async () => {
    const folder = exported();
    const first = await built(folder);
    const again = await built(folder);
    writeFileSync(path.join(folder, 'index.html'), '<!doctype html><p>');
    const changed = await built(folder);
    writeFileSync(path.join(folder, 'more.txt'), '');
    const more = await built(folder);
    expect([
      again.version === first.version,
      new Set([first.version, changed.version, more.version]).size,
    ]).toEqual([true, 3]);
  });

  it('is a program that can be read', async () => {
    const folder = exported();
    await built(folder);
    expect(() => new vm.Script(readFileSync(path.join(folder, 'sw.js'), 'utf8'))).not.toThrow();
  });

  it('is not built for a folder without a page', async () => {
    const folder = exported();
    rmSync(path.join(folder, 'index.html'));
    expect(await runWebScript('build-service-worker.mjs', folder)).toEqual({
      code: 1,
      said: `The service worker could not be built: There is no index.html in ${folder}.\n`,
    });
  });
});
