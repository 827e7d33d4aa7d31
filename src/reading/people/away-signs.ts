import { escapePattern } from '@/foundation/text/escape-pattern';

const gone =
  '(?:dead|died|drowned|killed|hanged|murdered|buried|missing|vanished|disappeared|executed|perished|deceased|founded|lost at sea|gone (?:to|since|from|up|down|away|home|missing|north|south|east|west))';
const being = '(?: (?:is|was|were|had|has|have|been|be|long|since|already|just|now))*';
const remains =
  '(?:body|remains|corpse|death|murder|grave|tomb|coffin|ghost|memory|funeral|burial|widow|widower|orphans?|disappearance|killing|killers?|loss|reign|ashes)';

const anySign = new RegExp(
  `\\b(?:${gone}|${remains}|life|will|estate|left|days|times?|late|dead|predecessor|search|hunt|saw|mourn|ruled|came|come|called|written|returned|seen|heard|among|side|answering|ran|walked|1[0-9]{3})`,
);

/** So many characters after a name may still say that they are not here. */
const nearby = 80;

/** Of a sentence that names somebody: whether they are dead, gone, sought or of another time. */
export function isSaidAway(text: string, name: string): boolean {
  // Most sentences say nothing of the kind, and each name would have patterns of its own.
  if (!anySign.test(text)) return false;
  const own = escapePattern(name);
  return [
    `\\b(?:${remains}|life|will|estate|left|days|times?) of (?:\\S+ ){0,3}?${own}\\b`,
    `\\b(?:the late|the dead|poor dead|predecessor,?|search(?:ed|ing)? for|hunt(?:ed|ing)? for|last saw|mourn(?:s|ed|ing)?|ruled by) ${own}\\b`,
    `${own}['’]s (?:\\S+ )?${remains}\\b`,
    `${own},? (?:in|since) 1[0-9]{3}\\b`,
    `${own}(?:,? who)?(?:,[^,.;]{2,40},|,)?${being} ${gone}\\b`,
    `${own}[^.;]{0,${String(nearby)}}\\b(?:did not come|never came|has not (?:called|written|returned|come|been (?:seen|heard))|(?:was|is) not among|went over the side|(?:is not|isn['’]t) answering|left (?:town|for good)|ran away|walked out)\\b`,
  ].some((pattern) => new RegExp(pattern, 'u').test(text));
}

/** "He drowned in spring": of whom was named before. */
export function goesOnAway(text: string): boolean {
  return new RegExp(
    `^(?:He|She|They)${being} (?:${gone}|not (?:called|written|returned|come back|been seen)|never came back|did not come back)\\b`,
  ).test(text);
}

/** What a list says of whom it names: "the brother. Gone since spring." */
export function isListedAway(text: string): boolean {
  const said = `Somebody ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const isRole =
    /^(?:the |an? |her |his |their )?(?:late|dead|murdered|missing|drowned|vanished|departed|deceased|gone|lost)\b(?! (?:to|in)\b)/i;
  return isSaidAway(said, 'Somebody') || isRole.test(text) || /\bfounder of\b/i.test(text);
}
