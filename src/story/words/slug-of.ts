/**
 * A name as an id that conditions, effects and rolls can hold: small letters, digits and underscores. Empty
 * where nothing of the name can stand in one.
 */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
}
