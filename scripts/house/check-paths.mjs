// npm run check:paths: every file and folder of the source that a page names is there.
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { pathsNotThere } from './paths-named.mjs';
import { report } from './report.mjs';
import { filesBelow } from './source-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folders = [
  'app',
  'bench',
  'bin',
  'docs',
  'e2e',
  'examples',
  'goldens',
  'plugins',
  'scripts',
  'skills',
  'src',
];
const settings = ['eslint.config.mjs', 'jest.config.cjs', '.dependency-cruiser.cjs'];
const files = [...folders.flatMap((folder) => filesBelow(root, folder)), ...settings];
/** What was so in earlier versions is the changelog's to tell. */
const pages = ['README.md', 'CONTRIBUTING.md', ...files.filter((file) => file.endsWith('.md'))];

report(
  pages.flatMap((page) =>
    pathsNotThere(page, readFileSync(path.join(root, page), 'utf8'), files).map(
      (name) => `${page} names \`${name}\`, which is not there.`,
    ),
  ),
);
