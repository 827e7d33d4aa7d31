import { links } from '@/understanding/lexicon/links';
import { isGivenName, isPersonWord } from '@/understanding/lexicon/people-words';
import { lifeless } from '@/understanding/lexicon/thing-words';
import { verbInTable } from '@/understanding/lexicon/verb-table';
import { wordSet } from '@/understanding/lexicon/word-set';

/** Who or what is named in a clause, and how it hangs together with the verb. */
export type NounPhrase = {
  /** What stands before it; '' for what the verb is done to. */
  readonly link: string;
  readonly determiner: string;
  /** Whose it is: "alchemist" of "the alchemist's chin", "her" of "her hand"; '' for nobody's. */
  readonly owner: string;
  readonly isOwnedByMany: boolean;
  readonly words: readonly string[];
};

const determiners: ReadonlySet<string> =
  wordSet(`the a an my our your his their this that these those some any each every all another no both half its one two three
  four five six seven ten forty several many few more`);

/** Here a new thought begins: what follows is said, asked or known, and not done to anybody. */
const breaks: ReadonlySet<string> =
  wordSet(`that who whom whose which what if whether how why where when because since though although as so lest unless but and
  or till until while whatever whoever wherever is are was were be been am has have had does did do will would can
  could shall should may might must isn't aren't wasn't won't didn't doesn't i'm i've i'll i'd he's she's it's he'll she'll it'll they'll we'll you'll he'd she'd they'd they're
  we're you're there's that's i he she they we you it not never then again now here there too also just only very
  really please well still once yet even almost nearly today tonight tomorrow yesterday soon later everything nothing
  something anything nowhere somewhere home open shut closed loose free asleep awake alone alongside himself herself
  itself themselves goodbye goodnight hello hi`);

const afterBreak: ReadonlySet<string> = wordSet(
  `that who whom whose which what if whether how why where when because since though although unless lest`,
);

const pronouns: ReadonlySet<string> = new Set(['him', 'her', 'them', 'me', 'us', 'you']);

type Open = {
  link: string;
  determiner: string;
  owner: string;
  isOwnedByMany: boolean;
  words: string[];
};

/**
 * The words after a verb, phrase by phrase. Ends where a thought begins that only tells more ("that …",
 * "who …"): what is in it is nothing the verb is done to.
 */
export function nounPhrasesIn(
  words: readonly string[],
  names: ReadonlySet<string>,
): readonly NounPhrase[] {
  const found: NounPhrase[] = [];
  let open: Open = opened('');
  const close = (link: string): void => {
    if (open.words.length > 0 || open.owner !== '') found.push(open);
    open = opened(link);
  };
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? '';
    const next = words[place + 1] ?? '';
    if (names.has(word) && !links.has(word) && !pronouns.has(word)) {
      if (afterBreak.has(word)) break;
      open.words.push(word);
    } else if (isOwnerForm(word) && next !== '' && !afterBreak.has(word.replace(/'s$/, ''))) {
      const isDead = open.words.some((before) => lifeless.has(before));
      open = {
        ...open,
        owner: isDead ? 'dead' : lastWord(word),
        isOwnedByMany: word.endsWith("s'"),
        words: [],
      };
    } else if (word === 'her' && isNounNext(next)) {
      close(continued(open.link, open.words));
      open.determiner = word;
      open.owner = word;
    } else if (pronouns.has(word)) {
      close(open.words.length > 0 ? '' : open.link);
      open.words.push(word);
      close('');
    } else if (word === 'that' && isThought(next)) {
      break;
    } else if (determiners.has(word)) {
      if (open.words.length > 0 || open.determiner === '') close(continued(open.link, open.words));
      open.determiner = word;
      if (word === 'his' || word === 'their') open.owner = word;
    } else if (links.has(word)) {
      if (word !== 'to') close(word);
      else if (open.link === 'next' && open.words.length === 0) close('beside');
      else close(isDoing(next, { after: words[place + 2] ?? '', names }) ? 'doing' : word);
    } else if (afterBreak.has(word.replace(/'(?:s|d|re|ll)$/, ''))) {
      break;
    } else if (breaks.has(word)) {
      close('');
    } else if (isAdverb(word)) {
      if (open.words.length > 0) close('');
    } else {
      open.words.push(word);
    }
  }
  close('');
  return found;
}

/** "That the host is a fraud" is said; "that host" is somebody. */
function isThought(next: string): boolean {
  return (determiners.has(next) && next !== 'one') || pronouns.has(next) || breaks.has(next);
}

/** "To miss the iceberg", "to guard the gate" are no ways to anybody; "to Miss Pell" is one. */
function isDoing(
  next: string,
  { after, names }: { readonly after: string; readonly names: ReadonlySet<string> },
): boolean {
  if (determiners.has(next) || pronouns.has(next) || names.has(next) || links.has(next))
    return false;
  if (verbInTable(next) === null || isOwnerForm(next)) return false;
  return determiners.has(after) || !(isGivenName(next) || isPersonWord(next));
}

function opened(link: string): Open {
  return { link, determiner: '', owner: '', isOwnedByMany: false, words: [] };
}

/** A second phrase without a link of its own is a second object: "the leper my cloak". */
function continued(link: string, words: readonly string[]): string {
  return words.length > 0 ? '' : link;
}

const noAdverbs: ReadonlySet<string> = wordSet(
  'family assembly bully ally belly jelly lily folly rally supply reply anomaly monopoly butterfly doily fly orderly',
);

function isAdverb(word: string): boolean {
  return word.endsWith('ly') && word.length > 4 && !noAdverbs.has(word);
}

function isOwnerForm(word: string): boolean {
  return /(?:'s|s')$/.test(word) && !/^(?:it|that|there|he|she|what|who|let|here)'s$/.test(word);
}

function lastWord(owner: string): string {
  return owner.replace(/'s?$/, '');
}

/** "Her hand" is about a hand, "her" alone about her. */
function isNounNext(next: string): boolean {
  return (
    next !== '' &&
    !links.has(next) &&
    !determiners.has(next) &&
    !breaks.has(next) &&
    !pronouns.has(next)
  );
}

export function headOf({ words }: NounPhrase): string {
  return words[words.length - 1] ?? '';
}
