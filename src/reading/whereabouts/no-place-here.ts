import type { TaggedPhrase } from '@/reading/found/noun-phrases';
import type { Term } from '@/reading/prose/tagged';

/** Whether words for a place mean none that one could go to in this story. */
export function isNoPlaceHere(terms: readonly Term[], phrase: TaggedPhrase): boolean {
  return (
    isNone(terms, phrase) ||
    isSeason(terms, phrase) ||
    isBuiltOn(terms, phrase.from) ||
    isWhatItIs(terms, phrase) ||
    isAnyOfItsKind(terms, phrase) ||
    isNoMore(terms, phrase) ||
    isUnderWay(terms, phrase) ||
    isSoMuch(terms, phrase) ||
    isOnAir(terms, phrase) ||
    isMannerOfSpeaking(terms, phrase)
  );
}

/** "the size of a room", "no church has ever claimed him". */
function isNone(terms: readonly Term[], { from }: TaggedPhrase): boolean {
  const before = terms[from - 2]?.small ?? '';
  // "The foot of the tower", "the curtain of the kiln".
  const isPart = before === 'of' && partsOfPlaces.test(terms[from - 3]?.small ?? '');
  return (
    (/^(?:of|no|another|any|every|like)$/.test(before) && !isPart) ||
    /^(?:no|another|any|every|each)$/.test(terms[from - 1]?.small ?? '')
  );
}

/** Whatever a place has: who is at one of these is there. */
export const partsOfPlaces =
  /^(?:back|base|bottom|centre|center|ceiling|corner|curtain|door|doors|doorway|edge|end|entrance|floor|foot|front|gate|gates|head|heart|key|middle|mouth|porch|rest|roof|side|steps|threshold|top|wall|walls|window|windows)$/;

