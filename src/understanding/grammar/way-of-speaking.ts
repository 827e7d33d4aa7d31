import { plainlyWritten } from '@/understanding/grammar/clauses';
import { wordsSaid } from '@/understanding/lexicon/words-said';
import { wordSet } from '@/understanding/lexicon/word-set';

/**
 * The finer kind of what is said to somebody: a threat, an insult, an accusation, something told, or talk that
 * wants an answer. Whoever wrote answers to questions did not write them for these.
 */
export function wayOfSpeaking(kind: string, text: string): string {
  if (!ofWords.has(kind)) return kind;
  const said = plainlyWritten(text);
  const verbs = new Set(wordsSaid(said));
  const hasVerb = (list: ReadonlySet<string>): boolean => [...verbs].some((word) => list.has(word));
  if (hasVerb(threats) || threat.test(said)) return 'threaten';
  if (hasVerb(insults) || (insult.test(said) && !asked.test(said))) return 'insult';
  if (kind === 'threaten') return 'persuade';
  if (kind !== 'talk') return kind;
  if (hasVerb(accusations) || (accusation.test(said) && !asked.test(said))) return 'accuse';
  if (gestures.has(wordsSaid(said).find((word) => word !== 'i') ?? '')) return 'gesture';
  return isTold(said, hasVerb) ? 'tell' : 'talk';
}

const ofWords: ReadonlySet<string> = wordSet('talk threaten persuade deceive feel other');

function forms(verbs: string): ReadonlySet<string> {
  return new Set(
    verbs
      .trim()
      .split(/\s+/)
      .flatMap((verb) => [verb, `${verb}s`, `${verb}ing`, `${verb.replace(/e$/, '')}ing`]),
  );
}

const threats = forms(
  `threaten intimidate menace bully blackmail coerce extort browbeat terrorise terrorize torture scare frighten
  strong-arm strongarm cow`,
);

const harm =
  'kill|hurt|hang|arrest|jail|imprison|ruin|drown|strangle|shoot|whip|flog|evict|punish|murder|stab|gut';

const willDo = "\\b(?:i'll|i will|i shall|i'm (?:going|about) to)";

const threat = new RegExp(
  [
    '\\bor else\\b',
    `${willDo} (?:\\w+ ){0,2}(?:${harm})\\b`,
    `${willDo} (?:burn|break|beat|smash|destroy|crush) (?:you|your|him|her|his|them)\\b`,
    `${willDo} (?:burn|smash|tear|pull) .* down\\b`,
    `${willDo} (?:have|see|make) (?:you|him|her) (?:\\w+ ){0,2}(?:hanged|jailed|arrested|pay|sorry|regret|suffer)`,
  ].join('|'),
);

const insults = forms(
  'insult mock taunt provoke antagonise antagonize jeer boo heckle cuss curse berate ridicule humiliate sneer belittle',
);

const foulNames =
  'liar|fool|idiot|thief|pig|cow|coward|hag|witch|crook|cheat|moron|bastard|bitch|ass|arse|wretch|toad|rat|fraud|imbecile|brute|swine|dog|dolt|oaf|hypocrite|scoundrel|villain|murderer|peasant|ugly|stupid|fat|useless|pathetic|disgusting|worthless|ridiculous|mad|insane';

const insult = new RegExp(
  `\\b(?:you|she|he)(?:'re| are|'s| is)? (?:nothing but )?(?:an? |such an? )?(?:\\w+ ){0,2}?(?:${foulNames})\\b|\\bcall(?:s|ing)? (?:\\w+ ){1,3}an? (?:\\w+ ){0,2}(?:${foulNames})\\b|\\b(?:screw|damn|fuck|curse) (?:you|him|her)\\b|\\bgo to hell\\b|\\bspit(?:s|ting)? (?:at|on|in)\\b`,
);

const gestures = forms(
  'nod smile wave bow wink salute curtsey grin frown glare laugh pat hug kiss embrace beckon shrug',
);

const accusations = forms('accuse blame denounce');

const accusation = /\b(?:you|she|he) (?:lied|stole|cheated|killed|murdered|robbed|betrayed)\b/;

const telling = forms(
  `tell inform notify announce declare proclaim report admit confess assure insist explain mention remind warn advise
  promise swear vow thank apologise apologize compliment praise congratulate agree disagree object protest deny boast
  brag concede reveal disclose divulge confide reassure comfort console forgive bless scold refuse`,
);

/** "Tell me", and a question that is told, want an answer. */
const asked = /\btell me\b|\?\s*$|\b(?:ask|asks|asking|question|inquire|enquire)\b/;

const saidSo =
  /\b(?:say|says|shout|shouts|whisper|whispers|call|yell|mutter|reply|answer)\b.*\b(?:that|i|i'm|i'll|we|you|yes|no|is|are|was|it's)\b/;

/** "Dunya, the smokes have moved." */
const calledTo =
  /^[a-z']+, (?!what|who|where|when|why|how|do|did|can|could|would|will|have|are|is)|^(?!what|who|where|when|why|how|do|did|can|could|would|will|have|are|is)[^?]*, [a-z']+[.!]*$/;

function isTold(said: string, hasVerb: (list: ReadonlySet<string>) => boolean): boolean {
  if (asked.test(said)) return false;
  return hasVerb(telling) || saidSo.test(said) || calledTo.test(said);
}
