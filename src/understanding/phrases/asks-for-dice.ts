import { anyOf } from '@/understanding/lexicon/any-of';

const ability =
  /\b(?:skill|ability|strength|dexterity|agility|charisma|perception|stealth|luck|wisdom|intelligence|constitution|athletics|acrobatics|nerve|wits|persuasion|medicine|willpower|sanity|initiative) (?:check|roll|test|save)\b/;

/** Asked for by name: the player wants dice (arch §4.1.2), whatever the act. */
const askedDice = anyOf([
  ability,
  /\b(?:roll|rolls|rolling|throw|cast|toss|shake)\b[^.]*\b(?:dice|die|\d*d\d+|knucklebones)\b/,
  /\b(?:roll|rolling)\b (?:for|against|to|initiative|perception|stealth|strength|dexterity|charisma|wisdom|intelligence|constitution|luck|persuasion|damage|under|versus|vs|it|again|with (?:dis)?advantage|an?\b|some|my|\d)/,
  /^(?:i )?roll\W*$|: roll\W*$/,
  /\b(?:give|make|do|attempt|try|take|need|want|have) (?:me )?(?:an? |my |the )?(?:\w+ ){0,2}(?:check|save|roll)\b(?! (?:the|my|his|her|a)\b)/,
  /\bsaving throw\b/,
  /\b(?:let|ask) (?:the )?(?:dice|fate|chance|coin) (?:decide|choose|say)\b/,
  /\b(?:flip|toss|spin) (?:a|the) coin\b/,
  /(?:^| )\d*d(?:4|6|8|10|12|20|100|%)(?: |$)/,
  /\b\d+d\d+\b/,
]);

export function asksForDice(text: string): boolean {
  return askedDice.test(text);
}
