import type { Choice } from '@/contracts/generated/choice';
import { failedGuard } from '@/narrator/guards/failed-guard';
import {
  guardIds,
  type GuardContext,
  type GuardFailure,
  type GuardId,
} from '@/narrator/guards/guard';
import { isForbidden } from '@/narrator/guards/is-forbidden';
import { hasLoneQuote, slotIn } from '@/narrator/guards/whole-sentences-guard';

/**
 * A choice is no prose: it may stand on the screen for many scenes, and takes up words that were just told.
 * That it is whole is judged without asking for a full stop.
 */
const notOfChoices: readonly GuardId[] = ['whole-sentences', 'sentence-twice', 'reuse'];
const ofChoices = guardIds.filter((guard) => !notOfChoices.includes(guard));
/** Whom an author names in a choice, and what it gives away, the author has let out with it. */
const ofAuthors = ofChoices.filter((guard) => guard !== 'names' && guard !== 'secrets');

type Offered = Pick<Choice, 'text' | 'hint' | 'because' | 'by' | 'risked'>;

/** What in the words of a choice may not be shown; null when it may be offered. */
export function failedChoiceGuard(
  { text, by }: Pick<Offered, 'text' | 'by'>,
  context: GuardContext,
): GuardFailure | null {
  return failedIn(text, by, context);
}

/** The choice without a hint, a risk and reasons that may not be shown. */
export function withShownReasons<T extends Offered>(choice: T, context: GuardContext): T {
  if (choice.risked !== undefined && isForbidden(choice.risked, context)) {
    const { risked: _, ...rest } = choice;
    return withShownReasons(rest as T, context);
  }
  const { hint, because, by } = choice;
  const isHintShown = hint === null || failedIn(hint, by, context) === null;
  const shown = because.filter((reason) => !isForbidden(reason.text, context));
  return isHintShown && shown.length === because.length
    ? choice
    : { ...choice, hint: isHintShown ? hint : null, because: shown };
}

function failedIn(text: string, by: Choice['by'], context: GuardContext): GuardFailure | null {
  const unwhole = slotIn(text)[0] ?? (hasLoneQuote(text, '') ? { sentence: text, why } : undefined);
  if (unwhole !== undefined) return { guard: 'whole-sentences', ...unwhole };
  return by === 'author'
    ? failedGuard([text], context, ofAuthors)
    : failedGuard([text], context, ofChoices);
}

const why = 'A quotation is opened and not closed.';
