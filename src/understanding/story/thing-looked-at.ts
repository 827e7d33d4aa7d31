import { plainlyWritten } from '@/understanding/grammar/clauses';
import type { TypedSituation } from '@/understanding/story/typed-situation';
import { wordsIn } from '@/understanding/grammar/words-in';
import { placeOf } from '@/story/state/story-state';

const look =
  /^(?:i )?(?:(?:look|peer|stare|gaze|glance)(?: closely| again| more closely)? (?:at|into|inside|in|on|behind|under)|examine|inspect|study|check|search|read) (?:the|that|this|those|these|her|his|their) ([a-z' -]+?)[.!]?$/;

/**
 * What somebody looks at that was just spoken of, and that nothing here tells more about: any other sight in
 * its place would not be what was asked for. Null for all else.
 */
export function thingLookedAt(text: string, situation: TypedSituation): string | null {
  const { campaign, state, justRead } = situation;
  const words = wordsIn(look.exec(plainlyWritten(text))?.[1] ?? '');
  const noun = words[words.length - 1];
  if (noun === undefined || !wordsIn(justRead?.text ?? '').includes(noun)) return null;
  const here = placeOf(state);
  const isTold = [...campaign.passages.values()].some(
    ({ part, conditions: { intent, where }, prose }) =>
      part === 'outcome' &&
      intent.includes('look') &&
      (where.length === 0 || where.includes(here)) &&
      wordsIn(prose.join(' ')).includes(noun),
  );
  return isTold ? null : `the ${noun}`;
}
