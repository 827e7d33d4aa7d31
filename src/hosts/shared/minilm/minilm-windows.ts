/** How many tokens all-MiniLM-L6-v2 was made for, [CLS] and [SEP] among them. */
const windowTokens = 256;

/**
 * The pieces of one text in windows that the model can read. They are equally long: a last window of two
 * words would have no sentence around them to take a meaning from.
 */
export function miniLmWindows(
  pieces: readonly number[],
  [start, end]: readonly [start: number, end: number],
): readonly (readonly number[])[] {
  const most = windowTokens - 2;
  const count = Math.max(1, Math.ceil(pieces.length / most));
  return Array.from({ length: count }, (_, window) => [
    start,
    ...pieces.slice(border(window), border(window + 1)),
    end,
  ]);

  function border(window: number): number {
    return Math.round((window * pieces.length) / count);
  }
}
