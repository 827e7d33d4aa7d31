import { failedGuard } from '@/narrator/guards/failed-guard';
import { forbidding, type GuardContext } from '@/narrator/guards/guard';
import type { TellingContext } from '@/narrator/passages/telling-context';

/** Where a text is to be shown. */
type Forbidding = Pick<TellingContext, 'campaign' | 'state' | 'past' | 'boundaries'> &
  Partial<Pick<GuardContext, 'told' | 'input'>>;

/**
 * Whether somebody has forbidden to tell this, be it in prose, in a choice or in a reason. A veil may be
 * touched on once in a scene, so that what was shown of the scene before counts.
 */
export function isForbidden(
  text: string,
  { campaign, state, past, boundaries, told = [], input = null }: Forbidding,
  shown: readonly string[] = [],
): boolean {
  const before = boundaries.veils.length === 0 ? [] : shown;
  const moment = { campaign, state, past, boundaries, told, input, before: null };
  return failedGuard([...before, text], moment, forbidding) !== null;
}
