import { escapePattern } from '@/foundation/text/escape-pattern';
import { isJsonObject } from '@/foundation/json';
import { readingLimits } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';
import { mentions, namesFor } from '@/reading/found/person-names';
import { personNouns } from '@/reading/found/word-classes';
import { pronounsFor } from '@/reading/people/pronouns-for';
import { pronounsOfOpening } from '@/reading/people/pronouns-of-opening';
import type { ReadSentence } from '@/reading/prose/sentence';
import { is, tagged } from '@/reading/prose/tagged';
import type { Pronouns } from '@/story/campaign/campaign';
import { anyone, he, it, she } from '@/story/campaign/pronouns-of';

export function guessedPronouns(
  name: string,
  profile: string,
  sentences: readonly ReadSentence[],
  own: readonly ReadSentence[] = [],
): Pronouns {
  const plain = name.toLowerCase().replace(/^(?:old|young|little) /, '');
  const [title = ''] = plain.replace('.', '').split(' ');
  if (
    /^(?:mrs|ms|miss|lady|dame|madame?|mme|mlle|mademoiselle|mama|mamma|signora|signorina|señorita|frau|fräulein|abbess|prioress|baroness|empress|headmistress|mistress|goodwife|sister|mother|aunt|auntie|nana|grandmother|granny|queen|princess|duchess|countess|señora|doña)$/.test(
      title,
    )
  )
    return she;
  if (
    /^(?:mr|sir|lord|ser|papa|signor|signore|herr|monsignor|friar|emperor|headmaster|father|brother|uncle|grandfather|grandpa|king|prince|duke|baron|don|señor|monsieur)$/.test(
      title,
    )
  )
    return he;
  const called = namesFor(name);
  const role = pronounsFor(roleIn(profile));
  if (role !== anyone) return role;
  const kin = kinOf(called, sentences);
  if (kin !== anyone) return kin;
  const opening = openingsOf(profile, own)
    .map((text) => pronounsOfOpening(text, personNouns))
    .find((each) => each !== anyone);
  if (opening !== undefined) return opening;
  const tags = tagged(called[called.length - 1] ?? name).concat(tagged(name));
  const byName = tags.some((term) => is(term, 'FemaleName'))
    ? she
    : tags.some((term) => is(term, 'MaleName'))
      ? he
      : anyone;
  const blockOf = ({ file, block }: ReadSentence): string => `${file}:${String(block)}`;
  const entries = new Set(
    sentences
      .filter(({ label }) => label !== null && called.some((each) => mentions(label, each)))
      .map(blockOf),
  );
  const near = sentences.filter((sentence, at) => {
    const before = sentences[at - 1];
    const { text } = sentence;
    // **Deacon Yates**: no church has ever claimed him.
    const isNamed = called.some((each) => mentions(text, each)) || entries.has(blockOf(sentence));
    const isAfter =
      before !== undefined &&
      called.some((each) => mentions(before.text, each)) &&
      sentences[at]?.leans === true;
    return isNamed || isAfter;
  });
  const told = new Set([...own, ...near]);
  const text = `${ownWords(profile)} ${[...told].map((each) => each.text).join(' ')}`;
  const [hers, his] = saidOf(text);
  if (hers > his) return she;
  if (his > hers) return he;
  if (isOfThing(called, text, own)) return it;
  // Who is told of by themselves, and as "they", is they.
  return own.some((each) => /^They\b/.test(each.text)) ? anyone : byName;
}

/** How often she is spoken of, and how often he. */
function saidOf(text: string): readonly [number, number] {
  const count = (pattern: RegExp): number => (text.match(pattern) ?? []).length;
  // Who has a husband is rather she, and what begins with "She" is about her.
  return [
    count(/\b(?:she|her|hers|herself)\b/gi) +
      2 * count(/(?:^|[.!?]["”]?\s+)She\b/g) +
      4 * count(/\b[Hh]er (?:late )?husband\b/g),
    count(/\b(?:he|him|his|himself)\b/gi) +
      2 * count(/(?:^|[.!?]["”]?\s+)He\b/g) +
      4 * count(/\b[Hh]is (?:late )?wife\b/g),
  ];
}

const things =
  '(?:robot|android|automaton|computer|machine|golem|drone|artificial intelligence|AI|dog|hound|cat|goat|horse|mule|donkey|parrot|raven|crow|bear|wolf|fox|monkey|pig|goose)';

/** "PERCY, who is a robot", "the goat Friday": of whom nobody says he or she. */
function isOfThing(called: readonly string[], text: string, own: readonly ReadSentence[]): boolean {
  if (
    new RegExp(`^(?:the |an? )?(?:[\\p{L}'’-]+ ){0,3}${things}\\b`, 'iu').test(own[0]?.text ?? '')
  )
    return true;
  return called.some((name) => {
    const its = escapePattern(name);
    return new RegExp(
      `\\b${its},? (?:(?:who|which) )?(?:is |was )?(?:the|an?|its|our|their) (?:[\\p{L}'’-]+ ){0,3}${things}\\b|\\b(?:the|an?|our|their) (?:[\\p{L}'’-]+ ){0,2}${things},? (?:called |named )?${its}\\b|^the ${things}$`,
      'u',
    ).test(text);
  });
}

/** "Her brother Tobiah Orr", "a boy called Pip". */
function kinOf(called: readonly string[], sentences: readonly ReadSentence[]): Pronouns {
  for (const { text } of sentences)
    for (const name of called) {
      const at = mentions(text, name) ? text.indexOf(name) : -1;
      const before = at < 0 ? '' : text.slice(0, at).replace(/,? (?:(?:called|named) )?$/, '');
      const after =
        /^, (?:his|her|its|their|my|your|our|the|an?) (?:[\p{Ll}-]+ )?([\p{Ll}-]+)\b/u.exec(
          text.slice(at + name.length),
        )?.[1];
      const said = [pronounsFor(before.toLowerCase()), pronounsFor(after ?? '')];
      const pronouns = said.find((each) => each !== anyone);
      if (at >= 0 && pronouns !== undefined) return pronouns;
    }
  return anyone;
}

/** "Widow, keeper of the lock": the first of what they are. */
function roleIn(profile: string): string {
  const parsed = parseJson(profile);
  const role = parsed.ok && isJsonObject(parsed.value) ? parsed.value['role'] : null;
  const [first = ''] = typeof role === 'string' ? role.split(/[,;:(]|\b(?:of|and|at|in)\b/) : [];
  return first.trim().toLowerCase();
}

/** Only what is written about them: the ties speak of others. */
function ownWords(profile: string): string {
  const parsed = parseJson(profile);
  if (!parsed.ok || !isJsonObject(parsed.value)) return '';
  const { appearance, background, motivations, personality, goals } = parsed.value;
  return JSON.stringify([appearance, background, motivations, personality, goals]);
}

/** What is written about them begins with them, in each of its fields. */
function openingsOf(profile: string, own: readonly ReadSentence[]): readonly string[] {
  const parsed = parseJson(profile);
  const { background, appearance } = parsed.ok && isJsonObject(parsed.value) ? parsed.value : {};
  const written = [background, appearance].flatMap((each) =>
    typeof each === 'string' ? [each.slice(0, readingLimits.fieldCharacters)] : [],
  );
  return [...written, own.map(({ text }) => text).join(' ')];
}
