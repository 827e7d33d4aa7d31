import type { Clause, Sentence } from '@/narrator/understanding/clauses';
import { wordsOf } from '@/narrator/understanding/clauses';
import { isGroupWord } from '@/narrator/understanding/group-words';
import { headOf, nounPhrasesIn, type NounPhrase } from '@/narrator/understanding/noun-phrases';
import { isPersonWord, singularOf } from '@/narrator/understanding/people-words';
import { whoIs, type Mention, type Naming } from '@/narrator/understanding/people-meant';
import type { Evidence } from '@/narrator/understanding/understand-act';
import { phraseMeant } from '@/narrator/understanding/turns-of-phrase';
import { isSoft, isThingWord } from '@/narrator/understanding/thing-words';
import { verbMeaning } from '@/narrator/understanding/verb-table';

/** What is thought of the player, in so many words. */
const opinions =
  /\bthink(?:s|ing)? (?:of|about) (?:me|us|my)\b|\b(?:my|our) (?:reputation|standing|good name|fame|notoriety|popularity|street cred|cred|credit|honou?r) (?:with|among|in|at|these|now|here)\b|\b(?:my|our) (?:reputation|standing|good name|notoriety|popularity|street cred)\b|\bhow (?:the |\w+ )*(?:speaks?|talks?|feels?) (?:of|about) (?:me|us)\b|\bhow popular am i\b|\bhow (?:am i|are we) (?:seen|regarded|thought of|known|received|doing with)\b|\bwhere (?:do )?i stand with\b|\bstand(?:ing)? (?:with|among) the\b|\bam i (?:still |even |really )?(?:welcome|wanted|trusted|liked|hated|popular|in (?:good|bad))\b|\bin (?:good|bad) (?:standing|odou?r|books) (?:with|of)\b|\b(?:the )?word (?:on|about) me\b|\bmy name (?:in|with|among)\b|\b(?:say|says|saying|think|thinks|reckon|feel|feels|whisper|gossip|talk) (?:of|about|bout|on|behind) (?:me|us|my (?:back|crew|gang|people|family|ship|kind|band|house)|our)\b|\bcalling me \w+|\bcall(?:s|ed)? me (?:a )?(?:traitor|coward|cursed|hero|thief|liar)\b|\bblacklist\b|\b(?:got|gotten) over it\b|\b(?:still )?(?:angry|cross|furious|sore) (?:with|at) (?:me|us)\b|\b(?:clear|restore|mend|ruin|blacken) (?:my|our) (?:good )?name\b/;

/** What a group may think of somebody, asked in any form. */
const thinking =
  /\b(?:think|thinks|reckons?|make|makes|say|says|feel|feels|speak|speaks|look|see|sees|regard|regards|trust|trusts|like|likes|hate|hates|suspect|suspects|fear|fears|respect|respects|forgive|forgiven|forgave|accept|accepts|want|wants|blame|blames|count|counts|call|calls|take|takes|vote|back|believe|believes|against|know|side|welcome|remember|resent|resents|despise|admire|love|consider|treat|owe|mind|follow|support|approve|avoid|cross)\b/;

/** Whether they see the player is for the eyes to say. */
const sensing =
  /\b(?:can|could|will|did) (?:the )?(?:\w+ ){1,3}(?:see|hear|reach|catch|find|smell) (?:me|us)\b/;

