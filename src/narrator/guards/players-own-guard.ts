import type { Guard } from '@/narrator/guards/guard';
import type { SentenceRead } from '@/narrator/guards/read-text';

/** One way of speaking for the player, looked for in what is told and not in what people say. */
type Way = { readonly pattern: RegExp; readonly why: string };

const saying = `(?:say|ask|reply|answer|whisper|shout|murmur|mutter|call|tell|add|admit|explain|announce|insist|agree|offer|begin|continue|demand|declare|cry|yell|breathe)`;
const adverb = `(?:\\w+ly |then |also |still |only |just |even |now )?`;
/** "If you decide", "what you want", "do you think": the words leave it to the player. */
const leftOpen = `(?:if|when|whenever|whether|what|whatever|as|than|where|wherever|should|do|did|would|unless|until|before|because|how|all|anything|that|which)`;
const thinking = `(?:think|realise|realize|wonder|believe|suspect|conclude|imagine|hope|wish|regret|fear|dread|doubt|love|hate|long|yearn|understand)`;
const deciding = `(?:decide|choose|resolve|determine|vow|make up your mind|settle on|opt)`;
const showing = `(?:smile|grin|laugh|chuckle|weep|sob|blush|frown|sigh|shudder|shiver|gasp|wince|cry|tremble|swallow hard|flinch)`;
const mood = `(?:afraid|frightened|scared|terrified|sad|angry|furious|happy|ashamed|guilty|nervous|anxious|uneasy|lonely|proud|relieved|disappointed|excited|curious|determined|overwhelmed|hopeful|grateful|jealous|confused|sorry|worried|tempted|moved|touched|glad|delighted|horrified|amazed|surprised|shocked|stunned|troubled)`;
const emotion = `(?:dread|fear|panic|terror|shame|guilt|relief|hope|joy|anger|rage|sorrow|grief|sadness|unease|pity|regret|excitement|pride|despair|longing|curiosity|wonder|awe|determination|anxiety|love|hatred|nostalgia|remorse|suspicion|satisfaction|gratitude|loneliness|betrayal|foreboding)`;
const inside = `(?:sense|surge|pang|wave|rush|flicker|twinge|stab|spark|flood|swell|mix|mixture|hint|jolt|thrill|shiver|chill|flash|knot|weight|glimmer|kinship|connection|bond)`;

const ways: readonly Way[] = [
  {
    pattern: new RegExp(
      `["”]\\s+(?:and )?you ${adverb}${saying}\\b|["”]\\s+${saying}s? you\\b|(?:^|[.;,] |\\band )you ${adverb}${saying}\\b[^.!?"“]{0,40}[,:] ["“]`,
      'i',
    ),
    why: 'It puts words into the player’s mouth.',
  },
  { pattern: unasked(`${adverb}${deciding}`), why: 'It decides for the player.' },
  { pattern: unasked(`${adverb}${thinking}`), why: 'It thinks for the player.' },
  { pattern: unasked(`${adverb}${showing}`), why: 'It shows a feeling that the player chose.' },
  {
    pattern: new RegExp(
      `\\byou(?:'re| are| feel| grow| become) ${adverb}(?:so |very |a little |suddenly |strangely |oddly )?${mood}\\b(?! (?:to|of the|in the|by the))`,
      'i',
    ),
    why: 'It feels for the player.',
  },
  {
    pattern: new RegExp(
      `\\byou(?:r (?:heart|chest|stomach|mind|soul))? ?(?:can )?${adverb}feels? (?:[\\w']+ ){0,4}(?:${emotion}|${inside})\\b|\\byou feel (?:that|as if|as though|like)\\b`,
      'i',
    ),
    why: 'It feels for the player.',
  },
  {
    pattern: new RegExp(
      `\\byour (?:heart|pulse|stomach|chest|blood|mind|spirits?|breath) (?:races|pounds|sinks|leaps|skips|hammers|tightens|lurches|aches|swells|churns|drops|runs cold|catches|reels|quickens|flutters|lifts|clenches|knots|whirls)\\b|\\b${emotion} (?:washes|floods|grips|fills|seizes|overwhelms|settles|courses|rises|creeps|wells)\\b[^.!?]{0,20}\\byou`,
      'i',
    ),
    why: 'It feels for the player.',
  },
  {
    pattern: new RegExp(
      `\\b${inside} of [^.!?]{0,30}(?:washes|comes|sweeps|runs|passes|settles|floods) (?:over|through|on|into|in) you`,
      'i',
    ),
    why: 'It feels for the player.',
  },
];

/** `you` and this, where the words before it do not leave it to the player. */
function unasked(verb: string): RegExp {
  return new RegExp(`(?:^|(\\b\\w+),? |[^\\w]\\s*)you(?:'ve| have)? ${verb}(?:s|d|ed)?\\b`, 'i');
}

/** The player's words, decisions, thoughts and feelings are the player's. */
export const playersOwnGuard: Guard = ({ sentences }) =>
  sentences.flatMap((sentence) => {
    const why = whyNot(sentence);
    return why === null ? [] : [{ sentence: sentence.text, why }];
  });

/** No state of the story changes it, and a sentence is judged when it is drawn and again when it is shown. */
const judged = new WeakMap<SentenceRead, string | null>();

function whyNot(sentence: SentenceRead): string | null {
  const before = judged.get(sentence);
  if (before !== undefined) return before;
  const why = whyNotIn(sentence.narration);
  judged.set(sentence, why);
  return why;
}

function whyNotIn(narration: string): string | null {
  if (!/\byou/i.test(narration)) return null;
  return ways.find(({ pattern }) => isTold(pattern, narration))?.why ?? null;
}

const open = new RegExp(`^${leftOpen}$`, 'i');

function isTold(pattern: RegExp, narration: string): boolean {
  const match = pattern.exec(narration);
  return match !== null && !open.test(match[1] ?? '');
}
