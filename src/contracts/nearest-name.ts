const mostSlips = 2;

/** The known name that a misspelt one most likely stands for, if there is one. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const most = Math.min(mostSlips, Math.floor(name.length / 2));
  const [nearest] = known
    .map((candidate) => ({ candidate, slips: slipsBetween(name, candidate) }))
    .filter(({ slips }) => slips <= most)
    .sort((one, other) => one.slips - other.slips);
  return nearest?.candidate ?? null;
}

/** How many letters must be added, left out or replaced to make one name of the other. */
function slipsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const added = (above[column] ?? 0) + 1;
      const leftOut = (current[column - 1] ?? 0) + 1;
      current.push(Math.min(replaced, added, leftOut));
    }
    above = current;
  }
  return above[other.length] ?? 0;
}
