import { readingLimits } from '@/foundation/limits';
import { excerptsAbout } from '@/reading/found/excerpts-about';
import { excerptsOf } from '@/reading/found/excerpts';
import { nameRuns, type NameRun } from '@/reading/found/name-runs';
import { foundPerson } from '@/reading/found/found-person';
import { peopleByRole } from '@/reading/found/people-by-role';
import { peopleShown } from '@/reading/found/people-shown';
import { personPhrases } from '@/reading/found/person-phrases';
import { isEntryOf, peopleOfLists } from '@/reading/found/people-of-lists';
import { isNameOf, mentions } from '@/reading/found/person-names';
import { personOfProfile } from '@/reading/found/person-of-profile';
import { personSigns, roleAfter } from '@/reading/found/person-signs';
import type { FoundPerson } from '@/reading/found/reading';
import { goesOnAway, isFoundAfter, isListedAway, isSaidAway } from '@/reading/people/away-signs';
import { isSaidToCarry, namesInItalics } from '@/reading/people/names-of-carriages';
import { isOnlyTold, isToldOfNow } from '@/reading/people/only-told-of';
import {
  personNouns,
  personTitles,
  placeNouns,
  regionNouns,
  thingNouns,
  vesselNouns,
} from '@/reading/found/word-classes';
import type { ReadSentence } from '@/reading/prose/sentence';
import { isForNarrator as isForNarratorAlone, isMetaTitle } from '@/reading/prose/is-tellable';
import { is, tagged } from '@/reading/prose/tagged';
import { toldToYou } from '@/reading/prose/tell-you';
import { splitSentences } from '@/story/words/split-sentences';
import type { Campaign } from '@/story/campaign/campaign';

type Files = ReadonlyMap<string, string>;

/** Those of the profiles, then those of lists, then those whom prose names and who seem to be about. */
export function findPeople(
  campaign: Pick<Campaign, 'people'>,
  files: Files,
  sentences: readonly ReadSentence[],
): { readonly people: readonly FoundPerson[]; readonly away: readonly string[] } {
  const profiled = [...campaign.people.values()]
    .slice(0, readingLimits.people)
    .map((person) => withEntries(personOfProfile(person, files, sentences), sentences));
  const listed = peopleOfLists(sentences, profiled);
  const isGone = ({ background, name, shortName }: FoundPerson): boolean =>
    background.some(({ text }) => splitSentences(text).some(isListedAway)) ||
    sentences.some(({ text }) =>
      [name, shortName].some((each) => mentions(text, each) && isSaidAway(text, each)),
    );
  const known = [...profiled, ...listed];
  const carriages = new Set([...files.values()].flatMap(namesInItalics));
  const { people: named, away } = fromProse(sentences, known, carriages);
  return {
    people: [...profiled, ...listed.filter((person) => !isGone(person)), ...named],
    away: [...listed.filter(isGone).map(({ name }) => name), ...away],
  };
}

/** What a list says of somebody with a profile is said of them too. */
function withEntries(person: FoundPerson, sentences: readonly ReadSentence[]): FoundPerson {
  const { name, background, pronouns } = person;
  const blocks = sentences.filter((sentence) => isEntryOf(sentence, name));
  const own = sentences.filter(({ file, block }) =>
    blocks.some((entry) => entry.file === file && entry.block === block),
  );
  return { ...person, background: [...background, ...excerptsAbout(own, pronouns)] };
}

/** Somebody whom prose may name, as far as it has been read. */
type Candidate = {
  count: number;
  readonly runs: NameRun[];
  /** How much speaks for it that this is a person at all. */
  signs: number;
  isAway: boolean;
  isNear: boolean;
  /** Some sentence of the setting or the premise has them there, and does not only tell of them. */
  isShown: boolean;
  role: string | null;
};

/** So many signs make a name somebody's. */
const enoughSigns = 2;
const mostLooks = 12;

