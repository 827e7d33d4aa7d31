/** Asking what is known or was: the answer is in what is remembered. */
const pattern = new RegExp(
  [
    '\\b(?:remember|recall|recollect|reminisce)\\b(?! to\\b)',
    '\\bthink(?:ing)? back\\b|\\bcast my mind back\\b|\\bcall to mind\\b|\\b(?:in|through|over) my (?:memory|memories|mind)\\b|\\bmy memor(?:y|ies) of\\b|\\bjog my memory\\b',
    '\\bwhat (?:do|did) (?:i|we) (?:know|learn|remember|hear|see|find|promise|say|tell|do|owe|leave|have)\\b',
    '\\b(?:have|had) (?:i|we) (?:ever )?(?:met|seen|been|heard|done|already|told|spoken|talked|promised|visited|paid|known|kept)\\b',
    '\\b(?:when|where|how|why|who|what|whom) (?:did|was|were|had) (?:i|we|it|the|that|my|he|she|they|\\w+) .*\\b(?:last|again|before|yesterday|earlier|first|tell me|told me|say|said|happen|promise|give me|gave me|meet|met|see|seen|saw|leave|left|find|found|come from|owe)\\b',
    '\\bwhat (?:happened|became|was it|was the|were the|was that)\\b',
    '\\bwho (?:was|were) (?:the|that|it|those|he|she)\\b|(?:^|[.?!,;:] |remember |recall )who (?:gave|told|sold|sent|said|taught|hired|warned|owned|lent|wrote|built|broke|won|paid)\\b',
    '\\bdid (?:i|we|he|she|they|the|\\w+) (?:ever |already |really )?\\w+',
    '\\bremind me\\b|\\bgo (?:back )?over (?:what|everything|it all|the events|my notes|last)\\b|\\bretrace\\b.*\\b(?:mind|memory|head|events)\\b|\\blook back (?:on|at|over)\\b|\\breflect on\\b|\\bwhat have (?:i|we) (?:learned|learnt|done|promised|found|heard|seen)\\b|\\bwhat was (?:his|her|their|its|my|the)\\b',
    '\\bthink(?:ing)? (?:about|of) (?:my|the|that|our) (?:very )?(?:first|last|old|day|night|time|summer|winter|childhood|days|years)\\b|\\bcall(?:ing)? up\\b.*\\b(?:night|day|time|memory|face|summer|winter|morning)\\b|\\bbring(?:ing)? (?:back|to mind)\\b.*\\b(?:minute|moment|memory|day|night|detail|face|order|words|every)\\b|\\bi(?:.ve| have) forgotten\\b',
    '\\bhave i forgotten\\b|\\bdo i (?:know|remember|recogni[sz]e|owe)\\b|\\bso far\\b.*\\?|\\bpiece together\\b.*\\b(?:what|how|who)\\b|\\bthe last time\\b',
  ].join('|'),
);

/** "Do you remember me?" is asked of somebody; "remember to" is no question. */
const askedOfOthers =
  /\bdo you (?:remember|recall|know)\b|\b(?:tell|ask|make|beg|order|warn|help|urge)\b(?! me\b).*\b(?:remember|recall|recollect)\b|\bremember to\b|\bremember me\b|\b(?:ask|tell|question|demand|inquire|enquire|find out|learn|wonder aloud|explain|show)\b(?! myself).*\b(?:who|what|when|where|why|how|did)\b/;

export function asksOfThePast(text: string): boolean {
  return pattern.test(text) && !askedOfOthers.test(text);
}
