/** Plays to the end of what comes. */
export async function drained(events: AsyncIterable<unknown>): Promise<void> {
  const iterator = events[Symbol.asyncIterator]();
  while ((await iterator.next()).done !== true);
}
