/** What one process of the crowd did and met. */
export type Seen = {
  readonly times: number;
  /** In words; nothing, if all is well. */
  readonly faults: readonly string[];
};

/** Does the work again and again until the time is over; what it throws is a fault like those it returns. */
export async function seeFor(
  seconds: number,
  work: (time: number) => Promise<readonly string[]>,
): Promise<Seen> {
  const faults: string[] = [];
  const end = performance.now() + seconds * 1_000;
  let times = 0;
  for (; performance.now() < end && faults.length < 10; times += 1)
    faults.push(...(await work(times).catch((reason: unknown) => [String(reason)])));
  return { times, faults };
}
