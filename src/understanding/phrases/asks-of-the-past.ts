import { anyOf } from '@/understanding/lexicon/any-of';
import { framesOf } from '@/understanding/phrases/frames';
import { idioms } from '@/understanding/lexicon/idioms';
import { wordsSaid } from '@/understanding/lexicon/words-said';

/** Asking what is known or was: the answer is in what is remembered. */
const asked = anyOf([
  /\b(?:remember|recall|recollect|reminisce)\b(?! to\b)/,
  /\b(?:in|through|over) my (?:memory|memories|mind)\b/,
  /\bmy memor(?:y|ies) of\b/,
  /\bwhat (?:do|did) (?:i|we) (?:know|learn|remember|hear|see|find|promise|say|tell|do|owe|leave|have)\b/,
  /\bwhat have (?:i|we) (?:learned|learnt|done|promised|found|heard|seen)\b/,
  /\b(?:have|had) (?:i|we) (?:ever )?(?:met|seen|been|heard|done|already|told|spoken|talked|promised|visited|paid|known|kept|forgotten)\b/,
  /\b(?:when|where|how|why|who|what|whom) (?:did|was|were|had) (?:i|we|it|the|that|my|he|she|they|\w+) .*\b(?:last|again|before|yesterday|earlier|first|told|tell|say|said|happen|promise|give|gave|meet|met|see|seen|saw|leave|left|find|found|come|owe)\b/,
  /\bwhat (?:happened|became)\b/,
  /\bwhat (?:was|were) (?:it|the|that|his|her|their|its|my)\b/,
  /\bwho (?:was|were) (?:the|that|it|those|he|she)\b/,
  /(?:^|[.?!,;:] |remember |recall )who (?:gave|told|sold|sent|said|taught|hired|warned|owned|lent|wrote|built|broke|won|paid)\b/,
  /\bdid (?:i|we|he|she|they|the|\w+) (?:ever |already |really )?\w+/,
  /\bgo over (?:what|everything|it|last|(?:the|my) (?:events|notes|past))\b/,
  /\bretrace\b.*\b(?:mind|memory|head|events)\b/,
  /\breflect on\b/,
  /\bthink(?:ing)? (?:about|of) (?:my|the|that|our) (?:very )?(?:first|last|old|day|night|time|summer|winter|childhood|days|years)\b/,
  /\b(?:call|calling|bring|bringing) (?:up|back)\b.*\b(?:night|day|time|memory|face|summer|winter|morning|minute|moment|detail|order|words)\b/,
  /\b(?:i|we)(?:'ve| have) forgotten\b/,
  /\bso far\b.*\?/,
  /\bdo i (?:know|remember|recogni[sz]e|owe)\b/,
  /\bpiece together\b.*\b(?:what|how|who)\b/,
]);

const askedInIdioms = framesOf(idioms.memory);

/** "Do you remember me?" is asked of somebody; "remember to" is no question. */
const askedOfOthers = anyOf([
  /\bdo you (?:remember|recall|know)\b/,
  /\b(?:tell|ask|make|beg|order|warn|help|urge)\b(?! me\b).*\b(?:remember|recall|recollect)\b/,
  /\bremember (?:to|me)\b/,
  /\b(?:ask|tell|question|demand|inquire|enquire|find out|learn|wonder aloud|explain|show)\b(?! myself).*\b(?:who|what|when|where|why|how|did)\b/,
]);

export function asksOfThePast(text: string): boolean {
  const isAsked = asked.test(text) || askedInIdioms(wordsSaid(text)) !== null;
  return isAsked && !askedOfOthers.test(text);
}
