import { asOne } from '@/reading/beats/beat-matter';
import type { Drama } from '@/reading/drama/drama';
import { waysOf, type LastWay } from '@/reading/drama/ways-of';
import { dramasOf, openDrama } from '@/reading/drama/dramas-of';
import { isJsonObject } from '@/foundation/json';
import { readingLimits } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';
import { isLikened } from '@/reading/found/is-likened';
import { mentions } from '@/reading/found/person-names';
import { nameRuns } from '@/reading/found/name-runs';
import { nounPhrases } from '@/reading/found/noun-phrases';
import { locatives, personNouns, vagueNouns } from '@/reading/found/word-classes';
import type { Reading } from '@/reading/found/reading';
import { is, tagged } from '@/reading/prose/tagged';
import { premiseSentences, questionIn } from '@/reading/premise/premise-sentences';
import { splitSentences } from '@/story/words/split-sentences';

/** What a story is about, as its premise says: the matter, and by when. */
export type PremiseCore = {
  /** As it stands after "about". */
  readonly matter: string;
  /** Words that mean it. */
  readonly called: readonly string[];
  readonly deadline: Deadline | null;
  /** What it turns on, the weightiest first. */
  readonly dramas: readonly Drama[];
  /** How it can end, where an author wrote no ending. */
  readonly ways: readonly LastWay[];
  /** What the premise asks last, in its own words. */
  readonly question: string | null;
};

/** A moment ("noon on Thursday") or so much time ("nineteen days"). */
type Deadline = { readonly is: 'moment' | 'span'; readonly words: string };

