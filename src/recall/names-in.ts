import { comparedWords } from '@/recall/compared-words';

/** The words a text writes as names, in lower case: with a capital, though no sentence begins there. */
export function namesIn(text: string): readonly string[] {
  const names: string[] = [];
  const capitalised = /[A-ZÀ-Ý][A-Za-zÀ-ÿ’']+/g;
  for (let match = capitalised.exec(text); match !== null; match = capitalised.exec(text)) {
    const before = text.slice(0, match.index);
    const beginsSentence = /(?:^|[.!?:])["'“‘]?\s*["'“‘]?$/.test(before);
    const [word] = comparedWords(match[0]);
    if (!beginsSentence && word !== undefined) names.push(word);
  }
  return names;
}
