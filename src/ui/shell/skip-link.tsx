/** Phones have no Tab key. */
export function SkipLink() {
  return null;
}
