import { is, type Term } from '@/reading/prose/tagged';

/** Titles whose words are for whoever tells the story. */
const metaTitle =
  /\b(?:narrat(?:or|ors|ion|ing)|manner|tone|style|voice|notes?|guidance|instructions?|how to|rules?|constraints?|mechanics|themes?|conditions?|content warnings?|boundaries|for the (?:gm|ai|author|teller|storyteller)|game ?master|design|things that are true|what to|do not|don'ts?|safety|pacing|secrets|spoilers?|the truth)\b/i;

export function isMetaTitle(title: string): boolean {
  return metaTitle.test(title);
}

/** Words of those who speak about a story instead of excerpt it. A group of players has a capital. */
const metaWords =
  /\b(?:[Nn]arrat(?:or|ors|e|es|ion|ing)|player|players|Player|the reader|game ?master|GM|NPCs?|PCs?|[Cc]ampaign|roleplay|foreshadow\w*|protagonist)\b/;

const orders =
  /^(?:do not|don['’]t|never|always|please|let|avoid|keep|make|treat|describe|remember|begin|start|end|show|hint|use|play|give|leave|allow|vary|tell|say|imagine|note)\b(?! (?:of|is|was|were|has|had|are)\b)/i;

const wishes =
  /\b(?:should|ought to) (?:be|feel|never|always|remain|stay|sound|go|come|have|read|seem|not)\b|\bmust (?:never|always|not|gain|remain)\b|\bit['’]?s best if\b|\bif in doubt\b/i;

const conditions =
  /^(?:reached|triggered|happens|available|unlocked|to be told|this (?:is the )?ending|the ending|conditions?|requires?)\b/i;

/** Whether it begins like an order to whoever tells the story. */
export function isOrder(sentence: string): boolean {
  return orders.test(sentence);
}

/** Whether words speak to whoever tells the story, not to whoever reads it. */
export function isForNarrator(sentence: string, terms: readonly Term[]): boolean {
  if (metaWords.test(sentence) || conditions.test(sentence)) return true;
  // What somebody says may order and wish.
  if (/^["“‘']/.test(sentence)) return false;
  if (orders.test(sentence) && !isAddressed(terms)) return true;
  return wishes.test(sentence) && !/\byou\b/i.test(sentence) && !/["“]/.test(sentence);
}

/** "Keep it," she says, and "Leave Hask at noon and you are home by dark" are told. */
function isAddressed(terms: readonly Term[]): boolean {
  return (
    terms.some(({ small }) => small === 'you' || small === 'your') || is(terms[0], 'Noun', 'Gerund')
  );
}

/** Whether it can stand in a scene as its author wrote it: a sentence with an end, and nobody's notes. */
export function isTellable(sentence: string, terms: readonly Term[]): boolean {
  const words = sentence.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (terms.length === 0 || words.length < 2 || words.length > 75) return false;
  if (/[{}|\\<>]|https?:|\b(?:TBD|TODO)\b/.test(sentence)) return false;
  if (!/[.!?…]["'”’)\]]*$/.test(sentence)) return false;
  return !isForNarrator(sentence, terms);
}
