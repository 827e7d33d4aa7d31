import { createHash } from 'node:crypto';

/** A file under a name that changes with its content, and the content. */
export function named(folder, stem, extension, bytes) {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return [`${folder}/${stem}-${hash.slice(0, 10)}.${extension}`, bytes];
}
