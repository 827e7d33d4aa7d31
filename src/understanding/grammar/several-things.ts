import { plainlyWritten } from '@/understanding/grammar/clauses';
import { wordsSaid } from '@/understanding/lexicon/words-said';
import { verbInTable } from '@/understanding/lexicon/verb-table';
import { wordSet } from '@/understanding/lexicon/word-set';

const between = /[;,]|,? ?\b(?:and )?then\b|,? and\b/i;

/** Words before a verb that do nothing by themselves. */
const frame: ReadonlySet<string> = wordSet("i we i'll just then also please to will quickly");

/** The first of several things that are to be done, and what is left, as they were typed; null for a single one. */
export function severalThings(
  text: string,
): { readonly first: string; readonly rest: string } | null {
  const parts = text
    .replace(/\s+/g, ' ')
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [first = '', ...others] = parts;
  if (!isDeed(first) || !others.some(isDeed)) return null;
  const next = parts.findIndex((part, at) => at > 0 && isDeed(part));
  return { first: parts.slice(0, next).join(' and '), rest: parts.slice(next).join(' and ') };
}

function isDeed(part: string): boolean {
  const [verb = '', ...rest] = wordsSaid(plainlyWritten(part)).filter((word) => !frame.has(word));
  return rest.length > 0 && rest[0] !== 'of' && verbInTable(verb) !== null;
}
