import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import {
  ask,
  folderOf,
  runWebScript,
  startWebServer,
  type Answer,
  type WebServer,
} from './testing/web-server';

const page = '<!doctype html><title>Narratoria</title>';
const script = `${'let smokes = 43;'.repeat(40)}\n`;
const wasm = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

const parent = folderOf({
  'secret.txt': 'forty-one',
  'web/index.html': page,
  'web/manifest.webmanifest': '{}',
  'web/sw.js': script,
  'web/_expo/static/js/web/entry-0a1b.js': script,
  'web/content/bundled-0a1b.zip': 'PK',
  'web/fonts/Literata.woff2': 'wOF2',
  'web/icons/icon-192.png': 'PNG',
  'web/icons/favicon.svg': '<svg/>',
  'web/workers/quickjs-0a1b.wasm': wasm,
  'web/workers/script-0A1B.js': script,
  'web/workers/sql-0A1B.js': script,
});
const folder = path.join(parent, 'web');

let server: WebServer;
let underPath: WebServer;

beforeAll(async () => {
  server = await startWebServer(folder, '--port', '0');
  underPath = await startWebServer(folder, '--port', '0', '--base', '/narratoria');
});

afterAll(async () => {
  await Promise.all([server.stop(), underPath.stop()]);
  rmSync(parent, { recursive: true, force: true });
});

const kindOf = ({ status, headers }: Answer): readonly unknown[] => [
  status,
  headers['content-type'],
  headers['cache-control'],
];

const forGood = 'public, max-age=31536000, immutable';

it.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/_expo/static/js/web/entry-0a1b.js', 'text/javascript; charset=utf-8', forGood],
  ['/content/bundled-0a1b.zip', 'application/zip', forGood],
  ['/workers/quickjs-0a1b.wasm', 'application/wasm', forGood],
  ['/fonts/Literata.woff2', 'font/woff2', 'no-cache'],
  ['/icons/icon-192.png', 'image/png', 'no-cache'],
  ['/icons/favicon.svg', 'image/svg+xml', 'no-cache'],
])('%s is sent as %s, to be kept as %s', async (wanted, type, caching) => {
  expect(kindOf(await ask(server, wanted))).toEqual([200, type, caching]);
});

it('a page lets in nothing of other origins', async () => {
  const { headers } = await ask(server, '/');
  expect(headers).toMatchObject({
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-ZYn50qicBA4lk/rF1JWtTTTGvou0mLVn2uzsCeMH/sQ='; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; media-src 'self' blob:; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('microphone=()') as string,
    'cross-origin-opener-policy': 'same-origin',
  });
});

it.each([
  ['script', "default-src 'none'; script-src 'wasm-unsafe-eval'"],
  ['sql', "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'"],
])('the %s worker has a policy of its own', async (name, policy) => {
  const { headers } = await ask(server, `/workers/${name}-0A1B.js`);
  expect(headers['content-security-policy']).toBe(policy);
});

it.each(['/index.html', '/story/4f1c', '/story/4f1c?scene=7', '/settings/'])(
  'the address %s opens the page',
  async (wanted) => {
    const { status, headers, body } = await ask(server, wanted);
    expect([status, headers['content-type'], body.toString()]).toEqual([
      200,
      'text/html; charset=utf-8',
      page,
    ]);
  },
);

