import type { Drama, DramaKind } from '@/reading/drama/drama';
import { markedSentences } from '@/reading/drama/marked-sentences';
import {
  creatures,
  contracts,
  deeds,
  votes,
  dangers,
  everydayNouns,
  events,
  measures,
  messages,
  papers,
  treasures,
} from '@/reading/drama/matter-nouns';
import type { MarkedSentence, Referent } from '@/reading/drama/referent';
import { signs, type Sign } from '@/reading/drama/signs';
import type { Reading } from '@/reading/found/reading';
import { mentions } from '@/reading/found/person-names';
import { isTooGreat } from '@/reading/things/no-thing-here';
import { is, tagged } from '@/reading/prose/tagged';
import { anyone, pronounsOf } from '@/story/campaign/pronouns-of';

type Weighed = {
  readonly referent: Referent;
  readonly weight: number;
  readonly said: ReadonlyMap<Sign['says'], number>;
  readonly names: readonly Referent[];
};

type Entry = {
  readonly names: Referent[];
  weight: number;
  readonly said: Map<Sign['says'], number>;
};

type Told = { readonly title: string; readonly description: string };

/** What is so little spoken of is no matter of a story. */
const leastWeight = 4;

/** What a premise turns on, by what it says of it, by its questions, its title and what its author says of it. */
export function dramasOf(
  sentences: readonly string[],
  reading: Reading,
  told: Told,
): readonly Drama[] {
  const great = sentences.filter(isTooGreat);
  return [...weighedIn(markedSentences(sentences, reading), told, reading)]
    .sort((one, other) => other.weight - one.weight)
    .filter(({ weight }) => weight >= leastWeight)
    .map((each) => ({ kind: kindFor(each, great), about: fullest(each), weight: each.weight }));
}

/** What nobody can lift is neither hidden nor handed over. */
function kindFor(each: Weighed, great: readonly string[]): DramaKind {
  const kind = kindOf(each);
  const isGreat = great.some((sentence) => mentions(sentence.toLowerCase(), each.referent.head));
  return kind === 'thing' && isGreat ? 'open' : kind;
}

/** "The box for the fair is gone": what is gone is the box. */
function headBefore(marked: string, { index, 0: found }: RegExpExecArray): string | undefined {
  if (!found.startsWith('[')) return undefined;
  return /\[(\d+)\] (?:behind|by|for|from|in|of|on|under|with) $/.exec(marked.slice(0, index))?.[1];
}

/** What is only known by its name. */
export function openDrama(name: string): Drama {
  const head = (name.split(' ').pop() ?? name).toLowerCase();
  const isMany = is(tagged(name).slice(-1)[0], 'Plural');
  const pronouns = isMany ? anyone : pronounsOf('it');
  const about: Referent = {
    ...{ key: name, name, head, is: 'thing', pronouns, isMany },
    ...{ isBeside: false, isNew: false },
  };
  return { kind: 'open', about, weight: 0 };
}

