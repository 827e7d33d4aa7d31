import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { citedIn } from './citations.mjs';

const titled = /(\.test\.tsx?|\/contract-tests\/[^/]+\.ts)$/;
const example = /^contracts\/examples\/[^/]+\/invalid\/[^/]+\.json$/;
const schema = /^contracts\/[^/]+\.schema\.json$/;

function filesBelow(root, folder) {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}

/** Id → where it stands → how often. */
function idsByPlace(root, folders, idsOf) {
  const places = new Map();
  for (const file of folders.flatMap((folder) => filesBelow(root, folder)).sort())
    for (const id of idsOf(file, () => readFileSync(path.join(root, file), 'utf8'))) {
      const counts = places.get(id) ?? new Map();
      places.set(id, counts.set(file, (counts.get(file) ?? 0) + 1));
    }
  return places;
}

/** What test titles cite: the one thing that counts as proof. */
export function readCitations(root) {
  return idsByPlace(root, ['e2e', 'skills', 'src'], (file, text) =>
    titled.test(file) ? citedIn(text()) : [],
  );
}

/**
 * What contracts name as their source. That a schema says where it comes from, or that it refuses an
 * example, shows nothing of what the runtime does with the rest: these ids must exist, no more.
 */
export function readSources(root) {
  return idsByPlace(root, ['contracts'], (file, text) => {
    if (example.test(file)) return citedIn(JSON.parse(text()).reason);
    return schema.test(file) ? citedIn(`[${JSON.parse(text())['x-source']}]`) : [];
  });
}
