import type { Rules } from '@/story/rules/rules';
import { playerOf } from '@/story/state/player';
import type { StoryState } from '@/story/state/story-state';
import { slugOf } from '@/story/words/slug-of';

/** An act as far as it tells what of the player's own bears on it. */
export type ActInWords = {
  readonly kind?: string | undefined;
  readonly stat?: string | undefined;
  readonly text?: string | undefined;
};

export type RelevantSkill = { readonly id: string; readonly reason: string };

/**
 * What the player has learnt or is like that bears on an act (arch §7.4), by its words or else by its kind;
 * null where nothing does. What the rules have as a stat counts as that, and what is rolled on counts once.
 */
export function relevantSkill(
  { kind = '', stat, text = '' }: ActInWords,
  state: StoryState,
  { stats }: Pick<Rules, 'stats'>,
): RelevantSkill | null {
  const { abilities, traits } = playerOf(state);
  const own = [
    ...abilities.map((words) => ({ id: slugOf(words), words, reason: `your ${words}` })),
    ...traits.map((words) => ({ id: slugOf(words), words, reason: `your nature: ${words}` })),
  ].filter(({ id }) => !Object.hasOwn(stats, id));
  if (own.length === 0 || own.some(({ id }) => id === stat)) return null;
  const said = wordsIn(text);
  const found =
    own.find(({ words }) => isTouched(words, said)) ?? own.find(({ words }) => isOf(kind, words));
  return found === undefined ? null : { id: found.id, reason: found.reason };
}

/** The word it begins with says what it is about; of the others more than half must be there. */
function isTouched(words: string, said: readonly string[]): boolean {
  const own = wordsIn(words);
  const isSaid = (word: string): boolean => said.some((other) => haveOneRoot(word, other));
  const [head] = own;
  if (head === undefined) return false;
  return isSaid(head) || own.filter(isSaid).length * 2 > own.length;
}

const emptyWords = new Set(
  `a an and the of in on at to with without for by from about into over under up down out off all any no not
  your you my one ones things thing good great well very small big is are be being be as or`.split(
    /\s+/,
  ),
);

function wordsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !emptyWords.has(word));
}

/** Sword and swordsmanship, diplomatic and diplomacy; not port and portrait. */
function haveOneRoot(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared += 1;
  const longer = Math.max(one.length, other.length);
  if (shared === shorter && shorter >= 4) return shorter >= 5 || longer - shorter <= 6;
  return shared >= 5 && shared >= 0.7 * shorter;
}

/** How words begin that name what an act of a kind asks for. */
const beginnings: Readonly<Record<string, string>> = {
  fight:
    'sword|blade|weapon|fight|combat|brawl|archer|spear|axe|martial|duel|strong|strength|might|brawn|brav|warrior|shield|fenc|marksman|tough',
  talk: 'diplom|charm|eloquen|persua|leader|polite|tact|courte|negotiat|barter|haggl|bargain|rhetori|empath|friendl|orat|charisma|gracious|silver',
  deceive: 'lie|lying|decei|guile|bluff|disguis|cunning|sly|trick|forge|acting',
  sneak: 'stealth|sneak|silen|quiet|nimble|thie|pickpocket|shadow|hid|lockpick|sly|agil',
  climb: 'climb|acroba|athlet|nimble|agil|strong|strength|surefoot|sure-foot|swim|swift',
  look: 'observ|percepti|keen|alert|watchful|attentiv|curious|investigat|track|sharp-eye|scout',
  read: 'read|scholar|learn|lore|histor|language|letter|book|litera',
  craft: 'craft|smith|tinker|repair|mend|build|alchem|carpent|sew|cook',
  help: 'heal|medic|herbal|nurs|compassion|kind|gentle',
  magic: 'magic|magi|spell|sorcer|arcan|wizard|witch|enchant|conjur|mystic',
  perform: 'music|sing|danc|perform|storytell|lute|act',
};

const familyOfKind: Readonly<Record<string, string>> = {
  ...{ attack: 'fight', force: 'fight', threaten: 'fight', talk: 'talk', persuade: 'talk' },
  ...{ tell: 'talk', trade: 'talk', deceive: 'deceive', sneak: 'sneak', steal: 'sneak' },
  ...{ flee: 'climb', climb: 'climb', look: 'look', search: 'look', read: 'read' },
  ...{ craft: 'craft', help: 'help', magic: 'magic', perform: 'perform' },
};

function isOf(kind: string, words: string): boolean {
  const family = Object.hasOwn(familyOfKind, kind) ? familyOfKind[kind] : undefined;
  const starts = beginnings[family ?? '']?.split('|') ?? [];
  return wordsIn(words).some((word) => starts.some((start) => word.startsWith(start)));
}
