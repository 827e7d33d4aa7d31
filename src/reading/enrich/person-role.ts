import { escapePattern } from '@/foundation/text/escape-pattern';
import { onlyNamed, withoutName } from '@/reading/enrich/own-wordings';
import { mentions } from '@/reading/found/person-names';
import type { FoundPerson } from '@/reading/found/reading';
import { personNouns } from '@/reading/found/word-classes';
import { is, tagged } from '@/reading/prose/tagged';
import type { ReadSentence } from '@/reading/prose/sentence';
import { lowerFirst } from '@/reading/prose/lower-first';

const mostWords = 10;

/** What somebody is in this story, in the words of its prose. */
export function personRole(person: FoundPerson, sentences: readonly ReadSentence[]): string {
  const told = sentences.filter(({ isForNarrator }) => !isForNarrator);
  return (
    person.role ??
    listedRole(person, told) ??
    told.flatMap(({ text }, at) => roleIn(resolved(text, told[at - 1]?.text), person) ?? [])[0] ??
    (person.name.startsWith('the ') ? withoutName : onlyNamed)
  );
}

/** "The Alhambra has a ghost light. Madame Corvina owns it." It is the Alhambra. */
function resolved(text: string, before = ''): string {
  const [, subject] =
    /^((?:The )?(?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+) (?:has|is|was|had|stands|lies|turns)\b/u.exec(
      before,
    ) ?? [];
  if (
    subject === undefined ||
    !/\bit\.$/.test(text) ||
    tagged(subject).some((term) => is(term, 'Pronoun'))
  )
    return text;
  return text.replace(/\bit\.$/, `${small(subject)}.`);
}

/** **Casimiro Baca**: freighter, fifty mules. What stands first is what they are, if it is no sentence. */
function listedRole({ called }: FoundPerson, sentences: readonly ReadSentence[]): string | null {
  const own = sentences.find(
    ({ label }) => label !== null && called.some((name) => mentions(label, name)),
  );
  const first = own?.text.split(/[,.;:]/)[0]?.trim() ?? '';
  const terms = tagged(first);
  if (terms.length === 0 || terms.length > 5) return null;
  return terms.some((term) => is(term, 'Verb')) || !terms.some((term) => is(term, 'Noun'))
    ? null
    : lowerFirst(first);
}

const verbs =
  'runs|keeps|owns|teaches|drives|mends|sells|makes|cooks|guards|leads|minds|tends|works|plays|writes|counts|collects|bakes|brews|hauls|buys|sings|paints|repairs|fixes|sails|steers|fishes|farms|hunts|heals|nurses|cleans|watches|looks after|carries|delivers|builds|sweeps|rings|reads|translates|digs|feeds|grows|trades|pilots|captains|commands|manages|operates|records|draws|cuts|sews|weaves|serves|lives';

function roleIn(text: string, { name: whole, shortName }: FoundPerson): string | null {
  // Not by the last name, which brothers and sisters share.
  const called = [whole, shortName].map((name) => name.replace(/^the /, ''));
  const names = called.map(escapePattern).join('|');
  const name = `(?:${names})`;
  const article = '(?:the|an?|your|their|our)';
  const introduced = new RegExp(
    `\\b(?:an?|the) ((?:[\\p{L}-]+ ){0,2}[\\p{L}-]+) (?:called|named) ${name}\\b`,
    'u',
  ).exec(text)?.[1];
  const before = new RegExp(
    `\\b(${article} (?:[\\p{L}'’-]+ ){0,4}[\\p{L}-]+), ${name}\\b`,
    'iu',
  ).exec(text)?.[1];
  if (before !== undefined && isSomebody(before)) return small(before);
  const after = new RegExp(`\\b${name}, (${article} [^,.;:!?()–—]+)`, 'u').exec(text)?.[1];
  if (after !== undefined && isSomebody(after)) return small(after);
  const being = new RegExp(`\\b${name} (?:is|was) (${article} [^,.;:!?()–—]+)`, 'u').exec(
    text,
  )?.[1];
  const bare = being?.split(/ (?:who|that|which|and)\b/)[0];
  if (bare !== undefined && isSomebody(bare)) return small(bare);
  const doing = new RegExp(
    `\\b${name},? (?:who (?=\\p{Ll})|(?=(?:${verbs})\\b))([^,.;:!?()–—]+)`,
    'u',
  ).exec(text)?.[1];
  const deed = shortened(doing ?? '');
  if (isDeed(deed)) return `the one who ${deed}`;
  return introduced !== undefined && isSomebody(`the ${introduced}`) ? `the ${introduced}` : null;
}

/** "the ferry's owner" is somebody, "the same evening" is not. */
function isSomebody(words: string): boolean {
  const all = words.toLowerCase().split(/\s+/);
  const head =
    words
      .split(/ (?:of|at|in|on|from|for|with|who|that|to)\b/)[0]
      ?.split(' ')
      .pop() ?? '';
  const isKnown =
    personNouns.has(head.toLowerCase()) || /(?:er|or|ist|ess|man|woman|predecessor)$/.test(head);
  return all.length <= mostWords && isKnown;
}

/** Only the first of several things. */
function shortened(deed: string): string {
  const isLong = deed.trim().split(/\s+/).length > mostWords;
  return (
    isLong ? (deed.split(/ (?:and|but|or|when|while|because|since)\b/)[0] ?? '') : deed
  ).trim();
}

/** "who owns it": what it is stands elsewhere. */
function isDeed(words: string): boolean {
  const [first] = tagged(words);
  const isNow = is(first, 'PresentTense') || /[^s]s$/.test(first?.small ?? '');
  const isWhole = !/\b(?:it|them|him|her|there|here|this|that|one|too)$/.test(words);
  const count = words.split(/\s+/).length;
  return isNow && isWhole && count > 1 && count <= mostWords;
}

function small(words: string): string {
  return words.trim().replace(/^(?:The|An?|Your|Their|Our)\b/, (article) => article.toLowerCase());
}
