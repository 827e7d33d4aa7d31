/** Words that stand for one another, whatever a choice is about; what is done has its own table. */
const groups = `
  want|need|wish|desire|crave|after|like|seek know|learn|hear|understand everybody|everyone|all|crowd|public
  nobody|none|noone|anybody|anyone first|before|ahead|beforehand again|another|afresh|anew|more|else|further
  together|both|jointly|side alone|single-handed|myself|solo quietly|softly|whisper|murmur|quiet|silently
  properly|closely|carefully|good|thoroughly|close|every afraid|scared|fear|frightened|terrified|fearful
  truth|honest|true|truthfully|truly secret|confidential|private letter|note|message|mail
  paper|form|document|sheet money|coin|cash|penny|pence|silver book|ledger|register|volume|diary|log
  number|figure|total|sum|count|numeral doctor|doc|physician|medic
  grandmother|granny|grandma|gran|nan|nana|grandmamma grandfather|grandpa|granddad|grandad|gramps
  mother|mum|mom|mama|mam father|dad|daddy|papa|pa mister|mr child|kid|lad|boy|girl|lass
  home|house|cottage|dwelling wagon|van|cart|carriage light|lantern|lamp|torch|candle|glow boat|ship|ferry|vessel
  road|street|lane|path|way|track|route earth|ground|soil|dirt|floor foot|boot|shoe|heel hand|finger|fingers|palm
  eye|gaze|look kitchen|galley church|chapel pub|bar|tavern|inn|saloon tub|trough|basin
  ruin|rubble|debris|wreckage|remains sack|sacking|sacks|bag worry|trouble|burden|concern|problem|care
  favour|favor|something signal|sign|gesture news|word|tidings cold|freezing|frozen|ice|icy night|evening|dark
  morning|day|daily last|final|end settle|problem|business|concern|matter|affair|job pair|both|two|couple
  second|other real|genuine|true anger|angry|temper|rage|fury step|doorstep|stair bread|loaf|loaves|dough
  noise|sound|call back|rear|behind bottom|beneath|under|below beside|next|alongside`
  .trim()
  .split(/\s+/)
  .map((group) => group.split('|'));

const groupsOf = new Map<string, number[]>();
for (const [place, group] of groups.entries())
  for (const word of group) groupsOf.set(word, [...(groupsOf.get(word) ?? []), place]);

export function areSynonyms(one: string, other: string): boolean {
  const ofOther = groupsOf.get(other) ?? [];
  return (groupsOf.get(one) ?? []).some((group) => ofOther.includes(group));
}
