import path from 'node:path';

/** More than that nobody takes in at a glance; the folder wants to be two. */
export const mostFilesInFolder = 25;

/** The folders that hold more files of their own than that, each with its number. */
export function crowdedFolders(files) {
  const counts = new Map();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > mostFilesInFolder)
    .map(([folder, count]) => ({ folder, count }));
}
