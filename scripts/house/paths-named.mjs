import path from 'node:path';

/** A file of ours, or a place in `src/`; not `*.test.ts`, `NAME.web.ts` or a file of an author's. */
function isPath(text) {
  const isPlain = /^\w[\w@./+-]*$/.test(text) && !text.includes('NAME');
  return isPlain && (/\.(?:tsx?|mjs|cjs)$/.test(text) || text.startsWith('src/'));
}

/**
 * The files and folders that a page names between backticks and that are not there. A path stands from the
 * root of the repository, from `src/` (`engine/turn/gather.ts`) or from where the page is; a name alone is
 * that of any file, but in a room's README it is one of the room's own.
 */
export function pathsNotThere(page, text, files) {
  const here = path.posix.dirname(page);
  const places = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
  const names = new Set(files.map((file) => path.posix.basename(file)));
  const isThere = (name) =>
    [name, `src/${name}`, path.posix.join(here, name)].some((each) => places.has(each)) ||
    (!name.includes('/') && !here.startsWith('src/') && names.has(name));
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, inside]) => inside.replace(/\/$/, ''));
  return [...new Set(named)].filter((name) => isPath(name) && !isThere(name));
}

function foldersOf(file) {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}
