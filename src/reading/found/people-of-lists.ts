import { foundPerson } from '@/reading/found/found-person';
import { mentions } from '@/reading/found/person-names';
import type { FoundPerson } from '@/reading/found/reading';
import { personNouns } from '@/reading/found/word-classes';
import { nameParts } from '@/reading/people/name-parts';
import { isMetaTitle } from '@/reading/prose/is-tellable';
import type { ReadSentence } from '@/reading/prose/sentence';
import { isTitleOfPeople } from '@/reading/prose/title-of-people';
import { withoutEnding } from '@/story/words/without-ending';

/** Whether an entry of a list, or a title under "The Crew", is about somebody. */
export function isEntryOf(
  { label, headings }: Pick<ReadSentence, 'label' | 'headings'>,
  name: string,
): boolean {
  return [label, titleOfOne(headings)].some(
    (written) => written !== null && nameParts(written).name === name,
  );
}

/** **Casimiro Baca**: freighter, fifty mules, six daughters. Or his name as a title, and the rest under it. */
export function peopleOfLists(
  sentences: readonly ReadSentence[],
  known: readonly FoundPerson[],
): readonly FoundPerson[] {
  const found: FoundPerson[] = [];
  for (const sentence of sentences) {
    const { label, headings, text } = sentence;
    const title = label ?? titleOfOne(headings);
    if (title === null || !headings.some(isTitleOfPeople) || isMetaTitle(title)) continue;
    const written = ownName.exec(text)?.[1] ?? title;
    const { name } = nameParts(written);
    const isKnown = ({ called }: FoundPerson): boolean =>
      called.some((each) => mentions(name, each));
    if ([...known, ...found].some(isKnown)) continue;
    const role = roleIn(text);
    // "The medic." is told with the name, and would be told twice.
    const own = sentences.filter((each) => isOfSame(each, sentence) && !isOnly(each.text, role));
    found.push(foundPerson(written, sentences, { role, own }));
  }
  return found;
}

/** "### Captain Ines Varga" under "## The crew"; a list of its own has its names in its entries. */
function titleOfOne(headings: readonly string[]): string | null {
  const title = headings[headings.length - 1];
  if (title === undefined || !headings.slice(0, -1).some(isTitleOfPeople)) return null;
  const isGroup = isTitleOfPeople(title) || /\b(?:and|&)\b/.test(title);
  return isGroup || !/^\p{Lu}/u.test(title) || title.split(' ').length > mostWords ? null : title;
}

const mostWords = 6;

/** Of the same entry, or under the same title where no entry begins. */
function isOfSame(one: ReadSentence, { file, block, label, headings }: ReadSentence): boolean {
  if (one.file !== file) return false;
  if (label !== null) return one.block === block;
  return one.headings.join('\n') === headings.join('\n');
}

function isOnly(text: string, role: string | null): boolean {
  return role !== null && withoutEnding(text, /[.;,\s]/) === role;
}

/** **The woman in white**: calls herself Ada. */
const ownName =
  /^(?:gives (?:his|her|their) name as|calls (?:himself|herself|themselves)|goes by|known as|called) (\p{Lu}[\p{L}'’-]+)/u;

/** The words up to the first comma, if they say what somebody is: "a boy of ten who runs errands" is a boy. */
function roleIn(text: string): string | null {
  const first = text.split(/[,.;:]| (?:who|that|which|with|at|in|for|on|from) /)[0]?.trim() ?? '';
  const [said = ''] = /^(?:an?|the) /i.test(first) ? first.split(/ of (?=\p{Ll}|\d)/u) : [first];
  const words = said.replace(/^(?:an?|the) /i, '').split(' ');
  const isRole =
    words.length <= 5 &&
    !words.some((word) => /^(?:an?|the)$/i.test(word)) &&
    words.some((word) => personNouns.has(word.toLowerCase()));
  return isRole ? said : null;
}
