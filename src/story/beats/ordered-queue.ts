/** Numbers that come out the least first, each once, while others are put in. */
export type OrderedQueue = {
  add(value: number): void;
  /** The least, which is then gone; null when there is none. */
  next(): number | null;
  isEmpty(): boolean;
};

/** A heap: putting one in or taking one out costs the logarithm of how many there are. */
export function orderedQueue(): OrderedQueue {
  const heap: number[] = [];
  const within = new Set<number>();
  const at = (index: number): number => heap[index] ?? Infinity;
  const swap = (one: number, other: number): void => {
    [heap[one], heap[other]] = [at(other), at(one)];
  };
  const sink = (from: number): void => {
    const left = 2 * from + 1;
    const least = at(left + 1) < at(left) ? left + 1 : left;
    if (at(least) >= at(from)) return;
    swap(from, least);
    sink(least);
  };
  const rise = (from: number): void => {
    const above = (from - 1) >> 1;
    if (from === 0 || at(above) <= at(from)) return;
    swap(from, above);
    rise(above);
  };
  return {
    add(value) {
      if (within.has(value)) return;
      within.add(value);
      heap.push(value);
      rise(heap.length - 1);
    },
    next() {
      const [least] = heap;
      const last = heap.pop();
      if (least === undefined || last === undefined) return null;
      within.delete(least);
      if (heap.length > 0) {
        heap[0] = last;
        sink(0);
      }
      return least;
    },
    isEmpty: () => heap.length === 0,
  };
}
