import type { Clause, Sentence } from '@/narrator/understanding/clauses';
import { wordsOf } from '@/narrator/understanding/clauses';
import {
  opinions,
  thinking,
  sensing,
  ofMe,
  inPublic,
  deeds,
  publishing,
  forNothing,
  belonging,
} from '@/narrator/understanding/group-signs';
import { isGroupWord } from '@/narrator/understanding/group-words';
import { headOf, nounPhrasesIn, type NounPhrase } from '@/narrator/understanding/noun-phrases';
import { isPersonWord, singularOf } from '@/narrator/understanding/people-words';
import { whoIs, type Mention, type Naming } from '@/narrator/understanding/people-meant';
import type { Evidence } from '@/narrator/understanding/understood-act';
import { phraseMeant } from '@/narrator/understanding/turns-of-phrase';
import { isSoft, isThingWord } from '@/narrator/understanding/thing-words';
import { verbMeaning } from '@/narrator/understanding/verb-table';

/** Where what is done to it is done to those whose it is. */
const emblems: ReadonlySet<string> = new Set(
  `banner banners flag flags colours colors card badge uniform tag statue shrine temple temple grave graves altar monument
  respect favour favor support vote votes gratitude charter list lists file files records documents plans ledger secret secrets votes debts debt safehouse safehouses name names engine engines notice notices roof well
  bridge land lands share cause side families homes houses camp children wounded sick dead loyalty trust forgiveness
  hiding contract contracts deed deeds oath articles payroll medal crest standard anthem strike`
    .trim()
    .split(/\s+/),
);

/** Seen, walked past or used: the group is part of the scenery. */
const beside: ReadonlySet<string> = new Set(
  'look move read wait feel search climb write sneak flee attack steal perform force'.split(' '),
);

const linksOfDeeds: ReadonlySet<string> = new Set([
  '',
  'to',
  'for',
  'against',
  'with',
  'beside',
  'alongside',
  'on',
  'out',
  'up',
  'off',
  'at',
  'among',
  'from',
  'by',
  'down',
  'back',
  'into',
]);

const isPlace: ReadonlySet<string> = new Set('on at from by into up down back'.split(' '));

type Found = { readonly mention: Mention } & Evidence;

/** The group an act is for or against, or whose opinion is asked. */
export function groupMeant({
  said,
  sentences,
  naming,
  asksMemory,
}: {
  readonly said: string;
  readonly sentences: readonly Sentence[];
  readonly naming: Naming;
  readonly asksMemory: boolean;
}): Found | null {
  const asked = sentences.some(
    (sentence) =>
      (!asksMemory || thinking.test(sentence.text)) &&
      (asksOpinion(sentence, naming) || asksOpinion(asQuestion(sentence), naming)),
  );
  if (opinions.test(said) || asked)
    return { mention: { words: '' }, because: 'it is about what others think of you', score: 0.95 };
  if (asksMemory) return null;
  for (const { isQuestion, clauses } of sentences)
    for (const clause of isQuestion ? [] : clauses) {
      const phrase = groupOf(clause, naming, forNothing.test(said));
      if (phrase === null) continue;
      const words = isOfMany(phrase, naming) ? phrase.owner : headOf(phrase);
      return { mention: { words }, because: `it is for or against "${words}"`, score: 0.85 };
    }
  const gift = forNothing.test(said) ? anyGroup(said, naming) : undefined;
  if (gift !== undefined)
    return {
      mention: { words: headOf(gift) },
      because: `it is for or against "${headOf(gift)}"`,
      score: 0.75,
    };
  const told = publishing.test(said) ? anyGroup(said, naming) : undefined;
  if (told !== undefined)
    return {
      mention: { words: headOf(told) },
      because: `it is for or against "${headOf(told)}"`,
      score: 0.75,
    };
  if (helpsThem(said, sentences, naming))
    return { mention: { words: 'them' }, because: 'it is for or against "them"', score: 0.7 };
  if (inPublic.test(said) || isSeenBy(said, naming))
    return { mention: { words: '' }, because: 'it is done before all eyes', score: 0.8 };
  return null;
}

/** Whoever has the good of a gift, wherever they are named. */
function anyGroup(said: string, naming: Naming): NounPhrase | undefined {
  const words = wordsOf(said).map((word) => (breaksOfGifts.has(word) ? 'is' : word));
  return nounPhrasesIn(words, naming.names).find(
    (phrase) =>
      isGroup(phrase, naming) ||
      phrase.words.some((word) => isGroupWord(word) && !isThingWord(word)),
  );
}

