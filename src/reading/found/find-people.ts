import { readingLimits } from '@/foundation/limits';
import { excerptsAbout } from '@/reading/found/excerpts-about';
import { nameParts } from '@/reading/found/name-parts';
import { nameRuns, type NameRun } from '@/reading/found/name-runs';
import { peopleWithoutNames, foundPerson } from '@/reading/found/people-without-names';
import { isNameOf, mentions } from '@/reading/found/person-names';
import { personOfProfile } from '@/reading/found/person-of-profile';
import type { FoundPerson } from '@/reading/found/reading';
import { personNouns } from '@/reading/found/word-classes';
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
  // Of several at once one can hear, but nobody can be them.
  const isGone = ({ background, name }: FoundPerson): boolean =>
    /^the .*[^s]s$/.test(name) || background.some(({ text }) => awayWords.test(text));
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

/** Dead, gone, or of another time: to be asked about and not to be met. */
const awayWords =
  /\b(?:died|dead|death|buried|burying|funeral|late|drowned|killed|hanged|vanished|missing|disappeared|[Gg]one (?:to|since|from)|left (?:for|the)|founded|founder|built|invented|centur(?:y|ies)|years ago|in 1[0-9]{3}|predecessor|did not come|ruled by|used to)\b/i;

function fromProse(
  sentences: readonly ReadSentence[],
  known: readonly FoundPerson[],
): { readonly people: readonly FoundPerson[]; readonly away: readonly string[] } {
  const found = new Map<
    string,
    { count: number; runs: NameRun[]; isAway: boolean; isNear: boolean }
  >();
  for (const { terms, text, file } of sentences) {
    for (const run of nameRuns(terms)) {
      if (!isPersonLike(run)) continue;
      const name = run.text;
      if (known.some((person) => isNameOf(run.words, person.name))) continue;
      if (found.size >= readingLimits.names) continue;
      const longer = [...found.keys()].find((each) => mentions(each, name) || mentions(name, each));
      const key = longer !== undefined && longer.length >= name.length ? longer : name;
      const entry = found.get(longer ?? name) ?? {
        count: 0,
        runs: [],
        isAway: false,
        isNear: false,
      };
      if (longer !== undefined && longer !== key) found.delete(longer);
      entry.count += 1;
      entry.runs.push(run);
      entry.isAway ||= awayWords.test(text);
      entry.isNear ||= /^(?:plot\/premise|world\/setting)/.test(file);
      found.set(key, entry);
    }
  }
  const people: FoundPerson[] = [];
  const away: string[] = [];
  for (const [name, { isAway, isNear, runs, count }] of found) {
    const isSure = runs.some(({ isAtStart, words }) => !isAtStart || words.length > 1);
    const isRare = count < 2 && !runs.some(({ words }) => words.length > 1);
    // Where hardly anybody is named, whoever is named counts.
    if (!isSure || (isRare && known.length > 1)) continue;
    if (isAway || !isNear) away.push(name);
    else people.push(foundPerson(name, sentences, { role: null, own: [] }));
  }
  const others = known.length + people.length < 2 ? peopleWithoutNames(sentences) : [];
  return { people: [...people, ...others].slice(0, 6), away: away.slice(0, 8) };
}

function isPersonLike({ isPerson, isPlace, hasArticle, previous, words }: NameRun): boolean {
  if (!isPerson || isPlace || hasArticle) return false;
  if (/^(?:in|at|near|toward|towards|into)$/.test(previous)) return false;
  const [first = ''] = words;
  return !(
    words.length === 1 && tagged(first).some(({ tags }) => tags.has('Place') || tags.has('Date'))
  );
}
