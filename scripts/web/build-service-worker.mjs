// node scripts/web/build-service-worker.mjs <folder>: writes sw.js for what the folder holds now.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { filesBelow } from './files-below.mjs';
import { headersFor, typeOf } from './headers.mjs';

const code = fileURLToPath(new URL('service-worker/sw.js', import.meta.url));
const notForReaders = /^(sw\.js|404\.html|_headers|build\.json|.*\.map)$/;
const page = 'index.html';

const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** Writes the service worker and returns its version, which changes with any file and any header. */
export function buildServiceWorker(folder) {
  const kinds = new Map();
  const files = {};
  for (const file of filesBelow(folder).filter((each) => !notForReaders.test(each))) {
    const address = file === page ? './' : file;
    const headers = {
      ...headersFor(`/${file === page ? '' : file}`),
      'content-type': typeOf(file),
    };
    const kind = JSON.stringify(headers);
    if (!kinds.has(kind)) kinds.set(kind, { at: kinds.size, headers });
    files[address] = {
      sha256: sha256(readFileSync(path.join(folder, file))),
      headers: kinds.get(kind).at,
    };
  }
  if (!('./' in files)) throw new Error(`There is no index.html in ${folder}.`);
  const headers = [...kinds.values()].map((kind) => kind.headers);
  const program = readFileSync(code, 'utf8');
  const version = sha256(JSON.stringify([files, headers, program])).slice(0, 16);
  const build = JSON.stringify({ version, headers, files });
  writeFileSync(path.join(folder, 'sw.js'), `const build = ${build};\n${program}`);
  return { version, count: Object.keys(files).length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { version, count } = buildServiceWorker(process.argv[2] ?? 'dist');
    console.log(`Service worker ${version} keeps ${count} files.`);
  } catch (reason) {
    console.error(`The service worker could not be built: ${reason.message}`);
    process.exitCode = 1;
  }
}
