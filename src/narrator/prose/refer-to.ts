import { splitSentences } from '@/story/words/split-sentences';
import { isEnglish } from '@/story/campaign/is-english';
import type { Campaign, Person } from '@/story/campaign/campaign';

/** What the reader has read of a scene when somebody is to be called something. */
export type ReadSoFar = {
  readonly campaign: Campaign;
  /** Paragraphs of this scene before the one that is being written. */
  readonly before: readonly string[];
  /** This paragraph, up to the name. */
  readonly here: string;
  /** What follows the name, as far as it is known. */
  readonly next: string;
};

/**
 * The full name when somebody first comes up in a scene, then the short one. Where that was read a sentence or
 * two ago: a pronoun at the start of a sentence if only they can be meant, else what they are also called.
 */
export function referTo(person: Person, read: ReadSoFar): string {
  const { campaign, before, here } = read;
  const isAtStart = /(?:^|[.!?…]["'”’)]*\s+)["'“‘(]?$/.test(here);
  const sentences = splitSentences(here);
  const current = isAtStart ? '' : (sentences[sentences.length - 1] ?? '');
  const inParagraph = isAtStart ? sentences : sentences.slice(0, -1);
  const earlier = [...before.slice(-2).flatMap(splitSentences), ...inParagraph];
  if (nameOf(person, read) === person.name) return person.name;
  // After a quoted question only the author knows whether the sentence goes on, and a name fits both ways.
  const isAfterQuote = /[!?]["'”’]+\s*$/.test(here);
  if (!isEnglish(campaign) || isAfterQuote || isNamed(person, current)) return person.shortName;
  const [last = '', lastButOne = ''] = earlier.slice(-2).reverse();
  if (isAtStart && inParagraph.length > 0 && isClear(person, last, read))
    return person.pronouns.they;
  const isRecent = isNamed(person, last) || isNamed(person, lastButOne);
  const other = isRecent ? epithetOf(person, campaign) : null;
  const isWornOut =
    other !== null &&
    `${last} ${lastButOne} ${current}`.toLowerCase().includes(other.toLowerCase());
  return other === null || isWornOut ? person.shortName : other;
}

/** By name: who speaks is not called something else. */
export function nameOf(person: Person, { before, here }: ReadSoFar): string {
  const isKnown = [...before, here].some((text) => isNamed(person, text));
  return isKnown ? person.shortName : person.name;
}

/**
 * What was remembered, told where its person has just been named: "You told her", not her name once more.
 * Only where the grammar is certain, right after what the player did or as the first word; and only where
 * nobody else was named lately whom the pronoun could mean.
 */
export function rememberedOf(memory: string, { campaign, before, here }: ReadSoFar): string {
  const [last = '', lastButOne = ''] = [...before.slice(-1), here]
    .flatMap(splitSentences)
    .slice(-2)
    .reverse();
  const lately = `${lastButOne} ${last}`;
  const people = [...campaign.people.values()];
  const person = people.find((each) => isNamed(each, lately) && isNamed(each, memory));
  if (person === undefined || !isEnglish(campaign)) return memory;
  const { pronouns, name, shortName } = person;
  const isMistaken = people.some(
    (other) =>
      other !== person &&
      other.pronouns.they === pronouns.they &&
      (isNamed(other, lately) || isNamed(other, memory)),
  );
  if (isMistaken) return memory;
  for (const called of [name, shortName]) {
    const [, deed = ''] = /^(You \p{Ll}+ )/u.exec(memory) ?? [];
    if (deed !== '' && startsWith(memory.slice(deed.length), called))
      return `${deed}${pronouns.them}${memory.slice(deed.length + called.length)}`;
    // "They" would want another verb.
    if (pronouns.they !== 'they' && startsWith(memory, called))
      return `${capital(pronouns.they)}${memory.slice(called.length)}`;
  }
  return memory;
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** `is` or `are`, and the like: as many as the pronoun that was last used for them says. */
export function agreement(form: string, person: Person, here: string): string | null {
  const forms = verbForms.get(form);
  if (forms === undefined) return null;
  const [current = ''] = splitSentences(here).slice(-1);
  const pronoun = current.toLowerCase().lastIndexOf('they');
  const name = Math.max(current.lastIndexOf(person.shortName), current.lastIndexOf(person.name));
  const isMany = person.isMany === true || (person.pronouns.they === 'they' && pronoun > name);
  return isMany ? forms.many : forms.one;
}

const verbForms: ReadonlyMap<string, { readonly one: string; readonly many: string }> = new Map([
  ['is', { one: 'is', many: 'are' }],
  ['was', { one: 'was', many: 'were' }],
  ['has', { one: 'has', many: 'have' }],
  ['does', { one: 'does', many: 'do' }],
  ['s', { one: 's', many: '' }],
  ['es', { one: 'es', many: '' }],
]);

/** The sentence before begins with them, and nobody else that the pronoun could mean is in it. */
function isClear(person: Person, last: string, { campaign, next }: ReadSoFar): boolean {
  const { they } = person.pronouns;
  // A verb must follow that fits: "they goes" would not.
  if (they === 'they' || !/^ (?!and\b)[a-z]/.test(next)) return false;
  const isSubject = [person.name, person.shortName].some((name) => startsWith(last, name));
  return (
    isSubject &&
    !/["“]/.test(last) &&
    ![...campaign.people.values()].some(
      (other) => other.id !== person.id && other.pronouns.they === they && isNamed(other, last),
    )
  );
}

function startsWith(text: string, name: string): boolean {
  return text.startsWith(name) && !/^[\p{L}\p{N}'’-]/u.test(text.slice(name.length));
}

/** Whether a text names somebody; the author's plain words count. */
function isNamed({ name, shortName }: Person, text: string): boolean {
  return [shortName, name].some((each) => {
    if (each === '') return false;
    for (let at = text.indexOf(each); at !== -1; at = text.indexOf(each, at + 1)) {
      const isWhole = !/[\p{L}\p{N}]$/u.test(text.slice(0, at));
      if (isWhole && !/^[\p{L}\p{N}]/u.test(text.slice(at + each.length))) return true;
    }
    return false;
  });
}

/** "The baker", unless two are called so. */
function epithetOf(person: Person, { people, sources }: Campaign): string | null {
  // What a stranger's profile calls a role was not written to stand for a name.
  if (sources !== undefined) return person.epithets?.[0] ?? null;
  const own = namesInstead(person);
  const others = new Set(
    [...people.values()].filter(({ id }) => id !== person.id).flatMap(namesInstead),
  );
  return own.find((epithet) => !others.has(epithet)) ?? null;
}

function namesInstead({ epithets = [], role }: Person): readonly string[] {
  const isOneWord = role !== null && /^[A-Za-z]+$/.test(role);
  return isOneWord ? [...epithets, `the ${role.toLowerCase()}`] : epithets;
}
