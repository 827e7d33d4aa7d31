import { withoutEnding } from '@/story/words/without-ending';
import { wordsSaid } from '@/understanding/lexicon/words-said';
import { isGivenName } from '@/understanding/lexicon/people-words';
import { wordSet } from '@/understanding/lexicon/word-set';
import { joinings } from '@/understanding/lexicon/idioms';

/** A clause as it was typed, in lower case, and what of it is the act. */
export type Clause = {
  readonly text: string;
  /** From the verb on; empty where nothing is done. */
  readonly words: readonly string[];
};

/** One sentence: what is done in it, or what it asks. */
export type SaidSentence = {
  readonly text: string;
  readonly isQuestion: boolean;
  readonly clauses: readonly Clause[];
};

const between =
  / ?(?:[;:—–]|,(?! (?:the|a|an|my|his|her|old|young|dear)\b)|\band then\b|\bthen\b|(?:^|\s)and(?=\s)|\bbut\b|\bso that\b) ?/;

/** From here on a clause tells when, why or how, and nothing is done in it. */
const background =
  /^(?:who|which|whose|that) .*$|(?:^|\s)(?:while|before|after|until|till|since|because|although|though|unless|as though|as if|when|whenever|where|lest|if|knowing)\s.*$/;

/** Where a clause only says how or when: who acts comes later in it. */
const subject = /^.*?\b(?:i|we|i'm|i'll|i'd|we'll|let's|let me|let us)\b (.*)$/;

const frames =
  wordSet(`i we i'm i'll i'd we'll me us please ok okay now just then also first next finally instead maybe perhaps
  can could would will shall should might may must want wants wish like going gonna to go ahead decide decides begin
  begins start starts try tries trying attempt attempts do my best and again quickly slowly quietly carefully gently
  softly loudly politely firmly calmly boldly bravely silently discreetly nervously angrily happily sadly really
  simply still both hereby secretly publicly openly privately suddenly immediately casually cautiously desperately
  go's turn turns so well right hey you have 'd use uses using my the a an see if seeing whether how about what why not
  have am aim mean means plan need needs got gotta hope`);

const mostFrameWords = 8;

const question =
  /^(?:(?:and|so|but|well|now) )?(?:(?:what|who|whom|whose|which|where|when|why|how|wot)(?:'s|'d|'re|s)?\b(?! not\b| about\b| if\b)|(?:is|are|was|were|does|did|has|had|am) |(?:do|have) (?:i|you|we|they|he|she|any)\b|(?:can|could|would|will|should|may|might) (?!i |we )|y'all\b|(?:do|have|has|will|would) (?:the|all the|my|those|these|people|folks?)\b.*\b(?:me|us|i'm|i)\b)/;

const asksToAct = /^(?:can|could|may|might|shall|should) (?:i|we) /;

const auxiliary =
  /^\S+(?: \S+){0,3}? (?:is|are|was|were|do|does|did|has|have|had|can|could|would|will|should|am)\b|^\S+'(?:s|d|re)\b|^(?:wots|whats|wheres|hows|whos)\b|^who \w+|^which of\b|^how (?:many|much|long|come|far|old|often)\b|^(?:what|wot) do\b/;

/** What is said, sentence by sentence; each clause of a deed from its verb on. */
export function saidSentences(
  text: string,
  isVerb: (word: string) => boolean,
): readonly SaidSentence[] {
  return plainlyWritten(text)
    .replace(/([.!?…])\s+/g, '$1\n')
    .split('\n')
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => ({
      text: sentence,
      isQuestion: isQuestion(sentence),
      clauses: clausesOf(sentence, isVerb),
    }));
}

function isQuestion(sentence: string): boolean {
  if (asksToAct.test(sentence)) return false;
  if (sentence.endsWith('?')) return true;
  if (!question.test(sentence)) return false;
  return !/^(?:what|who|whom|whose|which|where|when|why|how|wot)/.test(sentence)
    ? true
    : auxiliary.test(sentence);
}

function clausesOf(sentence: string, isVerb: (word: string) => boolean): readonly Clause[] {
  return withoutEnding(sentence, /[.!?…]/)
    .split(between)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
    .map((clause, place, all) => ({
      text: clause,
      words:
        isStanding.test(clause) || isSetting(clause, all.slice(place + 1))
          ? []
          : fromVerb(withoutBackground(clause), isVerb),
    }));
}

/** "There's wolves about": what is, and not what is done. */
const isStanding = /^there(?:'s|'re| is| are| was| were)\b/;

/** "Leap year: I cross out the date": two nouns, and what is done comes after them. */
function isSetting(clause: string, later: readonly string[]): boolean {
  if (!later.some((next) => /^(?:i|so i|and i|i'm|i'll) /.test(next)) || /\bi\b/.test(clause))
    return false;
  const [first = '', second = ''] = clause.split(' ');
  return !first.endsWith('ing') && !afterVerb.test(second) && !isGivenName(second);
}

const afterVerb =
  /^(?:the|a|an|my|his|her|its|their|this|that|these|those|some|any|every|all|both|no|to|at|in|on|into|onto|up|down|off|out|over|under|for|from|with|by|through|across|past|behind|about|around|round|back|away|along|him|them|me|it|us|\w+ly)$/;

const fewestBackgroundWords = 3;

/** "Before the others wake i sit down": only the sitting is done. */
function withoutBackground(clause: string): string {
  const act = clause.replace(background, '').trim();
  if (act !== '') return act;
  const rest = wordsSaid(clause).slice(fewestBackgroundWords).join(' ');
  return subject.exec(rest)?.[1] ?? '';
}

const sloppy: Readonly<Record<string, string>> = {
  im: "i'm",
  ive: "i've",
  dont: "don't",
  cant: "can't",
  wont: "won't",
  didnt: "didn't",
  havent: "haven't",
  isnt: "isn't",
  teh: 'the',
  tryin: 'trying',
  goin: 'going',
  w: 'with',
  u: 'you',
  ur: 'your',
  wanna: 'want to',
  gonna: 'going to',
  wot: 'what',
  whats: "what's",
  wheres: "where's",
  bout: 'about',
  thru: 'through',
  beleive: 'believe',
  becuase: 'because',
  definately: 'definitely',
  freind: 'friend',
  gaurd: 'guard',
  recieve: 'receive',
  sargeant: 'sergeant',
  seargent: 'sergeant',
  theif: 'thief',
  tommorow: 'tomorrow',
  untill: 'until',
  wether: 'whether',
  wich: 'which',
};

export function plainlyWritten(text: string): string {
  const small = text.toLowerCase();
  return joinings
    .reduce((joined, [words, meant]) => joined.replace(words, meant), small)
    .replace(/[’‘]/g, "'")
    .replace(/(^| )'?til\b/g, '$1till')
    .replace(/\b(mr|mrs|ms|dr|st)\./g, '$1')
    .replace(/[“”"()[\]*_]/g, ' ')
    .replace(/[a-z]+(['’\w]?)/g, (word, more: string) =>
      more === '' ? (sloppy[word] ?? word) : word,
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** Choices are worded to the player: "your" hat is "my" hat. */
export function inFirstPerson(said: string): string {
  const tried = said.replace(/\bsee (?:if|whether) (?:i|we|you) can\b/g, 'try to');
  if (/\b(?:i|my|me|i'm|i'll)\b/.test(tried)) return tried;
  return tried
    .replace(/\byourself\b/g, 'myself')
    .replace(/\byours?\b/g, 'my')
    .replace(/\byou are\b|\byou're\b/g, 'i am')
    .replace(
      /\byou (?=(?:can|will|have|had|were|could|dare|may|must|should|know|owe|did|do)\b)/g,
      'i ',
    )
    .replace(/\byou\b/g, 'me');
}

function fromVerb(said: string, isVerb: (word: string) => boolean): readonly string[] {
  const clause = joinedVerbs(said.replace(/\blet (?:me|us)\b|\blet's\b/, 'i'), isVerb);
  const all = wordsSaid(clause);
  const commanded = afterFrames(all, isVerb);
  if (isVerb(commanded[0] ?? '')) return commanded;
  const acting = subject.exec(clause.replace(toldOf, ''))?.[1];
  return acting === undefined ? commanded : afterFrames(wordsSaid(acting), isVerb);
}

/** "Own up that I lost it": what is told is not done now. */
const toldOf = / (?:that|which|who) .*$/;

/** "Arm wrestle", "hot wire": a verb that is written with a hyphen elsewhere. */
function joinedVerbs(clause: string, isVerb: (word: string) => boolean): string {
  return clause.replace(/\b([a-z]+) (?=([a-z]+))/g, (both: string, first: string, next: string) =>
    isVerb(`${first}-${next}`) ? `${first}-` : both,
  );
}

function afterFrames(
  said: readonly string[],
  isVerb: (word: string) => boolean,
): readonly string[] {
  for (let place = 0; place < Math.min(said.length, mostFrameWords); place += 1) {
    const word = said[place] ?? '';
    const isFrame = frames.has(word) || (word.endsWith('ly') && word.length > 4);
    if (isVerb(word) && !(isFrame && isFollowedByVerb(said, place, isVerb)))
      return said.slice(place);
    if (!isFrame) return said.slice(place);
  }
  return [];
}

/** "try to open", "go and ask": the second is what is done. */
function isFollowedByVerb(
  said: readonly string[],
  place: number,
  isVerb: (word: string) => boolean,
): boolean {
  const next = said[place + 1] ?? '';
  return (next === 'to' || next === 'and') && isVerb(said[place + 2] ?? '');
}
