/** As many turns of the event queue later. */
export async function moments(count: number): Promise<void> {
  for (let moment = 0; moment < count; moment += 1) await Promise.resolve();
}
