import { peopleByRole } from '@/reading/found/people-by-role';
import { mentions } from '@/reading/found/person-names';
import type { FoundPerson } from '@/reading/found/reading';
import type { ReadSentence } from '@/reading/prose/sentence';

const young = /\b(?:boy|girl|child|children|kid|lad|lass|baby|infant)\b/i;
/** Of a file this says that somebody is young, whatever it calls them. */
const ofYouth =
  /\b(?:boy|girl|child|kid|lad|lass|teen\p{L}*|(?:eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)|young(?:er|est)?|(?:[5-9]|1[0-7]) years)\b/iu;

/**
 * Whom an opening shows beside people who have profiles: "a boy in a yellow oilskin sits beside you". Who is called by
 * an article that knows them already ("the skipper"), or may be somebody of a profile whom it does not name, is not
 * somebody else.
 */
export function peopleShown(
  sentences: readonly ReadSentence[],
  profiled: readonly FoundPerson[],
  taken: readonly string[],
): readonly FoundPerson[] {
  const opening = sentences.filter(({ file }) => file === 'plot/premise.md');
  const text = opening.map((each) => each.text).join(' ');
  const unnamed = profiled.filter(({ called }) => !called.some((name) => mentions(text, name)));
  return peopleByRole(opening, taken).filter((person) => {
    const [plain = ''] = person.name.replace(/^the /, '').split(/ (?:in|with) /);
    const isNew = new RegExp(`\\b[Aa]n? (?:[\\p{L}-]+ ){0,2}${plain}\\b`, 'u').test(text);
    return isNew && !unnamed.some((other) => mayBe(other, person, plain));
  });
}

function mayBe(other: FoundPerson, shown: FoundPerson, plain: string): boolean {
  const isOfGender = [other, shown].some(({ pronouns }) => pronouns.they === 'they');
  if (!isOfGender && other.pronouns.they !== shown.pronouns.they) return false;
  const written = [
    other.role ?? '',
    ...[...other.looks, ...other.background].map(({ text }) => text),
  ];
  return young.test(plain) ? written.some((text) => ofYouth.test(text)) : true;
}
