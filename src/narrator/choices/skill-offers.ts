import { beatOf } from '@/story/campaign/beats-by-id';
import type { Because, Choice } from '@/contracts/generated/choice';
import { choiceReasons } from '@/narrator/choices/choice-reasons';
import { isPossible } from '@/narrator/choices/is-possible';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { isOwnWords, ownWords } from '@/story/acts/own-words';
import type { SkillOffer } from '@/story/log/skill-offer';

export type Offer = Omit<Choice, 'id'>;

/**
 * What skills offer that can be done now. That a skill offers it is one true reason; the others are found
 * here, whatever the skill says.
 */
export function skillOffers(
  offered: readonly SkillOffer[],
  context: TellingContext,
): readonly Offer[] {
  return offered.flatMap(({ skill, intent, ...words }) => {
    const by: Because = { kind: 'skill', id: skill, text: skill };
    if (intent === null || isOwnWords(intent))
      return [{ ...words, intent: ownWords, because: [by] }];
    const { kind, leadsTo = null, target = null, with: needs = null, stat = null } = intent;
    if (leadsTo !== null && !isWritten(leadsTo, context)) return [];
    if (!isPossible({ kind, target, needs, leadsTo, condition: null }, context)) return [];
    const reasons = choiceReasons({ choice: { target, needs, stat }, beat: null }, context);
    return [{ ...words, intent, because: [by, ...reasons] }];
  });
}

/** A skill may name words that nobody wrote. */
function isWritten(goal: string, { campaign }: TellingContext): boolean {
  return campaign.passages.has(goal) || beatOf(campaign.beats, goal) !== undefined;
}