function fromProse(
  sentences: readonly ReadSentence[],
  known: readonly FoundPerson[],
  carriages: ReadonlySet<string>,
): { readonly people: readonly FoundPerson[]; readonly away: readonly string[] } {
  const people: FoundPerson[] = [];
  const away: string[] = [];
  const common = smallWords(sentences);
  for (const [name, found] of candidatesIn(sentences, known)) {
    const { isAway, isNear, isShown, runs, count, signs, role } = found;
    if (carriages.has(name) || sentences.some(({ text }) => isSaidToCarry(text, name))) continue;
    const isLong = runs.some(({ words }) => words.length > 1);
    // "Mark the day": what the lexicon takes for a name may be the first word of anything.
    const isSure =
      isLong ||
      signs > enoughSigns ||
      runs.some(({ isAtStart, isPerson, isIntroduced }) => !isAtStart || !isPerson || isIntroduced);
    const isRare = count < 2 && !isLong && !isAway && !runs.some((run) => run.isIntroduced);
    // Where hardly anybody is named, whoever is named counts.
    if (signs < enoughSigns || !isSure || (isRare && known.length > 1)) continue;
    // "People do as they like": what is small inside sentences is no name at their beginning.
    if (!isLong && common.has(name.toLowerCase()) && runs.every((run) => run.isAtStart)) continue;
    if (isAway || !isNear || !isShown) away.push(name);
    else people.push(withLooks(foundPerson(name, sentences, { role, own: [] }), sentences));
  }
  const profiled = known.filter(({ hasProfile }) => hasProfile);
  const taken = [...known, ...people].flatMap(rolesOf).concat(away);
  const others =
    profiled.length > 0 ? peopleShown(sentences, profiled, taken) : peopleByRole(sentences, taken);
  return {
    people: [...people, ...others].slice(0, Math.max(mostUnlisted - known.length, 2)),
    away: away.slice(0, 8),
  };
}

/** More people of whom the author wrote no more than a sentence would only be names. */
const mostUnlisted = 6;

/** What somebody is has the same name as they: the sheriff is Sheriff Danner. */
function rolesOf({ name, role, background }: FoundPerson): readonly string[] {
  const first = background[0]?.text ?? '';
  const said = personPhrases(tagged(first)).map(({ head }) => head);
  return [...(role === null ? [] : [role]), ...said, ...name.split(' ')];
}

function candidatesIn(
  sentences: readonly ReadSentence[],
  known: readonly FoundPerson[],
): ReadonlyMap<string, Candidate> {
  const found = new Map<string, Candidate>();
  const where = placesBefore(sentences);
  const isOfNow = isToldOfNow(sentences.filter(({ file }) => file.startsWith('world/setting')));
  for (const [at, sentence] of sentences.entries()) {
    const { terms, text, file, headings, isForNarrator } = sentence;
    const isTold = !isForNarrator || (file === 'plot/premise.md' && toldToYou(text) !== null);
    // Behind an order to somebody ("Do not lend him the key") the rest of a letter only seems to be for a narrator.
    const isSpilled = !isTold && !headings.some(isMetaTitle) && !isForNarratorAlone(text, terms);
    if (!isTold && !isSpilled) continue;
    const runs = nameRuns(terms).filter(
      (run) =>
        mayBePerson(run) &&
        !isListedThing(text, run.text) &&
        (isTold || (run.isIntroduced && personNouns.has(run.previous))),
    );
    for (const run of runs) {
      const name = run.text;
      if (where.has(name) || known.some((person) => isNameOf(run.words, person.name))) continue;
      if (found.size >= readingLimits.names) continue;
      const longer = [...found.keys()].find(
        (each) => mentions(each, name) || mentions(name, each) || isSameName(each, run.words),
      );
      const key = longer !== undefined && longer.length >= name.length ? longer : name;
      const entry = found.get(longer ?? name) ?? {
        count: 0,
        runs: [],
        signs: 0,
        isAway: false,
        isNear: false,
        isShown: false,
        role: null,
      };
      if (longer !== undefined && longer !== key) found.delete(longer);
      entry.count += 1;
      entry.runs.push(run);
      // Of a name that comes a thousand times, the first tell enough.
      if (entry.count <= mostLooks) {
        entry.signs += personSigns(run, sentence, sentences[at + 1]);
        entry.role ??= roleAfter(name, text);
      }
      const after = sentences[at + 1]?.text ?? '';
      entry.isAway ||=
        (isSaidAway(text, name) && !isFoundAfter(after)) ||
        (runs.length === 1 && (historic.test(text) || isAwayAfter(sentences, at))) ||
        isSignature(sentences, at, name);
      const isNear = /^(?:plot\/premise|world\/setting)/.test(file);
      entry.isNear ||= isNear;
      entry.isShown ||=
        isNear &&
        !isOnlyTold(terms, run, {
          isOfNow: isOfNow && file.startsWith('world/'),
          after: sentences[at + 1]?.terms ?? [],
        });
      found.set(key, entry);
    }
  }
  return found;
}

/** "He counted again. Then he went in, and did not come out": as long as it goes on about whom it named. */
function isAwayAfter(sentences: readonly ReadSentence[], at: number): boolean {
  const own = sentences[at];
  for (const { text, block, file } of sentences.slice(at + 1, at + 1 + mostAfter)) {
    if (block !== own?.block || file !== own.file) return false;
    if (goesOnAway(text)) return true;
    if (!/^(?:Then )?(?:he|she|they|his|her|their)\b/i.test(text)) return false;
  }
  return false;
}

const mostAfter = 3;

