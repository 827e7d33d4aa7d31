import { is, type Term } from '@/reading/prose/tagged';

/** A word for a thing, with what describes it: where it begins and where it ends. */
type Named = { readonly from: number; readonly at: number };

/** Whether words for a thing mean none that lies anywhere: a tone, or only so much of something. */
export function isNoThingHere(terms: readonly Term[], named: Named): boolean {
  return isTone(terms, named) || isAmount(terms, named);
}

/** What is heard: nobody reads a low note. */
function isTone(terms: readonly Term[], { from, at }: Named): boolean {
  if (!/^notes?$/.test(terms[at]?.small ?? '')) return false;
  const described = terms.slice(from, at).some(({ small }) => tones.test(small));
  const after = said(terms, at + 1, at + 6);
  const before = said(terms, Math.max(0, from - 4), from);
  return described || voices.test(` ${before} `) || inMusic.test(after);
}

const tones =
  /^(?:low|lower|lowest|high|higher|highest|deep|deepest|long|single|sour|false|flat|sharp|bass|treble|top|wrong|pure|sustained|humming|musical|held|shrill|plaintive|mournful|droning)$/;
const voices =
  / (?:hums?|hummed|humming|sings?|sang|sung|singing|plays?|played|playing|whistles?|whistled|sounds?|sounded|sounding|strikes?|struck|blows?|blew|holds?|held|hits?|hears?|heard|hearing) (?:\S+ )?$/;
const inMusic =
  /^(?:from|of) (?:(?:the|a|an|her|his|your|its) )?(?:\p{Ll}+ )?(?:accordion|bell|bells|bugle|cello|drum|engine|fiddle|flute|guitar|harp|horn|music|organ|panic|piano|pipe|pipes|regret|song|string|strings|triumph|trumpet|violin|voice|voices|warning|whistle|wind)\b/u;

/** "One cup in the canteen", "half a bottle left", "two buckets a day": so much, in whatever it may be. */
function isAmount(terms: readonly Term[], { from, at }: Named): boolean {
  if (!holders.test(terms[at]?.small ?? '')) return false;
  const isCounted =
    is(terms[from - 1], 'Value') ||
    counts.test(terms[from - 1]?.small ?? '') ||
    counts.test(terms[from]?.small ?? '') ||
    /^(?:half|quarter)$/.test(terms[from - 2]?.small ?? '');
  return isCounted && remaining.test(said(terms, at + 1, at + 4));
}

const counts = /^(?:one|two|three|four|five|six|half|last|few|several|\d+)$/;
const holders =
  /^(?:barrel|bottle|bowl|bucket|can|cask|cup|flask|glass|jar|jug|ladle|mug|pan|plate|pot|ration|sack|spoon|teaspoon|tin)s?$/;
const remaining =
  /^(?:(?:is |are |was |were )?left|in|per|each|apiece|at most|to last|every|an? (?:day|week|head|night|month|person)|of (?:\S+ )?(?:water|wine|milk|beer|air|flour|sugar|salt|oil|petrol|fuel|coal|rice|tea|coffee|rum|sand|blood|grain|oats))\b/;

function said(terms: readonly Term[], from: number, to: number): string {
  return terms
    .slice(from, to)
    .map(({ small }) => small)
    .join(' ');
}

/**
 * What was, or is only said to be: it lies nowhere that one could go to. What still lies there is, and what you left
 * with you may still have.
 */
export function isOfThePast(text: string): boolean {
  return longAgo.test(text) && !isThereStill.test(text) && !isBroughtAlong.test(text);
}

const isThereStill = /\b(?:lies|stands|sits|hangs|is (?:still )?(?:in|on|under|behind))\b/i;
const isBroughtAlong = /\byou\b[^.]*\b(?:with|brought|carry|carried|have|keep|kept|took)\b/i;

const longAgo =
  /\b(?:years|decades|generations|centuries|winters|summers) (?:ago|before|earlier|since)\b|\blong ago\b|\bbefore (?:you|she|he|they|anybody|anyone) (?:was|were) born\b|\b(?:in|since|of) (?:1[0-9]|20)\d\d\b|\b(?:last|the previous) (?:year|spring|summer|autumn|winter|century)\b|\b(?:signed|made|drew up|drawn up|broke|broken|burned|burnt|sold|pawned|tore up|torn up) (?:an?|the|his|her|their|your) (?:\p{Ll}+ )?(?:agreement|contract|deed|lease|treaty|will|letter)s? (?:with|for|in|when|at|once|before)\b|\b(?:legend|rumou?r) has it\b|\b(?:is|are|was|were) (?:said|rumou?red|supposed) to\b|\b(?:they|people|some|folk|old men|old women|sailors|children) (?:all )?(?:say|swear|whisper|tell|believe)\b/iu;

/** As heavy as a cart, or as long as a road: what its sentence says of it, or the words it goes by. */
export function isTooGreat(text: string): boolean {
  return greatMass.test(text);
}

const number = String.raw`(?:\d[\d.,]*|an?|half|several|many|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:two |three |six |ten )?(?:hundred|thousand|million))`;
const greatMass = new RegExp(
  String.raw`\b${number}[- ](?:tons?|tonnes?|kilomet(?:re|er)s?|km|miles?|mile|fathoms?|leagues?|stor(?:e?y|ies|eys)|hundredweight)\b(?! (?:away|off|from|to|back|down|up|ahead|behind|north|south|east|west|out|inland|round)\b)|\b${number}[- ](?:met(?:re|er)s?|feet|foot|yards?)[- ](?:long|tall|high|wide|across|broad|thick)\b|\b(?:as (?:big|large|tall|heavy|long|wide|broad|high) as|the (?:size|weight|height) of) (?:an?|the|two) (?:\p{Ll}+ )?(?:barn|boat|bus|car|cart|cathedral|chapel|church|city|cow|door|elephant|hall|hill|horse|house|lorry|man|millstone|mountain|ox|room|ship|street|table|tower|town|tree|wagon|wall|whale)\b`,
  'iu',
);
