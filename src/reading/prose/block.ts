import { shapeOf } from '@/reading/prose/fragment';
import { is, tagged } from '@/reading/prose/tagged';
import { isTitleOfPeople } from '@/reading/prose/title-of-people';
import { upperFirst } from '@/reading/prose/upper-first';
import { withoutEnding } from '@/story/words/without-ending';

/** A paragraph or an entry of a list, with where it stands. */
export type Block = {
  readonly file: string;
  /** Of its first word, from 1. */
  readonly line: number;
  readonly text: string;
  /** Titles above it, the nearest last. */
  readonly headings: readonly string[];
  readonly kind: 'paragraph' | 'item' | 'aside';
  /** What an entry of a list is about: **Candle Hill**, where children take their sledges. */
  readonly label: string | null;
};

type Open = { readonly line: number; readonly kind: Block['kind']; readonly lines: string[] };

/** Markdown as its author laid it out. A line of bold, of capitals or with a colon at its end is a title too. */
export function blocksOf(file: string, markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let headings: readonly { readonly level: number; readonly title: string }[] = [];
  let open: Open | null = null;
  let isFenced = false;
  const under = (level: number, title: string): void => {
    headings = [...headings.filter((above) => above.level < level), { level, title }];
  };
  const close = (): void => {
    if (open === null) return;
    const { line, kind, lines } = open;
    open = null;
    const text = lines.join(' ').trim();
    const title = kind === 'paragraph' ? titleIn(text) : null;
    if (title !== null) under(minorLevel, title);
    else if (text !== '') blocks.push(blockOf({ file, line, kind, text }, headings));
  };
  const body = withoutFrontMatter(markdown).split('\n');
  for (const [at, raw] of body.entries()) {
    const text = raw.trim();
    if (text.startsWith('```')) isFenced = !isFenced;
    if (
      isFenced ||
      text.startsWith('```') ||
      text === '' ||
      /^(?:-{3,}|\*{3,}|_{3,})$/.test(text)
    ) {
      close();
      continue;
    }
    const heading = /^(#{1,6})\s+(\S.*)$/.exec(text);
    if (heading !== null) {
      close();
      under(heading[1]?.length ?? 1, withoutEnding(plainText(heading[2] ?? ''), /[#\s]/));
      continue;
    }
    const row = rowIn(text);
    if (row !== null) {
      close();
      const isHead = rowIn(body[at + 1]?.trim() ?? '')?.every((cell) => /^:?-+:?$/.test(cell));
      if (isHead !== true) open = rowOpened(row, at + 1);
      close();
      continue;
    }
    const item = /^(?:[-*+]|\d{1,3}[.)])\s+(\S.*)$/.exec(text);
    const aside = /^>\s?(.*)$/.exec(text);
    // A line without a mark goes on with what it stands under.
    const kind: Block['kind'] =
      item !== null ? 'item' : aside !== null ? 'aside' : kindOf(open, 'paragraph');
    if (item !== null || kindOf(open, kind) !== kind) close();
    open ??= { line: at + 1, kind, lines: [] };
    open.lines.push(item?.[1] ?? aside?.[1] ?? text);
  }
  close();
  return blocks;
}

/** The cells of a row of a table. */
function rowIn(text: string): readonly string[] | null {
  if (!/^\|.*\|$/.test(text)) return null;
  return text
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

/** Its first cell says what it is about; the others are said of it. */
function rowOpened(cells: readonly string[], line: number): Open | null {
  const [first = '', ...others] = cells;
  if (first === '' || cells.every((cell) => /^:?-+:?$/.test(cell))) return null;
  const rest = others.filter((cell) => cell !== '').map((cell) => cell.replace(/[^.!?]$/, '$&.'));
  return { line, kind: 'item', lines: [`**${first.replace(/[*_]/g, '')}**: ${rest.join(' ')}`] };
}

function kindOf(open: Open | null, otherwise: Block['kind']): Block['kind'] {
  return open?.kind ?? otherwise;
}

/** Below every title that is marked as one. */
const minorLevel = 7;

/** Its lines stay where they are, so that those after it keep their numbers. */
function withoutFrontMatter(text: string): string {
  const front = /^---\n[\s\S]*?\n---(?:\n|$)/.exec(text)?.[0];
  return front === undefined ? text : front.replace(/[^\n]+/g, '') + text.slice(front.length);
}

function titleIn(text: string): string | null {
  if (text.length > 80) return null;
  const bold = /^(?:\*\*|__)([^*_]+)(?:\*\*|__):?$/.exec(text)?.[1];
  if (bold !== undefined) return bold.trim();
  const titled = /^title:\s*(\S.*)$/i.exec(text)?.[1];
  if (titled !== undefined) return plainText(titled).trim();
  if (/^[^.!?"“]+:$/.test(text)) return plainText(text.slice(0, -1)).trim();
  return /^[\p{Lu}\d][\p{Lu}\d\s'’&,-]+$/u.test(text) ? text : null;
}

function blockOf(
  block: Pick<Block, 'file' | 'line' | 'kind' | 'text'>,
  above: readonly { readonly title: string }[],
): Block {
  const headings = above.map(({ title }) => title);
  const labelled =
    block.kind === 'item'
      ? labelIn(block.text)
      : block.kind === 'paragraph'
        ? (entryIn(block.text) ?? personEntryIn(block.text, headings))
        : null;
  const field = fieldIn(labelled, block.text);
  if (field !== null) return { ...block, ...field, headings };
  const text = plainText(labelled?.rest ?? block.text);
  // A paragraph that begins with a name in bold is an entry of a list without its mark.
  const kind = labelled === null ? block.kind : 'item';
  return { ...block, kind, text, headings, label: labelled?.label ?? null };
}

/** "What's wrong: the bells ring by night": a form that was filled in, of which the sentence alone is told. */
function fieldIn(
  labelled: ReturnType<typeof labelIn>,
  whole: string,
): Pick<Block, 'kind' | 'text' | 'label'> | null {
  const [, field = '', said] =
    labelled === null
      ? (/^([^:.!?]{2,40}):\s+(\S.*)$/u.exec(plainText(whole)) ?? [])
      : [whole, labelled.label, plainText(labelled.rest)];
  const isField =
    /^(?:[Ww]here|[Ww]hen|[Ww]ho|[Ww]hy|[Hh]ow|[Ww]hat(?:['’]s)?)(?: \p{Ll}+){0,3}$/u.test(field);
  if (!isField || said === undefined) return null;
  return shapeOf(said) === 'whole'
    ? { kind: 'paragraph', text: upperFirst(said), label: null }
    : { kind: 'item', text: said, label: field };
}

/** **X**: … · *X*, … · **X.** … · X: … · X – … · The X. … */
function labelIn(text: string): { readonly label: string; readonly rest: string } | null {
  const mark = /^(?:\*\*|__|\*|_)/.exec(text)?.[0] ?? null;
  const end = mark === null ? -1 : text.indexOf(mark, mark.length + 1);
  if (mark !== null && end > 0 && end < longestLabel) {
    const label = withoutEnding(text.slice(mark.length, end), /[.:]/).trim();
    return {
      label,
      rest: text
        .slice(end + mark.length)
        .trimStart()
        .replace(/^[:,.–—-]/, '')
        .trimStart(),
    };
  }
  const plain =
    /^\p{Lu}[^.:!?"“]{1,48}(?=:\s|\s[–—-]\s)/u.exec(text)?.[0] ??
    nameIn(/^The(?: [\p{L}'’-]+){1,3}(?=\.\s+\S)/u.exec(text)?.[0]);
  if (plain === undefined) return null;
  return {
    label: plain.trim(),
    rest: text
      .slice(plain.length)
      .trimStart()
      .replace(/^[.:–—-]/, '')
      .trimStart(),
  };
}

/** "The forge. Cold since spring", but not "The forge burns. Nobody comes". */
function nameIn(words: string | undefined): string | undefined {
  const isSentence = tagged(words ?? '').some((term) => is(term, 'Verb', 'Copula', 'Modal'));
  return isSentence ? undefined : words;
}

const longestLabel = 70;

/** **X**: … · **X.** … */
function entryIn(text: string): ReturnType<typeof labelIn> {
  return /^(?:\*\*|__)[^*_]{2,60}(?:[.:](?:\*\*|__)|(?:\*\*|__)\s?[:–—])\s+\S/.test(text)
    ? labelIn(text)
    : null;
}

/** Under "Characters" a paragraph may begin with whom it is about: "Marshal Orne: keeps the peace." */
function personEntryIn(text: string, headings: readonly string[]): ReturnType<typeof labelIn> {
  const [, label, rest] =
    /^(\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+){0,4}):\s+(\S.*)$/u.exec(text) ?? [];
  if (label === undefined || rest === undefined) return null;
  return headings.some(isTitleOfPeople) ? { label, rest } : null;
}

/** Without marks of emphasis and code. */
function plainText(text: string): string {
  return text
    .replace(/[*`]/g, '')
    .replace(/(^|[\s"“(])_|_(?=[\s"”).,;:!?]|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
