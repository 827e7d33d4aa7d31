/** The rows that are drawn, of very many of one height. */
export type RowWindow = { readonly from: number; readonly to: number };

export type Scrolled = { readonly offset: number; readonly height: number };

/** So many more above and below: a finger or the Tab key comes there before the next drawing. */
const besides = 12;
/** Scrolling by less draws nothing anew. */
const step = 6;

export function rowWindow(
  count: number,
  rowHeight: number,
  { offset, height }: Scrolled,
): RowWindow {
  const first = Math.floor(Math.max(0, offset) / rowHeight / step) * step;
  const seen = Math.ceil(height / rowHeight) + step;
  const from = Math.max(0, Math.min(first, count - 1) - besides);
  return { from, to: Math.min(count, first + seen + besides) };
}

/** Where to scroll so that a row stands in the middle. */
export function offsetOf(row: number, rowHeight: number, height: number): number {
  return Math.max(0, (row + 0.5) * rowHeight - height / 2);
}
