/** The few assertions contract cases need; no test runner exists where some of them run. */
export function expectEqual(actual: unknown, expected: unknown): void {
  const shownActual = JSON.stringify(actual);
  const shownExpected = JSON.stringify(expected);
  if (shownActual !== shownExpected)
    throw new Error(`expected ${shownExpected}, got ${shownActual}`);
}

export function expectTrue(condition: boolean, otherwise: string): void {
  if (!condition) throw new Error(otherwise);
}

export async function expectRejection(attempt: Promise<unknown>): Promise<unknown> {
  try {
    await attempt;
  } catch (reason) {
    return reason;
  }
  throw new Error('expected a rejection, but it resolved');
}
