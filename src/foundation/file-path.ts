import { isInnerPath } from '@/foundation/inner-path';

/** Whether a path from outside may become a file: it stays inside, and is written in the one usual way. */
export function isFilePath(path: string): boolean {
  return isInnerPath(path) && path.split('/').every((name) => name !== '' && name !== '.');
}

/** What stands at the top of a tree: `weir` of `weir/plot/beats.json`. */
export function topOf(path: string): string {
  return path.split('/')[0] ?? '';
}

/** Whether a path is the other, or lies below it; below the empty path lies everything. */
export function isAtOrBelow(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}
