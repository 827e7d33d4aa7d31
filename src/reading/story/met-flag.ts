/** Whoever has been spoken to is not met for the first time afterwards. */
export function metFlag(id: string): string {
  return `set flags.read_met_${id} true`;
}
