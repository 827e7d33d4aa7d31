import { withoutBrackets } from '@/reading/prose/without-brackets';

/** A name as an author writes it down: the name itself, what it is shortened to, and what follows it. */
export type NameParts = {
  readonly name: string;
  readonly nickname: string | null;
  /** "the infirmarian" in "Sister Agnes, the infirmarian". */
  readonly rest: string | null;
};

const calling = /^(.*?)[,(]? (?:(?:better )?known as|called|nicknamed|alias|aka) (.+)$/i;
const quoted = /["“‘(](\p{Lu}[\p{L}'’ -]*)["”’)]/u;

/** "Pavel Orda, called Pasha" · `Pavel "Pasha" Orda` · "Pavel Orda (Pasha)" · "Agnes, the infirmarian" */
export function nameParts(written: string): NameParts {
  const plain = written.trim().split(/\s+/).join(' ');
  const [, before, after] = calling.exec(plain) ?? [];
  const inside = before === undefined ? quoted.exec(plain) : null;
  const nickname = /\p{Lu}[\p{L}'’ .-]*/u.exec(after ?? inside?.[1] ?? '')?.[0].trim() ?? null;
  const rest = before ?? (inside === null ? plain : plain.replace(quoted, ''));
  const [name = '', ...others] = withoutBrackets(rest).split(/[,;]| [-–—] /);
  const own = name.split(' ').filter(Boolean).join(' ');
  return {
    // "The Guest" is "the Guest" in a sentence.
    name: (own === '' ? plain : own).replace(/^The /, 'the '),
    nickname,
    rest: others.join(',').trim() === '' ? null : others.join(',').trim(),
  };
}
