import { baseFormsOf, verbInTable } from '@/understanding/lexicon/verb-table';
import { wordSet } from '@/understanding/lexicon/word-set';

const pronouns = wordSet(
  `he she it they you anyone anybody someone somebody whatever whoever something nobody everyone no-one
  he's she's it's they're you're he'll she'll it'll they'll he'd she'd they'd there there's`,
);

/** Who or what does something, in a word that says so by itself. */
export function isSubject(word: string): boolean {
  return pronouns.has(word);
}

const auxiliaries = wordSet(
  `is are was were has have had can could will would does do did may might must isn't aren't can't won't doesn't`,
);

/** What happens by itself, or to people; the verbs of deeds stand in their own table. */
const happenings = wordSet(
  `come go give run get break close blow arrive fall collapse hit explode sink return die end clear complete buckle
  freeze rise set bite melt burst spread hatch fade find reach notice know happen appear vanish wake spot realise
  realize finish begin change fail fill dry spoil rot thaw topple tip crumble flood leak cool empty expire settle
  overtake recover dawn strike ring chime toll sound clock lift`,
);

/** "The household's home": what stands after a short *is*. */
const states = wordSet(
  'home back up awake here out asleep gone over coming going getting down busy away',
);

const determining = wordSet(
  'the a an my our his her their your its this that these those some any every each all both no another',
);

/** "The tide turns", "the guests arrive": whether the second word is what the first does. */
export function isFiniteAfter(subject: string, word: string): boolean {
  if (auxiliaries.has(word)) return true;
  if (/'s$/.test(subject)) return states.has(word);
  if (subject === '' || determining.has(subject)) return false;
  const isVerb =
    verbInTable(word) !== null || baseFormsOf(word).some((form) => happenings.has(form));
  if (!isVerb) return false;
  return /[^s]s$/.test(word) || /[^s]s$/.test(subject);
}
