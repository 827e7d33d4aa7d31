import type { Decision } from '@/reading/decisions/decision';
import { asChoice, deedIn, doneDeed, type Said } from '@/reading/decisions/deed-words';
import { lastNamed } from '@/reading/decisions/who-is-meant';
import { mentions } from '@/reading/found/person-names';
import { is, lastIndexOf, tagged } from '@/reading/prose/tagged';
import { baseOfThird } from '@/reading/prose/verb-forms';

const open =
  /\byou (?:(?:may|can|could|might|are free to)|(?:now |must |have to |get to )?(?:decide|choose)(?: whether| now)? to|(?:must|have to|ought to|had better)) (?!decide|choose|be\b|have\b|not\b|well\b)(.+)$/iu;
/** What follows "as far as" or "what" is nothing to be done. */
const leaning =
  /\b(?:as|far as|that|which|who|whom|what|where|how|whatever|whoever|all|everything|anything|nothing|something|than|so) $/i;

/** "You may sign one, both, or neither"; "you decide whether to tell Ines or nobody about the light". */
export function leftToYou(sentence: string, said: Said): readonly Decision[] {
  const found = open.exec(sentence);
  const isFree = found !== null && !leaning.test(sentence.slice(0, found.index));
  // "They can stop, go on, or go down": of several roads one is to be taken, and by the player.
  const roads = /^(?:They|We|You all|The \p{Ll}+) can (?:either )?(\p{Ll}.+,? or .+)$/u.exec(
    sentence,
  )?.[1];
  const whole = isFree ? found[1] : roads;
  return [
    ...(whole === undefined ? [] : waysIn(whole)).flatMap((way) => decision(way, said)),
    ...unlessYou(sentence, said),
    ...oughtTo(sentence, said),
  ];
}

const counts = /^(?:one|both|all|neither|none|either|nobody|nothing)\b/;

/** "sign one, both, or neither" is three ways; what follows the last of them is true of all. */
function waysIn(words: string): readonly string[] {
  const [clause = ''] = /^[^.;:!?—–"“”]*/.exec(words) ?? [];
  const parts = clause
    .split(/,? or (?:else )?(?:to )?|, (?!and )/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [first = '', ...others] = parts;
  if (others.length === 0 || !/ or /.test(clause)) return [first];
  const [verb = ''] = first.split(' ');
  const last = parts[parts.length - 1] ?? '';
  const tail = / (?:about|of|for|with|to|from|into|against) .*$/.exec(last)?.[0] ?? '';
  const whole = parts.map((part, at) => {
    const [, term] = tagged(`you ${part}`);
    const isWhole =
      at === 0 || (is(term, 'Verb') && !is(term, 'Gerund', 'Participle') && !counts.test(part));
    return isWhole ? part : `${verb} ${part}`;
  });
  const isOneVerb = whole.every((part) => part.startsWith(`${verb} `));
  return whole.map((part) =>
    isOneVerb && tail !== '' && !part.includes(tail) ? part + tail : part,
  );
}

/** "Two forms lie there. You may sign both": what is counted says the sentence before. */
function counted(words: string, { before }: Said): string {
  const nouns = [...before.matchAll(/\b[Tt](?:wo|hree) ((?:\p{Ll}+ ){0,2}?\p{Ll}+s)\b/gu)];
  const noun = nouns[nouns.length - 1]?.[1];
  if (noun === undefined) return words;
  return words.replace(/ (one|both|all|neither|none)$/, (_, which: string) =>
    which === 'both' || which === 'all' ? ` ${which} ${noun}` : ` ${which} of the ${noun}`,
  );
}

function decision(words: string, said: Said): readonly Decision[] {
  const deed = deedIn(counted(words.trim(), said), said);
  if (deed === null) return [];
  const person =
    said.people.find(({ called }) => called.some((name) => mentions(deed, name))) ??
    lastNamed(said.before, said.people);
  const stance = /\b(?:neither|nobody|nothing|no one|none)\b/.test(deed) ? 'against' : 'self';
  return [{ text: asChoice(deed), deed, done: doneDeed(deed), stance, person }];
}

/** "Nobody pulls the curtain unless you do", "if you make yourself known". */
function unlessYou(sentence: string, said: Said): readonly Decision[] {
  const [, verb, rest] =
    /^(?:nobody|no one) (?:else )?(?:will |can |may )?(\p{Ll}+) ([^,;]+) (?:unless|until|before) you do\b/iu.exec(
      sentence,
    ) ?? [];
  if (verb !== undefined && rest !== undefined) {
    return decision(`${baseOfThird(verb)} ${rest}`, said);
  }
  const wish = /\b(?:if|unless|until|once) you (\p{Ll}.*)$/iu.exec(sentence)?.[1];
  return wish === undefined || /^(?:do|don't|are|were|have|look|want|will|can)\b/.test(wish)
    ? []
    : decision(wish, said);
}

/** "Old Anna, whom you ought to warn": "Warn Old Anna." */
function oughtTo(sentence: string, said: Said): readonly Decision[] {
  return [
    ...sentence.matchAll(
      /, (?:whom|who|which) you (?:ought to|should|must|have to|could) (\p{Ll}+)\b/gu,
    ),
  ].flatMap(({ index, 1: verb = '' }) => {
    const before = sentence.slice(0, index).split(' ');
    const from = lastIndexOf(before, (word) => !/^\p{Lu}/u.test(word)) + 1;
    const name = before.slice(from).join(' ');
    return name === '' ? [] : decision(`${verb} ${name}`, said);
  });
}