function weighedIn(
  marked: readonly MarkedSentence[],
  told: Told,
  { player, people }: Reading,
): readonly Weighed[] {
  const found = new Map<string, Entry>();
  const entry = (referent: Referent): Entry => {
    const known: Entry = found.get(referent.key) ?? { names: [], weight: 0, said: new Map() };
    found.set(referent.key, known);
    return known;
  };
  for (const [at, { sentence, marked: text, referents }] of marked.entries()) {
    const isLate = at >= marked.length - 3;
    const isQuestion = /\?["”’)]?$/.test(sentence);
    for (const referent of new Set(referents)) {
      const each = entry(referent);
      each.names.push(referent);
      const mention = (referent.isBeside ? 0.4 : 1) * (referent.isNew ? 0.8 : 1);
      each.weight += mention * (1 + (isLate ? 0.5 : 0)) + (isQuestion ? 2.5 : 0);
    }
    for (const { says, weight, pattern } of signs)
      for (const match of text.matchAll(pattern)) {
        const referent = referents[Number(headBefore(text, match) ?? match[1])];
        if (referent === undefined || (referent.is === 'person' && !isOfPeople(says))) continue;
        const each = entry(referent);
        const before = each.said.get(says) ?? 0;
        each.said.set(says, before + weight);
        // What is said again weighs less: one story has one lost dog.
        each.weight += before > 0 ? weight / 3 : weight;
      }
  }
  return [...found.values()].flatMap(({ names, weight, said }) => {
    const [referent] = names;
    if (referent === undefined || isPlayer(referent, player, marked)) return [];
    const shared = sharing(referent, told);
    const isEveryday = everydayNouns.has(referent.head) && shared === 0;
    // A wife or a clerk without a name is rather somebody else's matter.
    const isNameless = referent.is === 'person' && /^(?:the|your) \p{Ll}/u.test(referent.name);
    const isOnlyAsked = ![...said.keys()].some((says) => says !== 'asked');
    const factor =
      (isNameless && isOnlyAsked ? 0.5 : 1) *
      (isEveryday ? 0.35 : 1) *
      (measures.has(referent.head) ? 0.5 : 1) *
      (referent.is === 'place' ? 0.5 : 1) *
      (said.size === 0 && (referent.is === 'person' || /\p{Lu}/u.test(referent.name)) ? 0.6 : 1) *
      (isBinding(referent)
        ? 1.8
        : isWeighty(referent) || isKnownDanger(referent, shared)
          ? 1.4
          : 1);
    // Who is spoken of and cannot be met is missed.
    const away = referent.is === 'person' && isAway(referent, people) ? 2.5 : 0;
    return [{ referent, names, said, weight: (weight + shared + away) * factor }];
  });
}

function isOfPeople(says: Sign['says']): boolean {
  return ['missing', 'dead', 'sought', 'danger', 'asked'].includes(says);
}

function isAway({ key, name }: Referent, people: Reading['people']): boolean {
  return /^\p{Lu}/u.test(name) && !people.some(({ id }) => id === key);
}

function isBinding({ head }: Referent): boolean {
  return contracts.has(head) || deeds.has(head) || votes.has(head);
}

/** Of a danger a story is made where its author says so of it. */
function isKnownDanger({ head }: Referent, shared: number): boolean {
  return shared > 0 && dangers.has(head);
}

function isWeighty({ head, is: sort }: Referent): boolean {
  const one = head.replace(/s$/, '');
  return (
    sort === 'thing' &&
    [papers, messages, treasures, creatures].some((all) => all.has(one) || all.has(head))
  );
}

/** What stands in the title and in what a campaign says of itself is what it is about. */
function sharing({ head, is: sort, name }: Referent, { title, description }: Told): number {
  const heads = sort === 'person' ? (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []) : [head];
  const isIn = (text: string): boolean => {
    const words = new Set(
      (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/s$/, '')),
    );
    return heads.some((word) => words.has(word.replace(/s$/, '')));
  };
  return (isIn(title) ? (sort === 'place' ? 1.5 : 4) : 0) + (isIn(description) ? 3.5 : 0);
}

/** Nobody is their own matter. */
function isPlayer(
  { head, name, is: sort }: Referent,
  player: readonly string[],
  marked: readonly MarkedSentence[],
): boolean {
  if (sort !== 'person') return false;
  if (player.some((each) => each.toLowerCase() === name.toLowerCase())) return true;
  const own = new RegExp(
    String.raw`\byou(?: are|['’]re| were| have been|['’]ve been)(?: \p{L}+){0,3}? ${head}\b`,
    'iu',
  );
  return marked.some(({ sentence }) => own.test(sentence));
}

function kindOf({ referent, said }: Weighed): DramaKind {
  const [strongest] = [...said].sort(([, one], [, other]) => other - one);
  const says = strongest?.[0] ?? null;
  const one = referent.head.replace(/s$/, '');
  const isOf = (words: ReadonlySet<string>): boolean => words.has(referent.head) || words.has(one);
  if (referent.is === 'person')
    return said.has('missing') || says === 'sought'
      ? 'person-missing'
      : says === 'dead'
        ? 'person-dead'
        : says === 'danger'
          ? 'person-in-danger'
          : 'person';
  if (isOf(creatures)) return said.has('missing') ? 'thing-missing' : 'creature';
  if (said.has('missing') || says === 'taken') return 'thing-missing';
  if (isOf(dangers) || says === 'threat') return 'danger';
  if (isOf(events)) return 'event';
  if (isOf(votes)) return 'vote';
  if (isOf(contracts)) return 'contract';
  if (isOf(deeds)) return 'deed';
  if (isOf(messages)) return 'message';
  if (isOf(papers)) return 'paper';
  if (referent.is === 'place') return 'place';
  return said.has('held') || said.has('due') || isOf(treasures) ? 'thing' : 'open';
}

/** Of several names the one that says most. */
function fullest({ names, referent }: Weighed): Referent {
  if (referent.is === 'person') return referent;
  const [best] = [...names].sort(
    (one, other) =>
      Number(one.isMany !== referent.isMany) - Number(other.isMany !== referent.isMany) ||
      Number(isCounted(one)) - Number(isCounted(other)) ||
      other.name.length - one.name.length,
  );
  return best ?? referent;
}

/** "The four pages" says less than "the red pages". */
function isCounted({ name }: Referent): boolean {
  return is(tagged(name)[1], 'Value');
}
