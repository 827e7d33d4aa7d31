import { InvalidArgumentError } from 'commander';

/** What `--choose` asks for. */
export type Choosing =
  { readonly kind: 'random' } | { readonly kind: 'list'; readonly entries: readonly string[] };

/** Splits at commas; an entry with a comma stands in quotation marks: `1,"wait, then go"`. */
export function parseChoose(text: string): Choosing {
  if (text.trim() === 'random') return { kind: 'random' };
  const entries = (text.match(/\s*"[^"]*"\s*|[^,]+/g) ?? [])
    .map((entry) =>
      entry
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((entry) => entry !== '');
  if (entries.length === 0) throw new InvalidArgumentError('It names no choice.');
  return { kind: 'list', entries };
}
