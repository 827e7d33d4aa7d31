import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { citedIn } from './citations.mjs';

const titled = /(\.test\.tsx?|\/contract-tests\/[^/]+\.ts)$/;
const refused = /^contracts\/examples\/[^/]+\/invalid\/[^/]+\.json$/;
const schema = /^contracts\/[^/]+\.schema\.json$/;

function filesBelow(root, folder) {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}

/** What a file brings into test titles; src/contracts/examples.test.ts makes titles of contracts/. */
function idsOf(file, text) {
  if (titled.test(file)) return { from: file, ids: citedIn(text()) };
  if (refused.test(file))
    return { from: path.posix.dirname(file), ids: citedIn(JSON.parse(text()).reason) };
  if (schema.test(file)) return { from: file, ids: citedIn(`[${JSON.parse(text())['x-source']}]`) };
  return { from: file, ids: [] };
}

/** Id → where it is cited → how often. */
export function readCitations(root) {
  const citations = new Map();
  const files = ['contracts', 'e2e', 'skills', 'src'].flatMap((folder) => filesBelow(root, folder));
  for (const file of files.sort()) {
    const { from, ids } = idsOf(file, () => readFileSync(path.join(root, file), 'utf8'));
    for (const id of ids) {
      const places = citations.get(id) ?? new Map();
      citations.set(id, places.set(from, (places.get(from) ?? 0) + 1));
    }
  }
  return citations;
}
