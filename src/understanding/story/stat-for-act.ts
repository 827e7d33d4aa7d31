import { wordSet } from '@/understanding/lexicon/word-set';
import { wordsIn } from '@/understanding/grammar/words-in';
import type { Difficulty, Rules } from '@/story/rules/rules';

/** Names that campaigns give to what an act of each family depends on. */
const families: Readonly<Record<string, ReadonlySet<string>>> = {
  body: wordSet(
    'nerve strength might body brawn agility dexterity athletics grit courage speed fitness force steel fight combat reflexes quick daring stealth boldness toughness physique guts',
  ),
  talk: wordSet(
    'tact charm charisma heart presence wit persuasion social empathy manners grace standing eloquence guile voice bluff',
  ),
  mind: wordSet(
    'figures wits wit intellect intelligence knowledge lore mind reason perception cunning tech hacking science logic craft skill learning insight cool focus',
  ),
  magic: wordSet('magic arcana spell spells will faith mana sorcery power gift'),
};

const familyOf: Readonly<Record<string, string>> = {
  attack: 'body',
  force: 'body',
  climb: 'body',
  flee: 'body',
  sneak: 'body',
  steal: 'body',
  move: 'body',
  take: 'body',
  use: 'body',
  help: 'body',
  other: 'body',
  talk: 'talk',
  persuade: 'talk',
  deceive: 'talk',
  threaten: 'talk',
  give: 'talk',
  trade: 'talk',
  search: 'mind',
  look: 'mind',
  read: 'mind',
  craft: 'mind',
  perform: 'body',
  magic: 'magic',
};

/** The stat an act is rolled on: one the player names, else one that campaigns use for such acts. */
export function statForAct(
  kind: string,
  text: string,
  { stats }: Pick<Rules, 'stats'>,
): string | null {
  const spoken = new Set(wordsIn(text));
  const names = Object.keys(stats);
  const asked = names.find((name) => wordsIn(name).every((word) => spoken.has(word)));
  if (asked !== undefined) return asked;
  const usual = families[familyOf[kind] ?? 'body'];
  return names.find((name) => wordsIn(name).some((word) => usual?.has(word))) ?? null;
}

const hard =
  /\b(?:locked|barred|guarded|armed|huge|enormous|impossible|(?:in|through) (?:the )?dark|blindfolded|burning|crumbling|rotten|slippery|icy|furious|heavily|reinforced|ancient|three|four|five|dozen|all of them|at once|one-handed|wounded|storm|without (?:a|any|being))\b/i;
const easy =
  /\b(?:carefully|patiently|slowly|gently|cautiously|small|low|weak|sleeping|asleep|unlocked|with (?:a|the|my) (?:rope|key|help|ladder|crowbar|tools?|lockpicks?)|(?:take|taking) my time|little|easy|simple)\b/i;

/** How hard it sounds. */
export function difficultyOfWords(text: string): Difficulty {
  const isHard = hard.test(text);
  if (isHard === easy.test(text)) return 'even';
  return isHard ? 'high' : 'low';
}
