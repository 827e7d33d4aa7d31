import type { SaidSentence } from '@/understanding/grammar/clauses';
import type { Mention } from '@/understanding/grammar/who-is';
import { isGivenName, isPersonWord } from '@/understanding/lexicon/people-words';

/** "Have you seen my spade, Alf?": asked of somebody, though no verb of asking is in it. */
const toYou =
  /\b(?:do|did|are|were|have|had|can|could|would|will|should|don't|aren't|won't|haven't|what|who|how|where|why) (?:you|ya|y'all)\b|^y'all\b|^(?:hey|oi) you\b|\byour?\b/;

/** The player thinks aloud, or asks whoever tells the story. */
const toNobody = /\bdo you (?:think|suppose|reckon|figure)\b|\bcan you (?:describe|tell)\b/;

const saying =
  /\b(?:i|we) (?:say|ask|tell|reply|answer|whisper|shout|call|add|mutter|murmur|greet|yell|snap|growl)\b/;

const between = /\byou, (\p{Lu}[\p{L}'-]+),/u;
const atTheEnd = /,\s+((?:[\p{L}'-]+\s+){0,2})([\p{L}'-]+)["”]?\s*[?!.]*$/u;
const atTheStart = /^["“]?((?:[\p{L}'-]+\s+){0,2})([\p{L}'-]+),\s/u;

/** Somebody whom the words themselves are said to; `text` as it was typed. */
export function spokenTo(text: string, sentence: SaidSentence): Mention | null {
  const called = calledAtTheEnd(text) ?? calledAtTheStart(text, sentence);
  if (hasSpeech(text) && saying.test(sentence.text)) return called ?? { words: '' };
  if (called !== null) return called;
  if (!sentence.isQuestion || toNobody.test(sentence.text)) return null;
  return toYou.test(sentence.text) ? { words: '' } : null;
}

function calledAtTheEnd(text: string): Mention | null {
  const [, inside = ''] = between.exec(text) ?? [];
  if (inside !== '') return { words: inside.toLowerCase() };
  const match = atTheEnd.exec(text);
  if (match === null) return null;
  const [, before = '', name = ''] = match;
  const isName = /^\p{Lu}/u.test(name) || isCalled(name);
  const isTitled = before.trim() === '' || isTitle.test(before.trim());
  return isName && isTitled ? { words: name.toLowerCase() } : null;
}

const isAddress =
  /^(?:(?:my|dear|old|good|hey|oh|tell me|excuse me|please|mr|mrs|miss|ms|dr|sir|lady|lord)\.?\s+)*$/i;
const isTitle = /^(?:my |old |dear |young |good )*(?:\p{Lu}[\p{L}.]*|\w+)?$/u;

function calledAtTheStart(text: string, { text: said, isQuestion }: SaidSentence): Mention | null {
  const [, before = '', name = ''] = atTheStart.exec(text) ?? [];
  if (name === '' || !(isAddress.test(before) || isCalled(before.trim()))) return null;
  const isAsked =
    isQuestion ||
    /, (?:what|who|where|when|why|how|do|did|can|could|would|will|have|are|is)\b/.test(said);
  return isAsked && (isCalled(name) || isCalled(before.trim()))
    ? { words: name.toLowerCase() }
    : null;
}

function isCalled(name: string): boolean {
  const small = name.toLowerCase();
  return isPersonWord(small) || isGivenName(small) || /^(?:sir|ma'am|madam|friend)$/.test(small);
}

/** Whether two characters or more stand in quotation marks. */
function hasSpeech(text: string): boolean {
  let open = -1;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? '';
    if (mark === '"' || mark === '”') {
      if (open !== -1 && at - open > 2) return true;
      open = mark === '"' ? at : -1;
    } else if (mark === '“' && open === -1) open = at;
  }
  return false;
}
