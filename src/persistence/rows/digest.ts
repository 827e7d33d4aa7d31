const hexLength = 64;

/** The digest of no rows. */
export const emptyDigest = '0'.repeat(hexLength);

/**
 * The digest with one more row, or with one less: a row counts by its hash, whatever their order. A row
 * that is gone leaves a digest that nothing explains.
 */
export function toggled(digest: string, hash: string): string {
  let result = '';
  for (let at = 0; at < hexLength; at += 8) {
    const one = parseInt(digest.slice(at, at + 8), 16);
    const other = parseInt(hash.slice(at, at + 8), 16);
    // A damaged hash is no number, and makes a digest that fits nothing.
    result += ((one ^ other) >>> 0).toString(16).padStart(8, '0');
  }
  return result;
}

export function digestOf(hashes: Iterable<string>): string {
  let digest = emptyDigest;
  for (const hash of hashes) digest = toggled(digest, hash);
  return digest;
}