/** A time of the year has the name of a well. */
function isSeason(terms: readonly Term[], { words, to }: TaggedPhrase): boolean {
  const [next, year] = [terms[to + 1]?.small, terms[to + 2]?.text ?? ''];
  return words === 'spring' && next === 'of' && /^['’]?\d|^that\b|^the year\b/u.test(year);
}

/** "A town built on a staircase": what it looks like. */
function isBuiltOn(terms: readonly Term[], from: number): boolean {
  const [verb, on] = [terms[from - 3]?.small, terms[from - 2]?.small];
  return on === 'on' && /^(?:built|based|founded|modelled)$/.test(verb ?? '');
}

/** "By spring it's a phone shop", "sold for a car park", "it serves as a kitchen". */
function isWhatItIs(terms: readonly Term[], { from, article }: TaggedPhrase): boolean {
  if (article !== 'a') return false;
  const before = terms[from - 2]?.small ?? '';
  if (/^(?:as|for|into|than|become|becomes|became|called)$/.test(before)) return true;
  // "The Blue Lamp, a bar with cops in it".
  const named = terms[from - 2];
  if (named?.after.trim() === ',' && /^\p{Lu}/u.test(named.text)) return true;
  const start = clauseStart(terms, from - 2);
  const clause = terms.slice(start, from - 1).map(({ small }) => small);
  const isSaid = /(?:^is|^are|^was|^were|^be|^been|['’]s|['’]re)$/.test(before);
  // "Behind the house is a chapel", "on the pass there is a toll house".
  const isThere = clause.some((word) => /^(?:there|there['’]s|here|here['’]s)$/.test(word));
  const isTurned =
    /^(?:above|across|along|at|behind|below|beneath|beside|between|beyond|by|down|in|inside|next|near|on|opposite|out|outside|over|past|round|through|under|up)$/.test(
      clause[0] ?? '',
    ) && !clause.some((word) => /^(?:it|he|she|this|that|they)(?:['’]s|['’]re)?$/.test(word));
  return isSaid && !isThere && !isTurned;
}

/** "Followed down a mountain", "it would fit through a window": any there is. */
function isAnyOfItsKind(terms: readonly Term[], { from, article }: TaggedPhrase): boolean {
  if (article !== 'a') return false;
  return /^(?:across|along|down|from|off|onto|over|round|through|to|toward|towards|up|with|without|needs?|wants?)$/.test(
    terms[from - 2]?.small ?? '',
  );
}

/** "The bridge that was promised and never built", "the inn that burned". */
function isNoMore(terms: readonly Term[], { from, to }: TaggedPhrase): boolean {
  const all = terms.map(({ small }) => small).join(' ');
  // "There was a monastery here once", "he trained at the infirmary".
  if (/^there (?:was|were|used)\b.*\bonce\b/.test(all)) return true;
  if (isFarOff(terms, from)) return true;
  const said = terms
    .slice(to + 1, to + 9)
    .map(({ small }) => small)
    .join(' ');
  return /^(?:that|which) (?:\S+ ){0,3}(?:promised|never|burn(?:ed|t)|demolished|pulled|gone|no longer|used to)\b/.test(
    said,
  );
}

/** "A square of black water", "a sea of faces". */
function isSoMuch(terms: readonly Term[], { head, article, to }: TaggedPhrase): boolean {
  return (
    article === 'a' &&
    terms[to + 1]?.small === 'of' &&
    /^(?:bank|field|flat|forest|mountain|pool|ring|road|sea|shower|square|stream|wood)$/.test(head)
  );
}

/** "The crossing takes two hours": one is not at it but on one's way. */
function isUnderWay(terms: readonly Term[], { words, from }: TaggedPhrase): boolean {
  return words === 'crossing' && !/^(?:at|by|near)$/.test(terms[from - 2]?.small ?? '');
}

/** "He trained at the infirmary": that is elsewhere. */
export function isFarOff(terms: readonly Term[], from: number): boolean {
  const before = terms.slice(Math.max(0, from - 7), from).map(({ small }) => small);
  return farOff.test(` ${before.join(' ')} `);
}

const farOff =
  / (?:trained|studied|educated|born|grew up|raised|came from|comes from|used to|formerly|served) (?:\S+ ){0,4}$/;

/** "The radio is stuck on the station for old people." */
function isOnAir(terms: readonly Term[], { head }: TaggedPhrase): boolean {
  return (
    head === 'station' &&
    terms.some(({ small }) => /^(?:radio|tuned|frequency|wireless|dial|airs)$/.test(small))
  );
}

/** "Into the path of the storm", "on the road to ruin", "a field of study": nobody can go there. */
function isMannerOfSpeaking(terms: readonly Term[], { head, from, to }: TaggedPhrase): boolean {
  const before = terms[from - 2]?.small ?? '';
  const after = terms
    .slice(to + 1, to + 4)
    .map(({ small }) => small)
    .join(' ');
  if (/^(?:path|way)s?$/.test(head) && /^of\b/.test(after)) return true;
  if (/^(?:road|path|way|gate|bridge|door)$/.test(head) && toNowhere.test(after)) return true;
  if (head === 'field' && /^of (?:study|view|vision|fire|battle)\b/.test(after)) return true;
  if (head === 'house' && before === 'on' && !/^(?:of|at|by|in|on)\b/.test(after))
    return /[,.;]/.test(terms[to]?.after ?? '');
  if (head === 'woods' && before === 'of') return terms[from - 3]?.small === 'out';
  return /^(?:ward|stage)$/.test(head) && before === 'set' && terms[from - 1]?.small === 'the';
}

const toNowhere =
  /^to (?:(?:a|the|his|her|your|their) )?(?:damnation|disaster|fame|fortune|freedom|glory|happiness|heaven|hell|madness|nowhere|peace|perdition|recovery|riches|ruin|salvation|success|victory|wealth|wisdom)\b/;

function clauseStart(terms: readonly Term[], at: number): number {
  let start = at;
  while (start > 0 && !/[,;:—–.]/.test(terms[start - 1]?.after ?? '')) start -= 1;
  return start;
}
