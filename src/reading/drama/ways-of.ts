import { ownWays } from '@/reading/drama/own-ways';
import type { Drama } from '@/reading/drama/drama';
import type { Referent } from '@/reading/drama/referent';
import type { Way } from '@/reading/drama/way';
import { ways } from '@/reading/drama/ways';
import { mentions } from '@/reading/found/person-names';
import type { FoundPerson } from '@/reading/found/reading';
import { upperFirst } from '@/reading/prose/upper-first';

/** Something that can be done at the end, with what is told of it. */
export type LastWay = {
  readonly id: string;
  readonly title: string;
  readonly act: string;
  readonly told: string;
};

const mostWays = 4;
const mostOwn = 3;
/** What weighs so much beside the first is a matter of the story too. */
const besideFirst = 0.7;

/** How a story can end: by what its premise says can be done, then by what can be done about its matter. */
export function waysOf(
  sentences: readonly string[],
  people: readonly FoundPerson[],
  dramas: readonly Drama[],
): readonly LastWay[] {
  const [first = null, second] = dramas;
  if (first === null) return [];
  const others = speakingOf(people, sentences).filter((person) => !isAbout(person, first));
  const own = ownWays(sentences, people, first)
    .slice(0, mostOwn)
    .map((each, at) => ownWay(each.deed, each.wish, at));
  const made = tableWays(first, others);
  const beside =
    second !== undefined &&
    second.kind !== 'open' &&
    second.weight >= first.weight * besideFirst &&
    second.kind !== first.kind
      ? tableWays(
          second,
          others.filter((person) => !isAbout(person, second)),
        ).slice(0, 1)
      : [];
  const kept: LastWay[] = [];
  for (const each of [...own, ...made.slice(0, 2), ...beside, ...made.slice(2)])
    if (
      kept.length < mostWays &&
      !own.some((other) => other !== each && isLike(other.act, each.act))
    )
      kept.push({ ...each, id: `${each.id}_${String(kept.length + 1)}` });
  return kept;
}

/** "The captain" is no other than Captain Ines Varga. */
function isAbout({ id, name }: FoundPerson, { about }: Drama): boolean {
  const own = wordsOf(about.name);
  return (
    id === about.key ||
    (about.is === 'person' && wordsOf(name).every((word) => word === 'the' || own.includes(word)))
  );
}

/** Two that begin alike and name the same, or one that only says more, are one choice in other words. */
function isLike(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const [verb = ''] = words;
  const isSame = words.slice(0, 3).join(' ') === others.slice(0, 3).join(' ');
  const [clause = one] = one.split(/[.,]/);
  const last = [...wordsOf(clause.includes(' ') ? clause : one)].pop() ?? '';
  return (isSame && verb !== 'tell') || (others.includes(verb) && others.includes(last));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
}

/** To whom things are handed over, and the truth told. */
const authorities =
  /\b(?:inspector|captain|marshal|sheriff|director|judge|mayor|constable|sergeant|superintendent|commander|colonel|headmaster|headmistress|governor|chief|doctor|abbot|abbess|bishop|matron|mother|father|professor|chair(?:man|woman)|owner|landlady|landlord|king|queen|duke|duchess|lord|lady|foreman|harbour master)\b/i;

/** Who speaks, those first of whom the premise speaks most. */
function speakingOf(
  people: readonly FoundPerson[],
  sentences: readonly string[],
): readonly FoundPerson[] {
  const timesOf = ({ called, name, role }: FoundPerson): number =>
    sentences.filter((sentence) => called.some((each) => mentions(sentence, each))).length +
    (authorities.test(`${name} ${role ?? ''}`) ? 1.5 : 0) -
    (/^the /i.test(name) ? 1 : 0);
  return people
    .filter(({ isSilent }) => !isSilent)
    .map((person) => ({ person, times: timesOf(person) }))
    .sort((one, other) => other.times - one.times)
    .map(({ person }) => person);
}

const ownTold: readonly string[] = [
  'You {deed}. It has been talked about so long that for a moment nobody knows what to say now that it is done.',
  'You {deed}, before anybody can ask whether you are sure. You are, by the time it is done.',
];

function ownWay(deed: string, wish: FoundPerson | null, at: number): LastWay {
  const act =
    wish === null || mentions(deed, wish.shortName) ? deed : `${deed}, as ${wish.shortName} wants`;
  return {
    id: `own`,
    title: 'What you did',
    act: `${upperFirst(act)}.`,
    told: (ownTold[at % ownTold.length] ?? '').replace('{deed}', deed),
  };
}

function tableWays({ kind, about }: Drama, others: readonly FoundPerson[]): readonly LastWay[] {
  const [other = null] = others;
  return ways[kind].flatMap((way) => {
    const act = actOf(way, other);
    if (act === null || (other === null && way.told.includes('{a}'))) return [];
    const put = (text: string): string => filledFor(text, about, other);
    return [
      { id: way.id.replaceAll('-', '_'), title: way.title, act: put(act), told: put(way.told) },
    ];
  });
}

function actOf({ act, alone }: Way, other: FoundPerson | null): string | null {
  return other === null ? alone : act;
}

function filledFor(text: string, about: Referent, other: FoundPerson | null): string {
  const { they, them } = about.pronouns;
  const isPlural = about.isMany || they === 'they';
  const isMany = about.isMany;
  const slots: Readonly<Record<string, string>> = {
    x: about.name,
    'x.bare': about.name.replace(/^(?:the|your) /, ''),
    'x.them': them,
    'x.They': upperFirst(they),
    'x.They.are': `${upperFirst(they)} ${isPlural ? 'are' : 'is'}`,
    'x.they.are': `${they} ${isPlural ? 'are' : 'is'}`,
    'x.are': isMany ? 'are' : 'is',
    'x.have': isMany ? 'have' : 'has',
    'x.do': isMany ? 'do' : 'does',
    'x.s': isMany ? '' : 's',
    a: other?.shortName ?? '',
  };
  return text
    .replace(/\{([a-zA-Z.]+)\}/g, (whole, slot: string) => slots[slot] ?? whole)
    .replace(
      /(^|[.!?] )(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}
