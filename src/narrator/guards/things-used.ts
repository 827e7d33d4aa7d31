import type { GuardObjection, GuardContext } from '@/narrator/guards/guard';
import type { SentenceRead } from '@/narrator/guards/read-text';
import type { Campaign } from '@/story/campaign/campaign';
import { isHolding } from '@/story/state/story-state';

/** What is done with something one has about one. */
const use =
  'take out|pull out|bring out|get out|draw|produce|hold out|hold up|put away|put back|unfold|unroll|brandish|light|hand over|hand|wave|swing|raise|pocket';

type Thing = { readonly id: string; readonly name: string; readonly pattern: RegExp };

const things = new WeakMap<Campaign, readonly Thing[]>();

/** What the player uses and does not hold, neither before the scene nor after it. */
export function thingsUsedWithout(
  { text, narration }: SentenceRead,
  { campaign, state, before }: GuardContext,
): readonly GuardObjection[] {
  if (!/\byou\b/i.test(narration)) return [];
  const known = things.get(campaign) ?? thingsOf(campaign);
  things.set(campaign, known);
  return known
    .filter(
      ({ id, pattern }) =>
        pattern.test(narration) &&
        !isHolding(state, id) &&
        (before === null || !isHolding(before, id)),
    )
    .map(({ name }) => ({ sentence: text, why: `The player does not have ${name}.` }));
}

/** By the whole name and by its last word, as people speak of things. */
function thingsOf({ items }: Campaign): readonly Thing[] {
  return [...items].flatMap(([id, name]) => {
    const words = name.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
    const bare = words.filter((word) => !/^(?:a|an|the|some|your|his|her)$/.test(word));
    const [head] = bare.slice(-1);
    if (head === undefined) return [];
    const forms = [bare.join(' '), ...(head.length > 3 ? [head] : [])];
    const pattern = new RegExp(
      `\\byou (?:\\w+ly )?(?:${use}) (?:the|your|out your|out the) (?:${forms.join('|')})\\b`,
      'i',
    );
    return [{ id, name, pattern }];
  });
}
