import { escapePattern } from '@/foundation/text/escape-pattern';

const gone =
  '(?:dead|died|drowned|killed|hanged|murdered|buried|missing|vanished|disappeared|executed|perished|deceased|founded|lost at sea|gone (?:to|since|from|up|down|away|home|missing|north|south|east|west)|went (?:away|missing|abroad|overboard|to sea))';
const being = '(?: (?:is|was|were|had|has|have|been|be|long|since|already|just|now))*';
const remains =
  '(?:body|remains|corpse|death|murder|grave|tomb|coffin|ghost|memory|funeral|burial|widow|widower|orphans?|disappearance|killing|killers?|loss|reign|ashes)';

const anySign = new RegExp(
  `\\b(?:${gone}|${remains}|life|will|estate|left|days|times?|late|dead|predecessor|search|hunt|saw|mourn|ruled|came|come|called|written|returned|seen|heard|among|side|answer|stopped|turned|on |shown|arrived|appeared|report|replied|gone|went|ran|walked|1[0-9]{3})`,
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
    `${own}(?:,[^,.;]{2,40},|,)? (?:is|are) gone\\b(?! (?:all|quiet|very|off))`,
    `${own}[^.;]{0,${String(nearby)}}\\b(?:did not come|never came|has(?: not|n['’]t) (?:called|written|returned|come|been (?:seen|heard)|turned up|shown up|arrived|appeared|reported|replied)|stopped (?:answering|writing|calling|sending|replying)|(?:was|is) not among|went over the side|(?:does not|doesn['’]t) answer(?= the (?:door|phone|telephone|radio|bell|call)|[.]$)|(?:is|are) on (?:his|her|their) way|(?:is not|isn['’]t) answering|left (?:town|for good)|ran away|walked out)\\b`,
  ].some((pattern) => new RegExp(pattern, 'u').test(text));
}

/** "You found her in the upper room, asleep": who did not come down is there all the same. */
export function isFoundAfter(text: string): boolean {
  return (
    /\bfound (?:her|him|them)\b|^(?:he|she|they)(?: is| are|['’]s|['’]re) (?:alive|asleep|ill|in bed|locked in)\b/i.test(
      text,
    ) && !/\b(?:dead|drowned|hanged|body|murdered|killed)\b/i.test(text)
  );
}

/** "He drowned in spring": of whom was named before. */
export function goesOnAway(text: string): boolean {
  return (
    new RegExp(
      `^(?:He|She|They)${being} (?:${gone}|gone[.,;]|not (?:called|written|returned|come back|been seen)|(?:listens|watches) (?:at home|from)|lives abroad)\\b`,
    ).test(text) ||
    /^(?:(?:Then|And|But|So) )?(?:he|she|they)\b.*\b(?:did not|didn['’]t|never) (?:come|came) (?:back|out|home|again)\b/i.test(
      text,
    ) ||
    /^(?:His|Her|Their) (?:\p{L}+ ){0,2}(?:phone|telephone|line|bed|chair|bunk|desk) (?:rings|is empty|was empty|has not been slept in)\b/u.test(
      text,
    )
  );
}

/** What a list says of whom it names: "the brother. Gone since spring." */
export function isListedAway(text: string): boolean {
  const said = `Somebody ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const isRole =
    /^(?:the |an? |her |his |their )?(?:late|dead|murdered|missing|drowned|vanished|departed|deceased|gone|lost)\b(?! (?:to|in)\b)/i;
  return isSaidAway(said, 'Somebody') || isRole.test(text) || /\bfounder of\b/i.test(text);
}