const breaksOfGifts: ReadonlySet<string> = new Set(
  'that who which where when so because'.split(' '),
);

/** "Because the Kesh have nobody else, I bring every crate to their camp." */
function helpsThem(said: string, sentences: readonly Sentence[], naming: Naming): boolean {
  if (!/\b(?:their|them)\b/.test(said)) return false;
  const isNamed = [...naming.names].some((name) => said.includes(`the ${name} `));
  return (
    isNamed &&
    sentences.some(({ clauses }) =>
      clauses.some(({ words }) => {
        const kind = verbMeaning(words[0] ?? '')?.kind ?? '';
        return (kind === 'give' || kind === 'help') && /\b(?:their|them)\b/.test(words.join(' '));
      }),
    )
  );
}

/** "Ask him how the townsfolk feel about …": the question in it. */
function asQuestion({ text, clauses }: Sentence): Sentence {
  const asked =
    /\b(?:ask|find out|learn|hear|wonder|sound out|discover|know|see)\b.*?\b((?:how|what|whether|if|why) (?:the |my |our |all |every|people|folk).*)$/.exec(
      text,
    );
  return { text: asked?.[1] ?? '', isQuestion: asked !== null, clauses };
}

/** "Do the Rangers trust me yet?", "Am I on the Triad's list?" */
function asksOpinion({ isQuestion, text }: Sentence, naming: Naming): boolean {
  if (!isQuestion || !ofMe.test(text) || /\byou\b(?! think)/.test(text)) return false;
  if (sensing.test(text)) return false;
  if (/^(?:\w+ )?(?:did|was|were)\b/.test(text)) return false;
  const asked = wordsOf(text).filter((word) => !askingWords.has(word));
  const phrases = nounPhrasesIn(
    asked.map((word) => (thinking.test(word) && !naming.names.has(word) ? 'is' : word)),
    naming.names,
  );
  return (
    /\b(?:they all|everyone|everybody|anyone|anybody|folks?|people|(?:whole|entire) \w+)\b/.test(
      text,
    ) || phrases.some((phrase) => isGroup(phrase, naming) || isOfMany(phrase, naming))
  );
}

const askingWords: ReadonlySet<string> = new Set(
  `what what's who whom whose which where when why how do does has have had would will is are am if whether i we still
  ever think make`
    .trim()
    .split(/\s+/),
);

function isGroup(phrase: NounPhrase, naming: Naming): boolean {
  const who = whoIs(phrase, naming);
  return who === 'group' || (who === 'maybe-group' && phrase.determiner !== '');
}

/** "Lay down my shield before the shield-maidens": they are there, and do nothing else. */
function isSeenBy(said: string, naming: Naming): boolean {
  const phrases = nounPhrasesIn(wordsOf(said), naming.names);
  return phrases.some(
    (phrase, place) => isBefore(phrase, phrases[place - 1]) && isGroupWord(headOf(phrase)),
  );
}

/** "In front of the company", "before the council". */
function isBefore({ link }: NounPhrase, before: NounPhrase | undefined): boolean {
  return link === 'before' || (link === 'of' && before !== undefined && headOf(before) === 'front');
}

function isTheirs(word: string): boolean {
  return emblems.has(word) || /^(?:glory|sake|good|honou?r|benefit|name|behalf)$/.test(word);
}

const changed: ReadonlySet<string> = new Set(
  'craft force attack steal unknown use take give talk help'.split(' '),
);

const calm: ReadonlySet<string> = new Set('look read feel'.split(' '));

/** "The guild's charter", "the Jackals' tag"; not "Ellis's book", nor the Miners' Arms. */
function isOfMany(phrase: NounPhrase, { names, sense }: Naming): boolean {
  const { owner, isOwnedByMany } = phrase;
  const head = headOf(phrase);
  if (owner === '' || owner === 'his' || owner === 'her' || owner === 'their') return false;
  if (names.has(head) && names.has(owner) && !isGroupWord(head)) return false;
  if (isGroupWord(owner)) return true;
  if (names.has(owner) && phrase.determiner === 'the' && !isPersonWord(owner)) return true;
  return isOwnedByMany && (names.has(owner) || sense(singularOf(owner)) === 'person');
}