/** Who signs the letter that a file is wrote it, and is not there. */
function isSignature(sentences: readonly ReadSentence[], at: number, name: string): boolean {
  const [own, next] = [sentences[at], sentences[at + 1]];
  return own?.text === name && next?.file !== own.file;
}

/** "Captain Lunt" and "Captain Ada Lunt". */
function isSameName(known: string, words: readonly string[]): boolean {
  return (
    words.length > 1 && (isNameOf(words, known) || isNameOf(known.split(' '), words.join(' ')))
  );
}

/** Of another time. */
const historic =
  /\b(?:founder|founded|invented|centur(?:y|ies)|years ago|in 1[0-9]{3}|predecessor|the late|ruled by)\b/i;

/** Words that stand in small letters somewhere. */
function smallWords(sentences: readonly ReadSentence[]): ReadonlySet<string> {
  return new Set(
    sentences.flatMap(({ terms }) =>
      terms.flatMap(({ text }) => (/^\p{Ll}/u.test(text) ? [text] : [])),
    ),
  );
}

/** "Three bells: Old Tom, the Maid": things with names. */
function isListedThing(text: string, name: string): boolean {
  const before = text.slice(0, text.indexOf(name));
  const of = /\b(\p{Ll}+)s: [^.:;]*$/u.exec(before)?.[1];
  return of !== undefined && (thingNouns.has(of) || vesselNouns.has(of) || placeNouns.has(of));
}

/** "In Corve Lacey", "near Hask": nobody is called so, whatever else is said of them. */
function placesBefore(sentences: readonly ReadSentence[]): ReadonlySet<string> {
  const runs = sentences.flatMap(({ terms }) => nameRuns(terms));
  const towns = sentences.flatMap(({ terms, text }) =>
    town.test(text) ? nameRuns(terms).filter(({ previous }) => previous === 'called') : [],
  );
  const entered = runs.filter(({ previous }) => inside.test(previous));
  // What the whole setting is called is where it is.
  const titles = sentences.flatMap(({ file, headings }) =>
    file.startsWith('world/') ? [headings[0]?.split(/[,:(]/)[0]?.toLowerCase().trim() ?? ''] : [],
  );
  const whole = runs.filter(({ text }) => titles.includes(text.toLowerCase()));
  const called = sentences.flatMap(({ text }) => [...placesCalled(text), ...placesReached(text)]);
  return new Set([...[...entered, ...towns, ...whole].map(({ text }) => text), ...called]);
}

/** "The suburb called Marl", "a hill known as the Aunt". */
function placesCalled(text: string): readonly string[] {
  return [...text.matchAll(/\b(\p{Ll}+) (?:called|named|known as) (\p{Lu}[\p{L}'’-]+)/gu)].flatMap(
    ([, what = '', name = '']) => (placeNouns.has(what) || regionNouns.has(what) ? [name] : []),
  );
}

/** "The ferry to Inish Rua", "the road to Hask". */
function placesReached(text: string): readonly string[] {
  return [...text.matchAll(reaching)].flatMap(([, name = '']) =>
    personTitles.has(name.split(/[ .]/)[0]?.toLowerCase() ?? '') ? [] : [name],
  );
}

const reaching =
  /\b(?:crossing|sail|sails|sailing|sailed|travel|travels|travelled|travelling|road|boat|ferry|train|ship|coach|voyage|flight|bus) to (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/gu;

/** "The town is called Upper Marl." */
const town =
  /\b(?:town|city|village|island|planet|station|county|river|valley|hamlet|port) (?:is|was) called\b/i;
const inside = /^(?:in|into|near|across|throughout|around)$/;

/** What the setting says of somebody it begins with is what one sees of them first. */
function withLooks(person: FoundPerson, sentences: readonly ReadSentence[]): FoundPerson {
  const told = excerptsOf(sentences.filter(({ file }) => file.startsWith('world/')));
  const looks = told.filter(
    ({ text }) => person.called.some((name) => text.startsWith(`${name} `)) && !/["“]/.test(text),
  );
  return { ...person, looks };
}

function mayBePerson(run: NameRun): boolean {
  const { isPlace, isIntroduced, isNobody, hasArticle, previous, words } = run;
  if (isPlace || hasArticle || isNobody) return false;
  if (isIntroduced) return true;
  // "A Reader", "your Elder": what somebody is.
  if (
    words.length === 1 &&
    /^(?:an?|your|my|our|its|every|each|no|any|another|this|these|those|some)$/.test(previous)
  )
    return false;
  if (/^(?:in|at|near|toward|towards|into)$/.test(previous)) return false;
  const [first = ''] = words;
  if (/^(?:spring|summer|autumn|winter)$/i.test(first)) return false;
  return !(
    words.length === 1 &&
    tagged(first).some((term) => is(term, 'Place', 'Date', 'Month', 'WeekDay', 'Season', 'Holiday'))
  );
}
