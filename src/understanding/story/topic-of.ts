import { wordsIn } from '@/understanding/grammar/words-in';
import { wordSet } from '@/understanding/lexicon/word-set';

/** "Ask her | about the carrier", "tell Oda | that it rains". */
const asking =
  /^(.*?\b(?:ask|asks|question|tell|talk|speak|chat|inquire|enquire|say)\b.*?)\b(about|concerning|regarding|who|whom|whose|what|which|if|whether|why|where|when|how|that)\b(.*)$/is;

/** Those who are spoken to, and what it is about; null where words do not say what it is about. */
export function spokenOf(text: string): { readonly to: string; readonly topic: string } | null {
  const [, to, , topic] = asking.exec(text) ?? [];
  return to === undefined || topic === undefined ? null : { to, topic };
}

const questionWord =
  /^(?:who|whom|whose|what|which|why|when|where|how|is|are|was|were|do|does|did|ca(?=n['’])|can|could|wo(?=n['’])|will|would|has|have|had|should)(?:n['’]t)?\b/i;

/** A question that says to nobody whom it asks. */
export function isBareQuestion(text: string): boolean {
  return /\?\s*$/.test(text) && questionWord.test(text.trim());
}

const asksToo: ReadonlySet<string> = wordSet('ask talk speak question inquire');

/** "Ask Pruett about the bell" never rings it, "Why do you ring it?" neither, and "Why forty-one?" promises nothing. */
export function isOnlyAsked(text: string, choice: string): boolean {
  const [first = ''] = wordsIn(text);
  const [verb = ''] = wordsIn(choice);
  const isAsked = /^(?:ask|question|inquire|enquire)$/.test(first) || isBareQuestion(text);
  return isAsked && !asksToo.has(verb);
}
