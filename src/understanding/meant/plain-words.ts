import { withNumbersSpelt } from '@/understanding/grammar/numbers-in';

/** Who waits rather than goes says what is done before, and only then what is not. */
const insteadOf = /^((?:[a-z']+ ){1,}[a-z']+),? (?:instead of|rather than)\b.*$/;

/** Words for leaving something undone, or for later; what they leave follows. */
const refraining = new RegExp(
  [
    '(?:hold|holding) (?:off|back)(?: on| from)?',
    '(?:give|giving) up(?: on)?(?= (?:[a-z]+ing|the|my|his|her|their)\\b)',
    '(?:put|putting) off(?= (?:[a-z]+ing)\\b)',
    '(?:put|putting|leave|leaving)(?= (?:[a-z]+ ){1,4}(?:off )?(?:till|until|for) (?:later|tomorrow|another|next|some other))',
    '(?:stop|stopping|fall|falling) short of',
    'forget(?:ting)? about(?= [a-z]+ing\\b)',
    '(?:back|backing) out of(?= [a-z]+ing\\b)',
    '(?:turn|turning|shrink|shrinking|keep|keeping)(?: (?:my|back|away|[a-z]+self|face|head|eyes|hands)){0,3} from',
    '(?:decide|deciding|choose|choosing) against',
    '(?:avoid|postpone|delay|resist|skip|neglect|omit|refrain from|abstain from|hesitate to|fail to|dodge)(?:ing)?',
    '(?:anything|everything|anywhere|anyone|anybody) but',
    '(?:far|keep) from(?= [a-z]+ing\\b)',
    '(?:unwilling|reluctant|loath) to',
  ]
    .map((way) => `\\b(?:${way})\\b`)
    .join('|'),
  'g',
);

/** Small letters without accents, and what is carelessly typed as it should be. */
export function plainText(text: string): string {
  return withNumbersSpelt(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\b(mr|mrs|ms|dr|st)\./g, '$1')
    .replace(/\b(do|does|did|is|are|was|were|would|could|should|have|has|ca|wo)nt\b/g, "$1n't")
    .replace(/\b(what|that|who|where)s\b/g, "$1's")
    .replace(/\b(?:not|never|n't) (?:to )?forget\b/g, 'remember')
    .replace(/\bnothing else (?=before|but)/g, 'only ')
    .replace(insteadOf, '$1')
    .replace(refraining, 'not')
    .replace(/\bim\b/g, "i'm")
    .replace(/\bive\b/g, "i've");
}

/** What may be done in a well, and what stands in a will, is no "well" and no "will". */
const isAThing = /\b(the|a|this|that|my|his|her|your) (well|will)(?!['\w])/g;

export function wordsOfLine(text: string): readonly string[] {
  return (
    text.replace(isAThing, '$1 $2-thing').match(/[a-z0-9]+(?:-thing)?(?:'(?!s\b)[a-z]+)?/g) ?? []
  );
}

const shortest = 5;

/** Whether one letter was changed, added, left out or swapped with its neighbour; never the first. */
export function isMisspelt(word: string, meant: string): boolean {
  if (word.length < shortest - 1 || meant.length < shortest || word[0] !== meant[0]) return false;
  if (Math.abs(word.length - meant.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  const [typed, right] = [word.slice(at), meant.slice(at)];
  const isSwapped =
    typed[0] === right[1] && typed[1] === right[0] && typed.slice(2) === right.slice(2);
  return (
    isSwapped ||
    typed.slice(1) === right ||
    typed === right.slice(1) ||
    typed.slice(1) === right.slice(1)
  );
}
