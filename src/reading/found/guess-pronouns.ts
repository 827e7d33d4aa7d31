import { isJsonObject } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import { mentions, namesFor } from '@/reading/found/person-names';
import type { ReadSentence } from '@/reading/prose/sentence';
import { is, tagged } from '@/reading/prose/tagged';
import type { Pronouns } from '@/story/campaign/campaign';
import { anyone, he, she } from '@/story/campaign/pronouns-of';

export function guessedPronouns(
  name: string,
  profile: string,
  sentences: readonly ReadSentence[],
): Pronouns {
  const plain = name.toLowerCase().replace(/^(?:old|young|little) /, '');
  const [title = ''] = plain.replace('.', '').split(' ');
  if (
    /^(?:mrs|ms|miss|lady|dame|madame?|sister|mother|aunt|auntie|grandmother|granny|queen|princess|duchess|countess|señora|doña)$/.test(
      title,
    )
  )
    return she;
  if (
    /^(?:mr|sir|lord|ser|father|brother|uncle|grandfather|grandpa|king|prince|duke|baron|don|señor|monsieur)$/.test(
      title,
    )
  )
    return he;
  const called = namesFor(name);
  const role = pronounsFor(roleIn(profile));
  if (role !== anyone) return role;
  const kin = kinOf(called, sentences);
  if (kin !== anyone) return kin;
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
  const text = `${ownWords(profile)} ${near.map((each) => each.text).join(' ')}`;
  const count = (pattern: RegExp): number => (text.match(pattern) ?? []).length;
  // Who has a husband is rather she, and what begins with "She" is about her.
  const [hers, his] = [
    count(/\b(?:she|her|hers|herself)\b/gi) +
      2 * count(/(?:^|[.!?]["”]?\s+)She\b/g) +
      4 * count(/\b[Hh]er (?:late )?husband\b/g),
    count(/\b(?:he|him|his|himself)\b/gi) +
      2 * count(/(?:^|[.!?]["”]?\s+)He\b/g) +
      4 * count(/\b[Hh]is (?:late )?wife\b/g),
  ];
  if (hers > his) return she;
  return his > hers ? he : byName;
}

/** "Her brother Tobiah Orr", "a boy called Pip". */
function kinOf(called: readonly string[], sentences: readonly ReadSentence[]): Pronouns {
  for (const { text } of sentences)
    for (const name of called) {
      const at = mentions(text, name) ? text.indexOf(name) : -1;
      const before = at < 0 ? '' : text.slice(0, at).replace(/,? (?:(?:called|named) )?$/, '');
      const pronouns = pronounsFor(before.toLowerCase());
      if (at > 0 && pronouns !== anyone) return pronouns;
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

/** Some words say it themselves. */
export function pronounsFor(words: string): Pronouns {
  if (
    /\b(?:woman|girl|mother|sister|daughter|aunt|wife|widow|queen|lady|grandmother|niece|waitress|landlady|matron|duchess|princess|witch)$/.test(
      words,
    )
  )
    return she;
  return /\b(?:man|boy|father|brother|son|uncle|husband|king|lord|grandfather|nephew|landlord|duke|prince)$/.test(
    words,
  )
    ? he
    : anyone;
}