function groupOf({ text, words }: Clause, naming: Naming, isGift: boolean): NounPhrase | null {
  const kind = phraseMeant(text)?.kind ?? verbMeaning(words[0] ?? '')?.kind ?? 'unknown';
  if (calm.has(kind)) return null;
  const isDeed = deeds.test(text);
  const isLeft = beside.has(kind) && !together.has(kind) && !changed.has(kind);
  if (isLeft && !isDeed && !isGift) return null;
  const phrases = nounPhrasesIn(words.slice(1), naming.names);
  for (const [place, phrase] of phrases.entries()) {
    const who = whoIs(phrase, naming);
    const isEmblem = emblems.has(headOf(phrase));
    if (
      who !== 'person' &&
      isOfMany(phrase, naming) &&
      (isEmblem || isGift || isDeed) &&
      !isSoft(headOf(phrase))
    )
      return phrase;
    if (
      who !== 'person' &&
      isOfMany(phrase, naming) &&
      changed.has(kind) &&
      !isThingWord(headOf(phrase))
    )
      return phrase;
    if (
      kind === 'give' &&
      phrase.link === '' &&
      phrase.words.length > 1 &&
      /[^s]s$/.test(phrase.words[0] ?? '') &&
      isGroupWord(phrase.words[0] ?? '')
    )
      return phrase;
    if (isBefore(phrase, phrases[place - 1]) && who !== 'thing' && who !== 'person') return phrase;
    if (phrase.words.some((word) => wholes.has(word)) && who === 'group' && !calm.has(kind))
      return phrase;
    const isOf =
      phrase.link === 'of' &&
      (isTheirs(headOf(phrases[place - 1] ?? phrase)) ||
        (who === 'group' && phrase.determiner !== '' && !beside.has(kind)) ||
        (kind === 'attack' && naming.names.has(headOf(phrase))));
    const isLinked = linksOfDeeds.has(phrase.link) || isOf;
    if (!isLinked || (beside.has(kind) && phrase.link === '' && !isDeed)) continue;
    if (
      isPlace.has(phrase.link) &&
      naming.names.has(headOf(phrase)) &&
      !isGroupWord(headOf(phrase))
    )
      continue;
    if (who === 'maybe-group' && place === 0 && isAddressed(phrase, words[0] ?? '')) return phrase;
    if (who === 'group' && together.has(kind) && withThem.has(phrase.link)) return phrase;
    if (who === 'maybe-group' && kind === 'give' && isGivenTo(phrase, place)) return phrase;
    if (who === 'group' && (isDeed || isOf || !beside.has(kind))) return phrase;
    if (
      who === 'maybe-group' &&
      isDeed &&
      !(isPlace.has(phrase.link) && !/^(?:resign|quit|defect|desert)/.test(words[0] ?? '')) &&
      isWhole(phrase, naming, text)
    )
      return phrase;
  }
  return null;
}

/** Who walks, sits or rides with many is seen to be one of them. */
const together: ReadonlySet<string> = new Set('move wait perform use'.split(' '));

const withThem: ReadonlySet<string> = new Set('with beside among alongside against'.split(' '));

function isGivenTo(phrase: NounPhrase, place: number): boolean {
  const isTo = phrase.link === 'to' || (phrase.link === '' && place === 0);
  return isTo && phrase.determiner === 'the' && !isHouse.test(headOf(phrase));
}

const isHouse =
  /^(?:house|office|street|block|camp|market|bench|quarter|ward|pier|saloon|state|country|world|capital|board|watch)$/;

/** Who is told, toasted or cheered for is no building. */
function isAddressed({ link, determiner, words }: NounPhrase, verb: string): boolean {
  const isThe = determiner === 'the' || determiner === 'our' || determiner === 'all';
  return isThe && words.length < 3 && addressing.test(verb) && (link === '' || link === 'for');
}

const addressing =
  /^(?:tell|toast|cheer|warn|thank|address|inform|greet|salute|praise|denounce|insult|mock|lecture|apologi[sz]e|boo|accuse)/;

/** "the whole class", "the Order", "everyone": not "a band" or "an order". */
function isWhole({ determiner, words }: NounPhrase, { names }: Naming, text: string): boolean {
  if (determiner === 'a' || determiner === 'an' || words.length === 0) return false;
  if (determiner === 'my') return /\bvote|quit|leave|betray|desert/.test(text);
  return (
    determiner === 'all' ||
    words.some((word) => wholes.has(word) || names.has(word)) ||
    belonging.test(text)
  );
}

const wholes: ReadonlySet<string> = new Set(
  'whole entire everyone everybody people folk folks hands'.split(' '),
);
