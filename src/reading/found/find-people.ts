import { readingLimits } from '@/foundation/limits';
import { excerptsAbout } from '@/reading/found/excerpts-about';
import { nameParts } from '@/reading/found/name-parts';
import { excerptsOf } from '@/reading/found/excerpts';
import { nameRuns, type NameRun } from '@/reading/found/name-runs';
import { peopleWithoutNames, foundPerson } from '@/reading/found/people-without-names';
import { isNameOf, mentions } from '@/reading/found/person-names';
import { personOfProfile } from '@/reading/found/person-of-profile';
import { personSigns, roleAfter } from '@/reading/found/person-signs';
import type { FoundPerson } from '@/reading/found/reading';
import { awayWords, personNouns } from '@/reading/found/word-classes';
import type { ReadSentence } from '@/reading/prose/sentence';
import { tagged } from '@/reading/prose/tagged';
import type { Campaign } from '@/story/campaign/campaign';

const peopleTitle =
  /\b(?:people|characters?|cast|persons|dramatis|who(?:'s| is) who|inhabitants|residents|crew|faces)\b/i;

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
  const listed = fromLists(sentences, profiled);
  const isGone = ({ background }: FoundPerson): boolean =>
    background.some(({ text }) => awayWords.test(text));
  const known = [...profiled, ...listed];
  const { people: named, away } = fromProse(sentences, known);
  return {
    people: [...profiled, ...listed.filter((person) => !isGone(person)), ...named],
    away: [...listed.filter(isGone).map(({ name }) => name), ...away],
  };
}

/** Whether an entry of a list is about somebody. */
export function isEntryOf(label: string, name: string): boolean {
  return nameParts(label).name === name;
}

/** What a list says of somebody with a profile is said of them too. */
function withEntries(person: FoundPerson, sentences: readonly ReadSentence[]): FoundPerson {
  const { name, background, pronouns } = person;
  const blocks = sentences.filter(({ label }) => label !== null && isEntryOf(label, name));
  const own = sentences.filter(({ file, block }) =>
    blocks.some((entry) => entry.file === file && entry.block === block),
  );
  return { ...person, background: [...background, ...excerptsAbout(own, pronouns)] };
}

/** **Casimiro Baca**: freighter, fifty mules, six daughters. */
function fromLists(
  sentences: readonly ReadSentence[],
  known: readonly FoundPerson[],
): readonly FoundPerson[] {
  const labels = sentences.filter(
    ({ label, headings }) => label !== null && headings.some((title) => peopleTitle.test(title)),
  );
  return labels.flatMap((sentence) => {
    const { label, file, block } = sentence;
    if (label === null) return [];
    const { name } = nameParts(label);
    if (known.some((person) => person.called.some((each) => mentions(name, each)))) return [];
    const own = sentences.filter((each) => each.file === file && each.block === block);
    return [foundPerson(label, sentences, { role: roleIn(sentence.text), own })];
  });
}

/** The words up to the first comma, if they say what somebody is. */
function roleIn(text: string): string | null {
  const first = text.split(/[,.;:]/)[0]?.trim() ?? '';
  const words = first.split(' ');
  const isRole = words.length <= 5 && words.some((word) => personNouns.has(word.toLowerCase()));
  return isRole ? first : null;
}

/** Somebody whom prose may name, as far as it has been read. */
type Candidate = {
  count: number;
  readonly runs: NameRun[];
  /** How much speaks for it that this is a person at all. */
  signs: number;
  isAway: boolean;
  isNear: boolean;
  role: string | null;
};

/** So many signs make a name somebody's. */
const enoughSigns = 2;
const mostLooks = 12;

function fromProse(
  sentences: readonly ReadSentence[],
  known: readonly FoundPerson[],
): { readonly people: readonly FoundPerson[]; readonly away: readonly string[] } {
  const people: FoundPerson[] = [];
  const away: string[] = [];
  for (const [name, found] of candidatesIn(sentences, known)) {
    const { isAway, isNear, runs, count, signs, role } = found;
    const isLong = runs.some(({ words }) => words.length > 1);
    // "Mark the day": what the lexicon takes for a name may be the first word of anything.
    const isSure =
      isLong ||
      signs > enoughSigns ||
      runs.some(({ isAtStart, isPerson, isIntroduced }) => !isAtStart || !isPerson || isIntroduced);
    const isRare = count < 2 && !isLong;
    // Where hardly anybody is named, whoever is named counts.
    if (signs < enoughSigns || !isSure || (isRare && known.length > 1)) continue;
    if (isAway || !isNear) away.push(name);
    else people.push(withLooks(foundPerson(name, sentences, { role, own: [] }), sentences));
  }
  const roles = people.flatMap(({ role }) => role ?? []);
  const others =
    known.length + people.length < 2
      ? peopleWithoutNames(sentences).filter(
          ({ name }) => !roles.some((role) => mentions(name, role)),
        )
      : [];
  return { people: [...people, ...others].slice(0, 6), away: away.slice(0, 8) };
}

function candidatesIn(
  sentences: readonly ReadSentence[],
  known: readonly FoundPerson[],
): ReadonlyMap<string, Candidate> {
  const found = new Map<string, Candidate>();
  const where = placesBefore(sentences);
  for (const [at, sentence] of sentences.entries()) {
    const { terms, text, file, isForNarrator } = sentence;
    if (isForNarrator) continue;
    const runs = nameRuns(terms).filter(mayBePerson);
    for (const run of runs) {
      const name = run.text;
      if (where.has(name) || known.some((person) => isNameOf(run.words, person.name))) continue;
      if (found.size >= readingLimits.names) continue;
      const longer = [...found.keys()].find((each) => mentions(each, name) || mentions(name, each));
      const key = longer !== undefined && longer.length >= name.length ? longer : name;
      const entry = found.get(longer ?? name) ?? {
        count: 0,
        runs: [],
        signs: 0,
        isAway: false,
        isNear: false,
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
      entry.isAway ||= runs.length === 1 && awayWords.test(text);
      entry.isNear ||= /^(?:plot\/premise|world\/setting)/.test(file);
      found.set(key, entry);
    }
  }
  return found;
}

/** "In Corve Lacey", "near Hask": nobody is called so, whatever else is said of them. */
function placesBefore(sentences: readonly ReadSentence[]): ReadonlySet<string> {
  const runs = sentences.flatMap(({ terms }) => nameRuns(terms));
  const towns = sentences.flatMap(({ terms, text }) =>
    town.test(text) ? nameRuns(terms).filter(({ previous }) => previous === 'called') : [],
  );
  const entered = runs.filter(({ previous }) => inside.test(previous));
  return new Set([...entered, ...towns].map(({ text }) => text));
}

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

function mayBePerson({ isPlace, isIntroduced, hasArticle, previous, words }: NameRun): boolean {
  if (isPlace || hasArticle) return false;
  if (isIntroduced) return true;
  if (/^(?:in|at|near|toward|towards|into)$/.test(previous)) return false;
  const [first = ''] = words;
  return !(
    words.length === 1 && tagged(first).some(({ tags }) => tags.has('Place') || tags.has('Date'))
  );
}