const ofMe = /\b(?:me|us|i'm|my|i)\b/;

/** Done before all eyes. */
const inPublic =
  /\b(?:in front of|before) (?:(?:his|her|their|its|all) (?:whole |entire |the )?(?!eyes)\w+|everyone|everybody|them all|all|the (?:whole|entire|assembled|gathered)|the (?:crew|crowd|class|court|council|congregation|guild|men|guests|assembly|village(?! (?:hall|green|pump|shop))|town(?! (?:hall|gate|clock)))\b|the (?:\w+ )?(?:workers|villagers|townsfolk|soldiers|sailors|students|strikers|miners))\b|\blet (?:the (?:whole |entire )?(?:parish|village|town|crew|county|world|people|others|men|court|school|neighbours|neighbors|street|camp|congregation|gossips|crowd|city|class) |everyone |everybody |them all |all )(?:see|hear|know|talk|watch)\b|\blet them (?:stare|talk|watch|look|see)\b|\bunder the noses? of\b|\b(?:publicly|in public|for all to (?:see|hear|read|know)|in open court|on (?:an open|all|every|the open) (?:channels?|screens?|frequenc(?:y|ies))|in the middle of (?:the|its|their|a) (?:\w+ )?(?:toast|session|meeting|debate|dinner|feast|ceremony|service|speech|assembly|trial|party|ball|club)|(?:tell|address|warn|show|invite|thank|face|call|feed) (?:them all|all of them|everyone|everybody)|(?:every (?:last )?one|all|the (?:whole )?lot|all \w+) of them|where (?:all|everyone|everybody|they all|the whole)\b.*\bcan (?:see|hear|read)|in (?:plain|full) (?:view|sight)|in sight of (?:the|all|everyone)|in broad daylight|in (?:the )?assembly|over the (?:tannoy|loudspeakers?|intercom|radio to all)|on live|live on air|at (?:the|a) (?:town|village|parish|union|public|council) (?:meeting|hall meeting|council)|from the (?:platform|pulpit|stage|steps|quarterdeck|balcony|rostrum|scaffold|church steps))\b|\bso (?:that )?(?:everyone|everybody|they all|all (?:of )?(?:the|them)|the whole \w+|the lot of them|nobody) (?:\w+ )?(?:can|could|will|hears?|sees?|trusts?|knows?|notices?|talks?)\b|\ball (?:the )?(?:\w+ ){1,3}(?:see|hear|know|watch)\b|\bwhile (?:all|everyone|everybody|the whole)\b.*\bwatch|\beverybody knows\b|\bpublic (?:apology|confession|speech|statement|oath)\b|\b(?:to|tell|telling) (?:a|the) (?:(?:whole|entire|packed|full) )?(?:hall|room|church|square|theatre|tavern|saloon|pub|house|crowd)(?: full)? of\b|\bmasks off\b|\bwhole (?:city|town|village|county|saloon|school|ship|camp|kingdom|world|fleet|parish|crew|class|tribe|court|market|congregation|regiment)\b/;

/** Deeds that are for or against a group whatever the verb table says. */
const deeds =
  /\b(?:fight (?:beside|alongside|with|for)|snub|spit|leak|share|join|betray|desert|defect|donate|pledge|swear|enlist|enrol|enroll|sign up|side|stand|rally|lead|represent|champion|denounce|unite|turn against|turn traitor|inform on|sell out|spy (?:for|on)|work for|fight for|speak (?:up )?(?:for|on behalf)|vote|serve|surrender|rebel|protest|strike with|quit|leave|resign|renounce|expose|feed|tax|free|liberate|defend|protect|honou?r|bless|curse|address|preach|petition|apologi[sz]e|thank|insult|mock|reward|repay|cheat|rob|sabotage|boycott|back|support|vouch|win|organi[sz]e|incite|warn|abandon|accuse|blame|found|pay|tell|ask|promise|negotiate|make (?:my |our )?peace|parley|ally|declare|grass|rat|dob|snitch|boo|cuss|heckle|jeer|harangue|lecture|praise|toast|cheer|salute|wipe|cancel|forgive|broadcast|hand|give|bring|return|cut|fool|burn|tear|raise|fly|hoist|strike|ride with|march with|deliver|evict|arm|house|shelter|heal|cure|teach|save|rescue|rebuild|repair|mend|build|restore|dedicate|bail|bake|cook|throw|open|spray|deface|desecrate|dig up|vandali[sz]e|loot|invade|raid|avenge|convert|unmask|reveal|publish|print|get|put up|do|post|turn|start|volunteer|testify|host|nail|sign on|sign|wear|torch|toast|cheer|clean|set (?:fire|the|their|\w+) [^.]*?(?:alight|ablaze|on fire)|subscribe|contribute|endow|free|double|split|share)(?:s|es|ed|d|[a-z]?ing)?\b/;

/** What is made known about a group is done to it. */
const publishing =
  /\b(?:broadcast|publish|leak|print|spread|expose|nail|post|announce|proclaim|reveal)(?:e?s|ed|ing)?\b.*\b(?:about|that the|to (?:every|all|the whole|the press|the papers|everyone)|against|on the (?:door|board))\b/;

/** It costs the player, and others have the good of it. */
const forNothing =
  /\b(?:for nothing|free of charge|for free|at my own (?:cost|expense)|with my own (?:coin|money|hands)|out of my own pocket|to earn their trust|so (?:that )?(?:they|the \w+)(?:'ll| will| can))\b/;

/** Where what is done to it is done to those whose it is. */
const emblems: ReadonlySet<string> = new Set(
  `banner banners flag flags colours colors card badge uniform tag statue shrine temple temple grave graves altar monument
  respect favour favor support vote votes gratitude charter list lists file files records documents plans ledger secret secrets votes debts debt safehouse safehouses name names engine engines notice notices roof well
  bridge land lands share cause side families homes houses camp children wounded sick dead loyalty trust forgiveness
  hiding`
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
      const words = headOf(phrase) || phrase.owner;
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

const changed: ReadonlySet<string> = new Set('craft force attack steal unknown'.split(' '));

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
    if (isOfMany(phrase, naming) && changed.has(kind)) return phrase;
    if (isBefore(phrase, phrases[place - 1]) && who !== 'thing' && who !== 'person') return phrase;
    if (phrase.words.some((word) => wholes.has(word)) && who === 'group' && !calm.has(kind))
      return phrase;
    const isOf =
      phrase.link === 'of' &&
      (isTheirs(headOf(phrases[place - 1] ?? phrase)) ||
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
      !isPlace.has(phrase.link) &&
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
  if (determiner === 'a' || determiner === 'an' || determiner === 'my' || words.length === 0)
    return false;
  return (
    determiner === 'all' ||
    words.some((word) => wholes.has(word) || names.has(word)) ||
    belonging.test(text)
  );
}

const wholes: ReadonlySet<string> = new Set(
  'whole entire everyone everybody people folk folks hands'.split(' '),
);

/** Who joins, leaves, betrays or speaks for something means those in it. */
const belonging =
  /\b(?:join|quit|leave|betray|desert|defect|resign|side|snub|enlist|expose|denounce|pledge|swear|apologi[sz]e|donate|speak (?:up )?for|fight for|stand (?:up )?for|vote|boo|boycott|bribe|petition|rally|serve|thank|feed|rat|dob|grass|warn|defend)\w*\b/;
