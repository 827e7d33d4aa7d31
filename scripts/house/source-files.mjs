import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

/** Every file below a folder, with `/` between its parts whatever the machine; none where it does not exist. */
export function filesBelow(root, folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(root, path.join(parentPath, name)).split(path.sep).join('/'),
    )
    .sort();
}

/** Tests, their helpers, and suites that hosts run: no player needs them. */
export function isForTests(file) {
  return /\.test\.tsx?$/.test(file) || /\/(?:testing|contract-tests)\//.test(file);
}

/** What somebody wrote for players to run: nothing for tests, nothing that a script made. */
export function isSource(file) {
  const isMade = /\/generated\//.test(file) || /\.(?:gen|d)\.ts$/.test(file);
  return /\.tsx?$/.test(file) && !isForTests(file) && !isMade;
}

/** The files of src/ that a file imports, types and late ones too; packages are left out. */
export function importsOf(root, file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'));
  return importedFiles.flatMap(({ fileName }) => {
    const named = withinRepository(file, fileName);
    return named?.startsWith('src/') === true ? (resolved(root, named) ?? []) : [];
  });
}

function withinRepository(file, name) {
  if (name.startsWith('@/')) return `src/${name.slice(2)}`;
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  return null;
}

/** Where a platform has a file of its own, the one for all others stands for both. */
const endings = ['.ts', '.tsx', '.d.ts', '.web.ts', '.web.tsx', ''];

function resolved(root, named) {
  const ending = endings.find((each) => existsSync(path.join(root, named + each)));
  return ending === undefined ? undefined : named + ending;
}
