import { escapePattern } from '@/foundation/text/escape-pattern';

const carriage =
  '(?:aeroplane|aircraft|airship|ambulance|balloon|barge|barque|boat|brig|brigantine|bus|capsule|car|carriage|carrier|clipper|coach|coaster|craft|cruiser|cutter|destroyer|dinghy|dredger|elevator|ferry|flagship|freighter|frigate|galleon|galley|gondola|helicopter|hulk|icebreaker|junk|ketch|launch|lifeboat|lift|lighter|liner|locomotive|lorry|lugger|packet|plane|rocket|rover|satellite|schooner|ship|shuttle|skiff|sledge|sloop|spacecraft|starship|steamboat|steamer|steamship|streetcar|submarine|tanker|tender|train|tram|tramcar|trawler|truck|tug|van|vessel|wagon|whaler|wherry|yacht|zeppelin)';

/** "Walked home with *Ada*" is stress; aboard, or after an article, it is what a ship has for a name. */
const inItalics =
  /(?:\b(?:the|aboard|boarded|boards?|ship|named|called) |^the )([*_])(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3})\1(?![*_\p{L}])/giu;

/** Names that a file has in italics as those of ships are: "the *Brightwater*". */
export function namesInItalics(text: string): readonly string[] {
  return [...text.matchAll(inItalics)].flatMap(([, , name = '']) =>
    /^\p{Lu}/u.test(name) ? [name] : [],
  );
}

const deeds =
  '(?:docks|docked|sails|sailed|set sail|capsized|foundered|ran aground|is moored|was moored|is berthed|was launched|derailed)';

/** "Climber Nine is a lift car", "the Wren is five days out", "aboard Wren": whoever calls it she, it carries people. */
export function isSaidToCarry(text: string, name: string): boolean {
  if (!text.includes(name)) return false;
  const own = `(?<![\\p{L}])${escapePattern(name)}(?![\\p{L}])`;
  const plain = "(?:(?!of|in|on|from|with|who|at|for)[\\p{L}'’-]+ ){0,4}";
  return [
    `${own}(?:,|,? which)?(?: (?:is|was|being))? (?:an?|the|our|their|its) ${plain}${carriage}(?= (?:of|that|which|from|with|on|in|for|to|and|called|named|built)\\b|[,.;:!?—–]|$)`,
    `${own} (?:is|was|has been) (?:[\\p{L}\\d]+ ){1,2}(?:days?|hours?|weeks?) (?:up|out|from port|behind schedule)\\b`,
    `\\b(?:[Aa]board|[Bb]oard(?:s|ed|ing)?|on board) (?:the )?${own}`,
    `${own} ${deeds}\\b`,
  ].some((pattern) => new RegExp(pattern, 'u').test(text));
}
