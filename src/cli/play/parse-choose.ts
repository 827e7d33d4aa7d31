import { InvalidArgumentError } from 'commander';

/** What `--choose` asks for. */
export type Choosing =
  | { readonly kind: 'random' }
  | { readonly kind: 'list'; readonly entries: readonly string[] };

/** Splits at commas; an entry with a comma stands in quotation marks: `1,"wait, then go"`. */
export function parseChoose(text: string): Choosing {
  if (text.trim() === 'random') return { kind: 'random' };
  const entries: string[] = [];
  for (let rest = text.trimStart(); rest !== '';) {
    const [entry = ','] = /^(?:"[^"]*"|[^,]+)/.exec(rest) ?? [];
    const words = entry
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim();
    if (entry !== ',' && words !== '') entries.push(words);
    rest = rest.slice(entry.length).trimStart();
  }
  if (entries.length === 0) throw new InvalidArgumentError('It names no choice.');
  return { kind: 'list', entries };
}
