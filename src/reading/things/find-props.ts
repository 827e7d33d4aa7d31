import { idFor, mentions } from '@/reading/found/person-names';
import type {
  Excerpt,
  FoundPerson,
  FoundPlace,
  FoundProp,
  FoundThing,
} from '@/reading/found/reading';
import type { ReadSentence } from '@/reading/prose/sentence';
import { locatives } from '@/reading/found/word-classes';
import { tagged, type Term } from '@/reading/prose/tagged';
import { isOfThePast } from '@/reading/things/no-thing-here';
import { hasIt } from '@/reading/things/said-of-thing';
import { isEverywhere, isPortable, kindOfThing, type ThingKind } from '@/reading/found/thing-kinds';
import { thingMentions, type ThingMention } from '@/reading/things/thing-mentions';

type Known = {
  readonly people: readonly FoundPerson[];
  readonly places: readonly FoundPlace[];
  readonly things: readonly FoundThing[];
  readonly premise: readonly (readonly Excerpt[])[];
  /** Ids of what the author lists. */
  readonly listed: Pick<ReadonlySet<string>, 'has'>;
};

type Told = {
  readonly text: string;
  readonly file: string;
  readonly line: number;
  readonly titles: readonly string[];
  readonly isPremise: boolean;
};

type Named = ThingMention & {
  readonly told: Told;
  readonly place: string | null;
  readonly owner: string | null;
  readonly isOthers: boolean;
  readonly lies: boolean;
};

/** More than one can look at in the time there is. */
const mostProps = 12;
const mostOfSetting = 6;

/**
 * What can be looked at, read, opened or taken: the concrete things of premise and setting, where they are or who
 * has them. What the story is about is found elsewhere; of that there is added what is said of it here.
 */
export function findProps(sentences: readonly ReadSentence[], known: Known): readonly FoundProp[] {
  const named = withWhatYouHave(toldIn(sentences, known), known);
  const groups: Named[][] = [];
  for (const mention of named) {
    const same = groups.find((group) => group.every((each) => isSame(each, mention)));
    if (same === undefined) groups.push([mention]);
    else same.push(mention);
  }
  const taken = new Set<readonly Named[]>();
  // What an author lists can be carried.
  const own = known.things.map((thing) => {
    const words = thing.called[0] ?? thing.name;
    const mentioned = groups.filter(
      ([first]) => first !== undefined && isSame(first, { ...first, words }),
    );
    for (const group of mentioned) taken.add(group);
    const prop = propOf(mentioned.flat(), thing);
    return known.listed.has(thing.id) ? { ...prop, isPortable: true } : prop;
  });
  const others = groups
    .filter((mentioned) => !taken.has(mentioned) && isWorthALook(mentioned))
    .sort((one, other) => weightOf(other) - weightOf(one))
    .map((mentioned) => ({ isOfPremise: mentioned.some(({ told }) => told.isPremise), mentioned }));
  const ofPremise = others.filter(({ isOfPremise }) => isOfPremise);
  const ofSetting = others.filter(({ isOfPremise }) => !isOfPremise).slice(0, mostOfSetting);
  const kept = [...ofPremise, ...ofSetting].slice(0, Math.max(0, mostProps - own.length));
  const made = kept.flatMap(({ mentioned }) => {
    const thing = thingOf(mentioned, known);
    return thing === null ? [] : [propOf(mentioned, thing)];
  });
  const ids = new Set<string>();
  return [...own, ...made].filter(({ id }) => {
    const isNew = !ids.has(id);
    ids.add(id);
    return isNew;
  });
}

/** The premise as it is told, and what is said of the setting. */
function toldIn(sentences: readonly ReadSentence[], { premise }: Known): readonly Told[] {
  return [
    ...premise.flat().map(({ text, file, line }) => ({
      ...{ text, file, line },
      titles: [],
      isPremise: true,
    })),
    ...sentences
      .filter(({ file, isTellable }) => file.startsWith('world/') && isTellable)
      .map(({ text, file, line, headings, label }) => ({
        ...{ text, file, line, isPremise: false },
        titles: label === null ? headings : [...headings, label],
      })),
  ];
}