const stakes =
  /\?|\b(?:unless|without|there can['’]t be|must not|has to|have to|find out|by (?:noon|dawn|midnight|tomorrow)|whoever|if (?:the|they|it|he|she|you|nobody|no one)|who (?:took|killed|stole|did)|until|runs? out|not signed|claimed|forbids?|gone|missing|vanished|disappeared|dead|died|stolen|lost)\b/i;

export function premiseCore(
  reading: Reading,
  title: string,
  files: ReadonlyMap<string, string>,
): PremiseCore {
  const sentences = reading.premise.flat().flatMap(({ text }) => splitSentences(text));
  const told = descriptionIn(files);
  const deadline = deadlineIn(sentences);
  const whole = premiseSentences(reading);
  // Beats and endings say better than any premise what it all leads to.
  const isWritten = [...files.keys()].some((file) => /^plot\/(?:beats\.json|endings\/)/.test(file));
  const dramas = isWritten ? [] : dramasOf(whole, reading, { title, description: told });
  const question = questionIn(sentences);
  const [drama] = dramas;
  if (drama !== undefined)
    return {
      ...{ matter: matterOf(drama), called: calledIn(drama), deadline, dramas, question },
      ways: waysOf(whole, reading.people, dramas),
    };
  const { best, often } = matterIn(sentences, reading, { plot: plotWords(files), title, told });
  const place = (): string | null => placeSpokenOf(sentences, reading);
  const words = best ?? titleWords(title) ?? often ?? place() ?? 'the whole matter';
  return {
    matter: asOne(words),
    called: [words.replace(/^(?:the|an?|your) /, '')],
    ...{ deadline, dramas, question },
    ways: isWritten ? [] : waysOf(whole, reading.people, [openDrama(words)]),
  };
}

/** Many take other verbs than one: the matter of them is one again. */
function matterOf({ about: { name, is, isMany } }: Drama): string {
  return isMany && is !== 'person' ? `the matter of ${name}` : name;
}

function calledIn({ about: { name, head, is } }: Drama): readonly string[] {
  const bare = name.replace(/^(?:the|your) /, '');
  return is === 'person' ? [bare] : [...new Set([bare, head])];
}

/** What a campaign says of itself in a line. */
function descriptionIn(files: ReadonlyMap<string, string>): string {
  const parsed = parseJson(files.get('manifest.json') ?? '');
  const manifest = parsed.ok && isJsonObject(parsed.value) ? parsed.value : {};
  const said = manifest['description'];
  return typeof said === 'string' ? said.toLowerCase().slice(0, readingLimits.fieldCharacters) : '';
}

type Shared = {
  readonly plot: readonly ReadonlySet<string>[];
  readonly title: string;
  /** The campaign's own description, in small letters. */
  readonly told: string;
};

/** What the premise speaks of most, and where it asks something or something is at stake. */
function matterIn(
  sentences: readonly string[],
  reading: Reading,
  { plot, title, told }: Shared,
): { readonly best: string | null; readonly often: string | null } {
  const titleHeads = new Set((title.match(/\p{L}{3,}/gu) ?? []).map(lastWord));
  const weights = new Map<string, number>();
  const note = (name: string, weight: number): void => {
    weights.set(name, (weights.get(name) ?? 0) + weight);
  };
  const { people, places, things, topics } = reading;
  const taken = [...people, ...places].flatMap(({ called }) => called);
  const known = [...topics, ...things].filter(
    ({ name, called }) =>
      !taken.some((each) => mentions(each, name)) &&
      !isRegion(name) &&
      !called.some((call) => sentences.some((sentence) => isWhere(sentence, call))),
  );
  const last = Math.max(0, sentences.length - 4);
  for (const [at, sentence] of sentences.entries()) {
    const worth = 1 + (stakes.test(sentence) ? 2 : 0) + (at >= last ? 1 : 0);
    const heads = new Set<string>();
    for (const { name, called } of known)
      if (called.some((each) => mentions(sentence, each))) {
        note(name, worth + 0.5);
        for (const word of name.split(' ')) heads.add(word.toLowerCase());
      }
    for (const name of namesWithArticle(sentence, taken))
      if (!heads.has(lastWord(name))) note(`the ${name}`, worth + 0.5);
    for (const { name, weight } of phrasesIn(sentence, { people, taken, sentences }))
      if (!heads.has(name.split(' ').pop() ?? '')) note(name, worth * weight);
  }
  for (const name of titlePeople(reading, title)) note(name, 3);
  const [titled] = nameRuns(tagged(title));
  if (titled?.text === title && sentences.some((sentence) => mentions(sentence, title)))
    note(title, 3);
  const isAtStake = (name: string): boolean =>
    titleHeads.has(lastWord(name)) || isStaked(name, sentences) || isSharedWith(told, name);
  const worthy = [...weights].filter(([name]) => isAtStake(name));
  const merged = worthy.map(([name, weight]) => ({
    name,
    weight:
      (titleHeads.has(lastWord(name)) ? 2.5 : 1) *
      (isSharedWith(told, name) ? 1.8 : 1) *
      (isMany(name) ? 0.4 : 1) *
      (1 + 0.4 * plot.filter((words) => words.has(lastWord(name))).length) *
      [...weights]
        .filter(([other]) => other !== name && lastWord(other) === lastWord(name))
        .reduce((sum, [, more]) => sum + more / 2, weight),
  }));
  const [best] = merged.sort((one, other) => other.weight - one.weight);
  const [often] = [...weights].sort(([, one], [, other]) => other - one);
  return {
    best: best !== undefined && best.weight >= 2 ? best.name : null,
    often: often !== undefined && often[1] >= 2 ? often[0] : null,
  };
}

/** The nouns of a sentence that may be what it is about: what does or has something done to it before where it is. */
function phrasesIn(
  sentence: string,
  {
    people,
    taken,
    sentences,
  }: Pick<Reading, 'people'> & {
    readonly taken: readonly string[];
    readonly sentences: readonly string[];
  },
): readonly { readonly name: string; readonly weight: number }[] {
  const terms = tagged(sentence);
  return nounPhrases(terms).flatMap(({ words, head, article, from }) => {
    if (article === 'none' || words.split(' ').length > 3 || isLikened(terms, from)) return [];
    if (/\p{Lu}/u.test(words) || isVague(head) || vagueFirst.test(words)) return [];
    if (personNouns.has(head)) return [];
    if (people.some(({ called }) => called.some((name) => name.toLowerCase() === head))) return [];
    // A place may be what it is about: a well that talks.
    const isPlace = taken.some((name) => name.toLowerCase() === head);
    if (isPlace && timesNamed(head, sentences) < 3) return [];
    const before = terms[from - 2]?.small ?? '';
    const part = locatives.has(before) ? 0.5 : before === 'of' ? 0.7 : 1;
    return [{ name: `the ${words}`, weight: part * (article === 'the' ? 0.8 : 0.4) }];
  });
}

/** A place with a name that something is said of, and not only that it happens there. */
function placeSpokenOf(sentences: readonly string[], { places }: Reading): string | null {
  const spoken = places.find(({ name }) => {
    const bare = name.replace(/^the /, '');
    return (
      /^\p{Lu}/u.test(bare) &&
      sentences.some((sentence) => {
        const before = sentence.slice(0, Math.max(0, sentence.indexOf(bare))).replace(/the $/, '');
        const last = before.trim().split(' ').pop() ?? '';
        return mentions(sentence, bare) && !locatives.has(last) && last !== 'of';
      })
    );
  });
  return spoken?.name ?? null;
}

/** A ship, a book, a night that has a name, though nothing else is told of it. */
function namesWithArticle(sentence: string, taken: readonly string[]): readonly string[] {
  return nameRuns(tagged(sentence))
    .filter(({ hasArticle, isPerson, isPlace }) => hasArticle && !isPerson && !isPlace)
    .map(({ text }) => text)
    .filter((text) => !personNouns.has(text.toLowerCase()))
    .filter((text) => !taken.some((name) => mentions(name, text) || mentions(text, name)));
}

/** The words of what people want, of each beat and of each ending: what they share with the premise is the matter. */
function plotWords(files: ReadonlyMap<string, string>): readonly ReadonlySet<string>[] {
  return [...files].flatMap(([file, text]) => {
    if (!/^plot\/(?:beats\.json|endings\/)|^characters\/npcs\/.*profile\.json$/.test(file))
      return [];
    const parts = file.endsWith('beats.json') ? text.split('"description"') : [text];
    return parts.map(
      (part) =>
        new Set((part.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/s$/, ''))),
    );
  });
}

/** What every premise has in it: clothes, meals, weather. */
const everyday =
  /^(?:own|coat|hat|boots|shoes|gloves|sleeves?|pockets?|lamp|breakfast|tea|supper|dinner|rain|weather|dog|room|road|door|house|town|village|sun|snow|air|bed|affairs|reading|stair|hair|age|life|work|job|season|father|mother|brother|sister|wife|husband|son|daughter|friend|window|wall|floor|roof|table|chair|desk|fog|kitchen|crew|office|bar|street|train|platform|hotel|station)$/;

function isVague(head: string): boolean {
  return everyday.test(head) || vagueNouns.has(head);
}

/** "the Lunts", "the Silver Foxes": families and bands. */
function isMany(name: string): boolean {
  return /^the \p{Lu}.*[^s]s$/u.test(name);
}

function isSharedWith(told: string, name: string): boolean {
  return (name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) =>
    told.includes(word.replace(/(?:ies|y|s)$/, '')),
  );
}

