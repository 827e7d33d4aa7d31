/** "You adjust claims": whom the plot calls "the adjuster" is the player. */
export function playerByTrade(
  premise: readonly string[],
  plot: readonly string[],
  /** What the people of the story are. */
  roles: readonly string[],
): readonly string[] {
  const deeds = new Set(
    premise.flatMap((text) => [...text.matchAll(/\bYou (\p{Ll}{3,})\b/gu)].map(([, verb]) => verb)),
  );
  const trades = new Set(
    plot.flatMap((text) =>
      [...text.matchAll(/\b[Tt]he (\p{Ll}{3,}(?:er|or))\b(?! of\b)/gu)].flatMap(
        ([, noun]) => noun ?? [],
      ),
    ),
  );
  const known = roles.join(' ').toLowerCase();
  return [...trades]
    .filter((noun) => [noun.slice(0, -2), noun.slice(0, -1)].some((verb) => deeds.has(verb)))
    .filter((noun) => !known.includes(noun))
    .flatMap((noun) => [`the ${noun}`, `The ${noun}`]);
}
