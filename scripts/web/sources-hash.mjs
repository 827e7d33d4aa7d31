import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { filesBelow } from './files-below.mjs';

const partsThatShapeTheApp = [
  'app',
  'app.config.js',
  'app.json',
  'assets',
  'babel.config.js',
  'campaigns',
  'metro.config.js',
  'package-lock.json',
  'public',
  'scripts/build-fonts.mjs',
  'scripts/build-web-workers.mjs',
  'scripts/web',
  'skills',
  'src',
  'tsconfig.base.json',
  'tsconfig.json',
];

// Made from the others while building, or never part of the app.
const passedOver =
  /^public\/(content|fonts|workers)\/|^src\/(cli|hosts\/(fake|node))\/|\.gen\.ts$|\.test\.tsx?$|\/(testing|contract-tests)\//;

function filesOf(root, part) {
  const place = path.join(root, part);
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [part];
  return filesBelow(place).map((file) => `${part}/${file}`);
}

/** Changes with everything that shapes the web app. */
export function sourcesHash(root) {
  const hash = createHash('sha256');
  for (const part of partsThatShapeTheApp)
    for (const file of filesOf(root, part).filter((each) => !passedOver.test(each)))
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(root, file)))
        .update('\0');
  return hash.digest('hex').slice(0, 16);
}