/** "There was a lamp on the hook. You have it now": where one thing alone was named right before. */
function withWhatYouHave(told: readonly Told[], known: Known): readonly Named[] {
  return told.flatMap((each, at) => {
    const mentions = mentionsIn(each, known);
    const after = [each, told[at + 1]].filter((one) => one?.isPremise === true);
    const goesOn = after.map((one) => one?.text ?? '').join(' ');
    const isHad =
      mentions.length === 1 && youHaveIt.test(goesOn.slice(each.text.search(/[.!?] |$/)));
    return isHad ? mentions.map((mention) => ({ ...mention, isHeld: true })) : mentions;
  });
}

const youHaveIt =
  /^[.!?]? ?you (?:still |now )?(?:have|hold|carry) (?:it|them)(?: (?:now|still|here|with you|on you|in your \p{L}+))*[.,;!]/iu;

function mentionsIn(told: Told, known: Known): readonly Named[] {
  const terms = tagged(told.text);
  const owner = subjectOf(told, known.people);
  return thingMentions(terms).map((mention) => {
    const before = terms.slice(0, mention.from);
    const isTheirs =
      (mention.whose !== null && /^(?:his|her)$/.test(mention.whose)) || hasIt(before);
    return {
      ...mention,
      told,
      place: placeIn(told, before.map(({ text }) => text).join(' '), known.places),
      owner: isTheirs ? owner : null,
      isOthers: isTheirs && owner === null && !isYours(before),
      lies: isSomewhere(terms, mention.to + 1) || /['’]s$/.test(terms[mention.to]?.text ?? ''),
    };
  });
}

/** "His cloak on the nail", and not "with her bonnet on". */
function isSomewhere(terms: readonly Term[], at: number): boolean {
  const term = terms[at];
  return locatives.has(term?.small ?? '') && term?.after.trim() === '' && at + 1 < terms.length;
}

/** "You have a lantern." */
function isYours(before: readonly Term[]): boolean {
  return before.some(({ small }) => small === 'you');
}

/** Whom the sentence begins with, or the title above it. */
function subjectOf({ text, titles }: Told, people: readonly FoundPerson[]): string | null {
  const start = text.split(' ').slice(0, 6).join(' ');
  const title = titles[titles.length - 1] ?? '';
  const isIn = (where: string) =>
    people.find(({ called, name }) => [name, ...called].some((each) => mentions(where, each)));
  return (isIn(start) ?? isIn(title))?.id ?? null;
}

/** The place that its sentence or the title above it names; the last before it, else the first behind. */
function placeIn(
  { text, titles }: Told,
  before: string,
  places: readonly FoundPlace[],
): string | null {
  const named = (where: string): readonly FoundPlace[] =>
    places.filter(({ name, called }) =>
      [name.replace(/^the /i, ''), ...called].some((each) =>
        mentions(where.toLowerCase(), each.toLowerCase()),
      ),
    );
  const inTitle = [...titles].reverse().flatMap((title) => named(title))[0];
  return (named(before)[0] ?? named(text)[0] ?? inTitle)?.id ?? null;
}

/** "The key" is the small silver key, and neither the spare key nor dryer nine is any other. */
function isSame(one: ThingMention, other: ThingMention): boolean {
  const [short = '', long = ''] = [one.words, other.words]
    .map((words) => (words.split(' of ')[0] ?? words).replace(/s$/, ''))
    .sort((each, next) => each.length - next.length);
  return short === long || long.endsWith(` ${short}`);
}

/** Named in the premise, or told more of than that it is there; and nobody's clothes nor what they eat with. */
function isWorthALook(mentioned: readonly Named[]): boolean {
  const [first] = mentioned;
  if (first === undefined) return false;
  if (mentioned.every(({ told }) => isOfThePast(told.text))) return false;
  const isOfPremise = mentioned.some(({ told }) => told.isPremise);
  const isAnothers = mentioned.every(
    ({ whose, owner, lies }) =>
      whose !== null && whose !== '' && whose !== 'your' && owner !== null && !lies,
  );
  const isWorn = mentioned.every(({ whose, lies }) => whose !== null && whose !== 'your' && !lies);
  if (isWorn && first.kind === 'clothing') return false;
  if (isAnothers && isSmall.has(first.kind) && mentioned.length < 2) return false;
  if (isOfPremise) return true;
  if (mentioned.every(({ isOthers }) => isOthers)) return false;
  const isTold = mentioned.some(({ phrase, words }) => phrase !== null || words.includes(' '));
  const isAt = mentioned.some(({ place }) => place !== null);
  return isEverywhere(first.kind) ? mentioned.length > 1 : isTold || mentioned.length > 1 || isAt;
}

/** Everybody has some, and puts them down and takes them up. */
const isSmall: ReadonlySet<string> = new Set(['vessel', 'clothing', 'treasure', 'food']);

function weightOf(mentioned: readonly Named[]): number {
  return mentioned.reduce(
    (sum, { told, phrase, isHeld, isGone, words, kind }) =>
      sum +
      (told.isPremise ? 3 : 1) +
      (phrase === null ? 0 : 1) +
      (isHeld || isGone ? 2 : 0) +
      (words.includes(' ') ? 1 : 0) -
      (isEverywhere(kind) ? 1 : 0),
    0,
  );
}

function thingOf(mentioned: readonly Named[], { people, places }: Known): FoundThing | null {
  const best = [...mentioned].sort(
    (one, other) =>
      Number(other.told.isPremise) - Number(one.told.isPremise) ||
      other.words.length - one.words.length,
  )[0];
  if (best === undefined) return null;
  const { words, whose, owner } = best;
  const names = [...people, ...places].flatMap(({ name, called }) => [name, ...called]);
  const taken = new Set(names.map((name) => name.toLowerCase().replace(/^the /, '')));
  if (taken.has(words.toLowerCase()) || taken.has(best.head)) return null;
  const person = people.find(({ id }) => id === owner);
  const ofWhom =
    whose === null || /^(?:his|her)$/.test(whose)
      ? person === undefined || whose === null
        ? 'the'
        : possessive(person.shortName)
      : whose;
  return {
    id: idFor(words),
    name: ofWhom === '' ? words : `${ofWhom} ${words}`,
    called: [...new Set([words, best.head])],
    place: null,
    isHeld:
      isPortable(best.kind) && mentioned.some(isInHand) && !mentioned.some(({ isGone }) => isGone),
    excerpts: [],
  };
}

/** "Your satchel", unless it was left behind. */
function isInHand({ isHeld, told, whose }: Named): boolean {
  if (!told.isPremise) return false;
  return (
    isHeld || (whose === 'your' && !/\b(?:left|lost|forgot|forgotten|without)\b/.test(told.text))
  );
}

function possessive(name: string): string {
  return /s$/.test(name) ? `${name}'` : `${name}'s`;
}

function propOf(mentioned: readonly Named[], thing: FoundThing): FoundProp {
  const ofPremise = mentioned.filter(({ told }) => told.isPremise);
  const placed = [...ofPremise, ...mentioned].find(({ place }) => place !== null);
  const owner = mentioned.find((each) => each.owner !== null)?.owner ?? null;
  const kind = mentioned[0]?.kind ?? kindOfThing(lastWord(thing.called[0] ?? thing.name));
  const isGone = ofPremise.some((each) => each.isGone);
  const said = mentioned.find(({ phrase, state }) => phrase !== null || state !== null);
  return {
    ...thing,
    kind,
    place: placed?.place ?? null,
    owner: thing.isHeld ? null : owner,
    isGone,
    isShut: mentioned.some((each) => each.isShut),
    isPortable:
      (kind === null || isPortable(kind)) &&
      !isHeap(kind, mentioned) &&
      !mentioned.some(({ isOthers }) => isOthers),
    named: mentioned.map(({ told }) => told.text),
    told:
      said === undefined
        ? null
        : { text: said.phrase ?? said.state ?? '', file: said.told.file, line: said.told.line },
  };
}

/** Letters and keys go into a pocket; boxes do not. */
function isHeap(kind: ThingKind | null, mentioned: readonly Named[]): boolean {
  const isMany = mentioned.some(({ head }) => /[^s]s$/.test(head));
  return isMany && !/^(?:reading|key|treasure|picture|lens)$/.test(kind ?? '');
}

function lastWord(words: string): string {
  return (
    words
      .split(/ (?:of|in|for|with|from) /)[0]
      ?.split(' ')
      .pop() ?? words
  );
}
