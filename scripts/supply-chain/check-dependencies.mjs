import { readFileSync } from 'node:fs';
import path from 'node:path';

import { complaintsAboutTable } from './dependency-table.mjs';
import { readJson, readLockfile, root } from './read-lockfile.mjs';
import { report } from '../house/report.mjs';

const locked = new Map(readLockfile().map(({ place, license }) => [place, license]));
const dependencies = Object.entries(readJson('package.json').dependencies).map(
  ([name, version]) => ({ name, version, licence: locked.get(`node_modules/${name}`) }),
);
const page = readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8');

report(
  complaintsAboutTable(page, dependencies).map((complaint) => `docs/dependencies.md: ${complaint}`),
);
