import { withNumbersSpelt } from '@/understanding/grammar/numbers-in';

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
