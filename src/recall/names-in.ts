import { comparedWords } from '@/recall/compared-words';

/** The words a text writes as names, in lower case: with a capital, though no sentence begins there. */
export function namesIn(text: string): readonly string[] {
  const names: string[] = [];
  const capitalised = /[A-ZÀ-Ý][A-Za-zÀ-ÿ’']+/g;
  for (let match = capitalised.exec(text); match !== null; match = capitalised.exec(text)) {
    const [word] = comparedWords(match[0]);
    if (!beginsSentence(text, match.index) && word !== undefined) names.push(word);
  }
  return names;
}

/** Nothing but a quotation mark, spaces and another mark stands between it and the end of another sentence. */
function beginsSentence(text: string, index: number): boolean {
  const isBefore = (at: number, marks: RegExp): boolean => at > 0 && marks.test(text[at - 1] ?? '');
  let at = index;
  if (isBefore(at, /["'“‘]/)) at -= 1;
  while (isBefore(at, /\s/)) at -= 1;
  if (isBefore(at, /["'“‘]/)) at -= 1;
  return at === 0 || isBefore(at, /[.!?:]/);
}
