// Serves an exported folder over HTTP: `serveWeb({ folder })`.
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

import { headersFor, typeOf } from './headers.mjs';

const portsToTry = 20;
const smallerWhenZipped = /\.(css|html|ico|js|json|svg|ttf|txt|wasm|webmanifest)$/;
const page = '/index.html';

/**
 * Starts a server on `host` and the first free port from `port` on (0: any). `base` is the path the
 * app lives under, '' or like '/narratoria'. Rejects with one sentence when it cannot listen.
 */
export async function serveWeb({ folder, port = 4173, base = '', host = '127.0.0.1' }) {
  const readCopy = createReader(path.resolve(folder));
  if ((await readCopy(page)) === undefined)
    throw new Error(`There is no index.html in ${folder}; build it with \`npm run build:web\`.`);
  const server = createServer((request, response) => {
    answer({ request, base, readCopy }).then(
      (reply) => send(response, reply),
      () => send(response, inWords(500, 'Narratoria could not read this file.')),
    );
  });
  const listening = await listen(server, { host, port });
  const shown = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return {
    address: `http://${shown.includes(':') ? `[${shown}]` : shown}:${listening}${base}/`,
    close: () => close(server),
  };
}

async function listen(server, { host, port }) {
  const last = port === 0 ? 0 : Math.min(port + portsToTry - 1, 65535);
  for (let candidate = port; candidate <= last; candidate += 1) {
    const fault = await attempt(server, { host, port: candidate });
    if (fault === undefined) return server.address().port;
    if (fault.code === 'EACCES')
      throw new Error(`Port ${candidate} is not open to you; choose another with --port.`);
    if (fault.code !== 'EADDRINUSE')
      throw new Error(`Narratoria cannot listen on ${host}: ${fault.message}.`);
  }
  throw new Error(`The ports ${port} to ${last} are all taken; choose another with --port.`);
}

function attempt(server, where) {
  return new Promise((resolve) => {
    const settle = (fault) => {
      server.off('listening', settle).off('error', settle);
      resolve(fault);
    };
    server.once('listening', settle).once('error', settle).listen(where);
  });
}

function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Reads files of the folder, and keeps each with its tag and its zipped form until it changes on disk. */
function createReader(folder) {
  const copies = new Map();
  return async (wanted) => {
    const file = path.join(folder, wanted);
    // A joined path has no `..` left: whatever climbed out of the folder now begins otherwise.
    if (!file.startsWith(folder + path.sep)) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (found === undefined || !found.isFile()) return undefined;
    const known = copies.get(file);
    const state = `${found.mtimeMs} ${found.size}`;
    if (known?.state === state) return known.copy;
    const copy = makeCopy(wanted, file);
    copies.set(file, { state, copy });
    copy.catch(() => copies.delete(file));
    return copy;
  };
}

async function makeCopy(wanted, file) {
  const bytes = await readFile(file);
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const zipped = smallerWhenZipped.test(wanted)
    ? await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })
    : undefined;
  return { path: wanted, bytes, zipped, tag: `W/"${tag}"` };
}

async function answer({ request, base, readCopy }) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return inWords(405, 'This server only reads: GET or HEAD.', { allow: 'GET, HEAD' });
  const asked = decoded(request.url.split(/[?#]/)[0]);
  if (asked === undefined) return inWords(400, 'This address cannot be read.');
  if (base !== '' && asked === base) return inWords(308, 'Moved.', { location: `${base}/` });
  if (!asked.startsWith(`${base}/`)) return inWords(404, `Narratoria is at ${base}/.`);
  const wanted = asked.slice(base.length);
  const copy = await readCopy(wanted === '/' ? page : wanted);
  if (copy !== undefined) return asFile(request, copy);
  if (!isPage(request, wanted)) return inWords(404, 'There is no such file.');
  const shell = await readCopy(page);
  return shell === undefined
    ? inWords(404, 'The app is being built; try again in a moment.')
    : asFile(request, shell);
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** HTML in place of a missing script would be run as one; only what a reader navigates to is a page. */
function isPage(request, wanted) {
  const mode = request.headers['sec-fetch-mode'] ?? 'navigate';
  return mode === 'navigate' && !/\.\w+$/.test(wanted);
}

function asFile(request, { path: file, bytes, zipped, tag }) {
  const headers = {
    ...headersFor(file === page ? '/' : file),
    'content-type': typeOf(file),
    etag: tag,
    ...(zipped === undefined ? {} : { vary: 'accept-encoding' }),
  };
  const known = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim());
  if (known.includes(tag) || known.includes('*')) return { status: 304, headers };
  if (zipped !== undefined && takesGzip(request))
    return { status: 200, headers: { ...headers, 'content-encoding': 'gzip' }, body: zipped };
  return { status: 200, headers, body: bytes };
}

function takesGzip(request) {
  const offers = (request.headers['accept-encoding'] ?? '').split(',');
  return offers.some((offer) => /^\s*gzip\s*($|;(?!\s*q=0(\.0*)?\s*$))/.test(offer));
}

function inWords(status, sentence, more = {}) {
  const headers = { ...headersFor('/'), 'content-type': typeOf('.txt'), ...more };
  return { status, headers, body: Buffer.from(`${sentence}\n`) };
}

// Node leaves the body out of an answer to HEAD.
function send(response, { status, headers, body }) {
  const length = body === undefined ? {} : { 'content-length': String(body.length) };
  response.writeHead(status, { ...headers, ...length });
  response.end(body);
}