function lastWord(name: string): string {
  const named = name.split(' ').filter((word) => /\p{L}/u.test(word));
  return (named.pop() ?? name).toLowerCase().replace(/s$/, '');
}

/** Who has no name but what they are, and is in the title. */
function titlePeople({ people }: Reading, title: string): readonly string[] {
  return people
    .filter(
      ({ name, called }) => /^the /i.test(name) && called.some((each) => mentions(title, each)),
    )
    .map(({ name }) => name.replace(/^The /, 'the '));
}

/** A name, or in a sentence that asks something or says what may be lost. */
function isStaked(name: string, sentences: readonly string[]): boolean {
  return (
    /\p{Lu}/u.test(name) ||
    sentences.some(
      (sentence) => stakes.test(sentence) && mentions(sentence.toLowerCase(), bareHead(name)),
    )
  );
}

const vagueFirst = /^(?:other|same|own|whole|only|next|such|few|many|more|most|several)\b/;

/** "into Hask", "from Socorro". */
function isWhere(sentence: string, name: string): boolean {
  return (
    /^\p{Lu}\p{L}+$/u.test(name) &&
    new RegExp(`\\b(?:in|into|at|from|to|near|toward|towards) ${name}\\b`, 'u').test(sentence)
  );
}

function timesNamed(head: string, sentences: readonly string[]): number {
  return sentences.filter((sentence) => mentions(sentence.toLowerCase(), head)).length;
}

function bareHead(name: string): string {
  return (name.split(' ').pop() ?? name).toLowerCase();
}

function isRegion(name: string): boolean {
  // A shed with a number is no region.
  return !/\d/.test(name) && tagged(name).some((term) => is(term, 'Place', 'Date'));
}

function titleWords(title: string): string | null {
  const terms = tagged(title);
  if (terms.length > 5 || terms.length < 2 || !/^The /.test(title)) return null;
  if (terms.some((term) => is(term, 'Verb') && !is(term, 'Adjective', 'Gerund'))) return null;
  return title.replace(/^The /, 'the ');
}

const moment =
  /\b(?:by|before|until|till)\s+((?:the\s+)?(?:noon|midday|midnight|dawn|daybreak|sunrise|sunset|dusk|nightfall|dark|morning|evening|tomorrow(?:\s+(?:morning|noon|evening|night))?|tonight|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|first\s+of\s+\p{L}+|last\s+of\s+\p{L}+|end\s+of\s+(?:the|this)\s+\p{L}+|next\s+\p{L}+|spring|winter|harvest|Easter|Christmas)(?:\s+(?:on|of)\s+(?:the\s+)?\p{Lu}\p{L}+)?)\b/u;
const span =
  /\b(?:in|within|leaves|leaving)\s+(?:only\s+|just\s+)?((?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|nineteen|twenty|thirty|forty|\d+)(?:-\p{L}+)?\s+(?:days|hours|weeks|nights|minutes|months))\b/iu;
const eve = /\b[Tt]omorrow is ((?:the )?\p{Lu}?[\p{L} ]{2,30}?)(?=[,.;]| and\b)/u;

const countdown =
  /\b(?:(?:days|weeks|hours|nights) before ((?:the )?\p{Lu}\p{L}+)|this ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day))/u;

function countdownIn(sentence: string): string | undefined {
  const found = countdown.exec(sentence);
  return found?.[1] ?? found?.[2];
}

function deadlineIn(sentences: readonly string[]): Deadline | null {
  for (const sentence of sentences) {
    const words = moment.exec(sentence)?.[1] ?? eve.exec(sentence)?.[1] ?? countdownIn(sentence);
    if (words !== undefined) return { is: 'moment', words };
  }
  for (const sentence of sentences) {
    const words = span.exec(sentence)?.[1];
    const isAhead = /\b(?:in|leaves|within|left|will|until)\b/i.test(sentence);
    if (words !== undefined && isAhead && !/\bago\b|\bfor \p{L}+ years\b/u.test(sentence))
      return { is: 'span', words: words.toLowerCase() };
  }
  return null;
}
