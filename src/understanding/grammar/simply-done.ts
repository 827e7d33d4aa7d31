import { plainlyWritten } from '@/understanding/grammar/clauses';
import { wordsSaid } from '@/understanding/lexicon/words-said';
import { verbInTable } from '@/understanding/lexicon/verb-table';
import { wordSet } from '@/understanding/lexicon/word-set';

/** What one does by oneself, that needs nothing and leads to nothing. */
const harmless: ReadonlySet<string> =
  wordSet(`sing hum whistle dance spit laugh cry weep yawn sneeze cough stretch shrug sigh jump hop skip spin twirl clap wave smile
  nod bow think ponder scratch blink stamp stomp whoop yell scream shout curse swear burp fart pee piss kneel daydream
  breathe grin frown shiver juggle recite whine mutter mumble giggle howl bark meow moan groan swear wink blow snap tap
  drum jig waltz wonder hope wish imagine worry salute curtsey applaud cheer chuckle sob hiccup grimace wince shout
  muse reflect count feel love hate`);

const stems: readonly RegExp[] = [/ing$/, /s$/, /(.)\1ing$/];

/** Whether the words are such a thing, done to nobody. */
export function isSimplyDone(text: string): boolean {
  const words = wordsSaid(plainlyWritten(text)).filter((word) => !frame.has(word));
  const [verb = ''] = words;
  return isHarmless(verb) || stems.some((stem) => isHarmless(verb.replace(stem, '$1')));
}

function isHarmless(verb: string): boolean {
  return harmless.has(verb) && (verbInTable(verb) !== null || verb.length > 2);
}

const frame: ReadonlySet<string> = wordSet(
  'i we just please to start begin quietly loudly softly now then try and a little go',
);
