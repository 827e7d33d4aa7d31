import { framesOf } from '@/understanding/phrases/frames';
import { idioms } from '@/understanding/lexicon/idioms';
import { anyOf } from '@/understanding/lexicon/any-of';

/** Said so that it may be believed, or so that somebody gives in. */
const pressed = framesOf([
  ...idioms.guile,
  ...idioms.plea,
  ...idioms.threat,
  'as innocently|convincingly|sweetly|smoothly|casually|sincerely|calmly as',
  'until|till <somebody> <yield>',
  "hope that? he|she|they|he's|she's",
  'that he|she|they believe|believes',
  'unless he|she|they|you|we',
  "had|he'd|she'd|they'd|you'd better",
  "if he|she|they take|takes|move|moves|come|comes|doesn't|don't|won't|refuse|refuses|try|tries|ever|talk|talks|tell|tells|lay|lays|touch|touches",
  "find|see out? whether|if he|she|they|he'll|she'll|they'll",
  "i'll vent|leak|shoot|kill|burn|hurt|cut|break|expose|drop|blow|ruin|report|hang|feed|tell|destroy",
  "or i|i'll|we|we'll",
  "i'll call|go|report ... <police|cop|sheriff|press|paper|authorities|boss|wife|husband|headmaster>",
  'every|no reason to',
  "he's|she's|has|have refused",
  'tell|order|beg|urge|get|want|bid|command|implore|persuade|invite|plead <somebody> to|not <concession>',
  'plead|beg|reason|argue with <somebody> to|not',
  '<drugged|poisoned|spiked|laced|doctored> <drink>',
  'make <somebody> <squirm>',
  'make him|her|them talk',
  'how easily|quickly|fast ... break|burn|drown|die|bleed|disappear|vanish',
  'at gunpoint|knifepoint|swordpoint',
  'deny|denying',
  "tell|assure|inform <authority> that? the|our|it|we|it's|there",
  'so my|the|that|he|she|they ... buy|buys|believe|believes|let|lets|think|thinks|get|gets|trust|trusts',
]);

const lie = anyOf([
  // "I am the duke's cousin", said to somebody; a promise is no claim.
  /\b(?:swear|insist|assure|claim|maintain|announce|declare|tell|inform|say|promise|vow|convince|pretend)\b.*\b(?:i am|i'm|im|we are|we're|he is|she is) (?:the(?! one who)|a|an|from|only|really|not|owed|his|her|their|one|\w+'s|here)\b/,
  /\b(?:swear|insist|assure|claim|maintain|protest|argue)\b(?!.*(?:'ll|\bwill|\bshall|\bwon't)\b).*\b(?:that (?!i\b)|it |there )(?:.* )?(?:is|was|are|were|isn't|wasn't|has|have|had|never)\b/,
  /\b(?:swear|insist|assure|claim|maintain|tell|promise|declare)\b.*\b(?:i've|i have|i'd|i|we|we've) (?:no|never|nothing|not|didn't|wasn't|haven't)\b/,
  /\b(?:which|though|although|but|when) (?:it|he|she|i|they|we|that|nobody)? ?(?:isn't|is not|wasn't|was not|don't|didn't|haven't|am not|'m not|hasn't|aren't)\b/,
  /\bwhich is (?:a|not|no)\b/,
  /\b(?:i don't|i'm not|i haven't|i didn't|it isn't|it's not|it wasn't|not true|not really)\s*[.!]*$/,
  /\b(?:tell|say|swear|claim|insist|assure)\b.* i was (?!wrong|right|there|sorry|angry|stupid|rude|unfair|mistaken|once)\w+/,
  /\b(?:though|although|when|but) i (?:carved|forged|stole|took|broke|made|wrote|know|did)\b/,
  /\bask (?!me\b|myself\b|who|what|how|why|when|where|whether|if |about|for )(?:[\w']+ ){1,4}to (?!the |a |my |me |his |her |this |that |these |whom |wait|sit|come|repeat|explain|tell|show|describe|say|speak|sing|play|pass|call|stay|meet|look|listen|read|write|bring|fetch|make|breathe|keep|go|take a|put|remember|think|eat|drink|rest|sleep|hurry|slow|help|pour|dance|supper|dinner|tea|lunch|name|pray|point|draw me|check|find)\w+/,
  /\bin (?:his|her|their|my|the) (?:\w+ )?\w+'s voice\b/,
  /\b(?:until|till) (?:he|she|they) (?!sleeps?|stops?|wakes?|comes?|arrives?|goes|leaves?|is\b|finish|falls?|feels?|can\b|calms?)\w+/,
]);

export function isClaimed(said: string, words: readonly string[]): boolean {
  return pressed(words) !== null || lie.test(said);
}
