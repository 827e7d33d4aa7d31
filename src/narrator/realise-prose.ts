import { seededRandom, seedFrom } from '@/foundation/seeded-random';
import { holds } from '@/story/condition';
import { parseCondition } from '@/story/parse-condition';
import type { Campaign } from '@/story/campaign';
import { partOfDay } from '@/story/in-game-time';
import { minutesOf, placeOf, type StoryState } from '@/story/story-state';

export type RealiseContext = {
  readonly campaign: Campaign;
  readonly state: StoryState;
  readonly sceneNumber: number;
  readonly band: string | null;
  readonly seed: number;
  /** What `{memory}` stands for. */
  readonly memory: string | null;
  /** What `{input}` stands for: the player's own words. */
  readonly input: string | null;
  /** Who plays the parts named in it, by id. */
  readonly cast?: Readonly<Record<string, string>>;
  /** What further names in it stand for. */
  readonly names?: Readonly<Record<string, string>>;
};

/** Resolves the small variations of one passage: `{a|b}`, `{if x: … | …}`, names and pronouns. */
export function realiseProse(
  passageId: string,
  prose: readonly string[],
  context: RealiseContext,
): readonly string[] {
  const namesSeen = new Set<string>();
  const random = seededRandom(seedFrom(context.seed, passageId));
  const resolve = (text: string): string => {
    let resolved = '';
    for (const piece of piecesOf(text))
      resolved += piece.kind === 'text' ? piece.text : resolveBraces(piece.text);
    return resolved;
  };
  const resolveBraces = (inner: string): string => {
    const condition = /^if\s+([^:]+):\s*/.exec(inner);
    if (condition !== null) {
      const [yes = '', no = ''] = alternatives(inner.slice(condition[0].length));
      return resolve((isTrue(condition[1] ?? '', context) ? yes : no).trim());
    }
    const options = alternatives(inner);
    const [first, ...others] = options;
    if (first !== undefined && others.length > 0) return resolve(random.pick([first, ...others]));
    return nameFor(inner.trim(), context, namesSeen);
  };
  return prose.map((paragraph) => tidied(resolve(paragraph))).filter((text) => text !== '');
}

type Piece = { readonly kind: 'text' | 'braces'; readonly text: string };

/** Text and `{…}` pieces; a brace may be escaped, and braces nest. */
function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let plain = '';
  for (let index = 0; index < text.length; index += 1) {
    const end = text[index] === '{' ? closingBrace(text, index) : -1;
    if (text[index] === '\\' && (text[index + 1] === '{' || text[index + 1] === '}')) {
      index += 1;
      plain += text[index] ?? '';
    } else if (end > index) {
      pieces.push(
        { kind: 'text', text: plain },
        { kind: 'braces', text: text.slice(index + 1, end) },
      );
      plain = '';
      index = end;
    } else {
      plain += text[index] ?? '';
    }
  }
  return [...pieces, { kind: 'text', text: plain }];
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

/** Splits at `|` outside inner braces. */
function alternatives(text: string): readonly string[] {
  const options: string[] = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (character === '|' && depth === 0) options.push('');
    else options[options.length - 1] = `${options[options.length - 1] ?? ''}${character}`;
  }
  return options;
}

function isTrue(text: string, { state, sceneNumber, band }: RealiseContext): boolean {
  const condition = parseCondition(text);
  return condition.ok && holds(condition.value, { state, sceneNumber, roll: band });
}

function nameFor(name: string, context: RealiseContext, namesSeen: Set<string>): string {
  const { campaign, state } = context;
  const given = context.names?.[name];
  if (given !== undefined) return given;
  if (name === 'memory') return context.memory ?? '';
  if (name === 'input') return context.input ?? '';
  if (name === 'player') return 'you';
  if (name === 'place') return campaign.places.get(placeOf(state))?.name ?? '';
  if (name === 'time') return partOfDay(minutesOf(state));
  const [part = '', form] = name.split('.');
  const id = context.cast?.[part] ?? part;
  const person = campaign.people.get(id);
  if (person === undefined) return campaign.items.get(id) ?? campaign.places.get(id)?.name ?? name;
  if (form === 'they' || form === 'them' || form === 'their') return person.pronouns[form];
  if (namesSeen.has(id)) return person.shortName;
  namesSeen.add(id);
  return person.name;
}

/**
 * Removed variations leave double spaces; a name at the start of a sentence needs its capital. What
 * follows a quoted question (`"Is it sharp?" she says`) may be the same sentence: the author knows.
 */
function tidied(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;!?])/g, '$1')
    .trim()
    .replace(
      /(^|\.["'”’)]*\s+|[!?]\)?\s+)(["'“‘(]?)([a-z])/g,
      (_, before: string, quote: string, letter: string) =>
        `${before}${quote}${letter.toUpperCase()}`,
    );
}