it.each(['/missing.js', '/workers/sql-OLD.js', '/workers/quickjs.wasm', '/story/face.png'])(
  '%s is not there, and is no page in its stead',
  async (wanted) => {
    const answer = await ask(server, wanted, { headers: { 'sec-fetch-mode': 'navigate' } });
    expect([answer.status, answer.headers['content-type']]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
  },
);

it('what a script fetches is no page either', async () => {
  const { status } = await ask(server, '/story/4f1c', { headers: { 'sec-fetch-mode': 'cors' } });
  expect(status).toBe(404);
});

it.each([
  '/../secret.txt',
  '/icons/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '//../secret.txt',
  '/secret.txt%00.html',
  '/%E0%A4',
  'secret.txt',
])('%s leads nowhere', async (wanted) => {
  const { status, body } = await ask(server, wanted);
  expect([[400, 404].includes(status), body.includes('forty-one')]).toEqual([true, false]);
});

it('a text travels zipped to whoever takes it so', async () => {
  const { headers, body } = await ask(server, '/sw.js', {
    headers: { 'accept-encoding': 'br, gzip;q=0.8' },
  });
  expect([
    headers['content-encoding'],
    headers['vary'],
    Number(headers['content-length']) < script.length,
    gunzipSync(body).toString(),
  ]).toEqual(['gzip', 'accept-encoding', true, script]);
});

it.each([
  ['/sw.js', 'identity'],
  ['/sw.js', 'gzip;q=0'],
  ['/sw.js', 'notgzip'],
  ['/fonts/Literata.woff2', 'gzip'],
])('%s stays as it is for accept-encoding %s', async (wanted, accepted) => {
  const { headers } = await ask(server, wanted, { headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding']).toBeUndefined();
});

it('a file that the reader has already is not sent again', async () => {
  const { headers } = await ask(server, '/sw.js');
  const known = `"other", ${headers.etag ?? ''}`;
  const again = await ask(server, '/sw.js', { headers: { 'if-none-match': known } });
  const other = await ask(server, '/', { headers: { 'if-none-match': known } });
  expect([again.status, again.body.length, other.status]).toEqual([304, 0, 200]);
});

it('a file that was built anew is sent anew', async () => {
  writeFileSync(path.join(folder, 'fresh.txt'), 'first');
  const before = await ask(server, '/fresh.txt');
  writeFileSync(path.join(folder, 'fresh.txt'), 'second');
  const after = await ask(server, '/fresh.txt', {
    headers: { 'if-none-match': before.headers.etag ?? '' },
  });
  expect([before.body.toString(), after.body.toString()]).toEqual(['first', 'second']);
});

it('HEAD gives the headers alone, and nothing can be written', async () => {
  const head = await ask(server, '/sw.js', { method: 'HEAD' });
  const post = await ask(server, '/', { method: 'POST' });
  expect([
    [head.status, head.headers['content-length'], head.body.length],
    [post.status, post.headers.allow],
  ]).toEqual([
    [200, String(script.length), 0],
    [405, 'GET, HEAD'],
  ]);
});

it('under a path it answers there and nowhere else', async () => {
  const answers = await Promise.all(
    ['/narratoria', '/narratoria/', '/narratoria/story/1', '/', '/narratoriasw.js'].map(
      async (wanted) => {
        const { status, headers } = await ask(underPath, wanted);
        return [wanted, status, headers.location ?? headers['content-type']];
      },
    ),
  );
  expect([underPath.address.pathname, ...answers]).toEqual([
    '/narratoria/',
    ['/narratoria', 308, '/narratoria/'],
    ['/narratoria/', 200, 'text/html; charset=utf-8'],
    ['/narratoria/story/1', 200, 'text/html; charset=utf-8'],
    ['/', 404, 'text/plain; charset=utf-8'],
    ['/narratoriasw.js', 404, 'text/plain; charset=utf-8'],
  ]);
});

it('a worker under a path keeps its own policy', async () => {
  const { headers } = await ask(underPath, '/narratoria/workers/script-0A1B.js');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval'",
  );
});

it('a taken port gives way to the next, and Ctrl-C ends it well', async () => {
  const { port } = server.address;
  const second = await startWebServer(folder, '--port', port);
  const { status } = await ask(second, '/');
  expect([Number(second.address.port) > Number(port), status, await second.stop()]).toEqual([
    true,
    200,
    0,
  ]);
});

it.each([
  ['an unknown option', ['--prot', '1'], 2, "Unknown option '--prot'.\n"],
  ['a port that is none', ['--port', 'x'], 2, '--port must be a number up to 65535, not x.\n'],
  [
    'a base without a slash',
    ['--base', 'n'],
    2,
    '--base must be a path like /narratoria, not n.\n',
  ],
  [
    'a base that climbs',
    ['--base', '/../n'],
    2,
    '--base must be a path like /narratoria, not /../n.\n',
  ],
])('%s is told in one sentence', async (_, parameters, code, said) => {
  expect(await runWebScript('start.mjs', '--no-build', ...parameters)).toEqual({ code, said });
});

it('a folder without a page is told in one sentence', async () => {
  const empty = path.join(parent, 'empty');
  mkdirSync(empty);
  expect(await runWebScript('start.mjs', '--no-build', '--folder', empty)).toEqual({
    code: 1,
    said: `There is no index.html in ${empty}; build it with \`npm run build:web\`.\n`,
  });
});
