import { fail, succeed, type Result } from '@/foundation/result';

/**
 * For work that throws only when something is wrong with it, and after which the story must go on all the
 * same: what was thrown becomes a value that can be told.
 */
export function attempt<T>(work: () => T): Result<T, unknown> {
  try {
    return succeed(work());
  } catch (reason) {
    return fail(reason);
  }
}

/** The same for work that takes time; one that throws before it begins to wait is caught, too. */
export async function attemptAsync<T>(work: () => Promise<T>): Promise<Result<T, unknown>> {
  try {
    return succeed(await work());
  } catch (reason) {
    return fail(reason);
  }
}
