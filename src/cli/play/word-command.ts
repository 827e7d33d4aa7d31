/**
 * What a player may ask about the words before them; sentences and choices are counted from 1, and `7.3` is the
 * third sentence of scene 7.
 */
export type WordCommand =
  | { readonly kind: 'why'; readonly of: WhyAsked }
  | { readonly kind: 'differently' | 'earlier' }
  | ({ readonly kind: 'edit'; readonly text: string | null } & SentenceMeant)
  | ({ readonly kind: 'flag'; readonly isFlagged: boolean } & SentenceMeant)
  | { readonly kind: 'misused'; readonly word: CommandWord };

/** Each wants more beside it than itself. */
export type CommandWord = 'why' | 'edit' | 'restore' | 'flag' | 'unflag';

/** Without a scene, of the one before the player. */
export type SentenceMeant = { readonly scene?: number; readonly sentence: number };

export type WhyAsked =
  | { readonly kind: 'choices' }
  | { readonly kind: 'sentences'; readonly scene?: number }
  | { readonly kind: 'choice'; readonly number: number }
  | ({ readonly kind: 'sentence' } & SentenceMeant)
  | { readonly kind: 'words'; readonly text: string };

type Reader = readonly [pattern: RegExp, read: (match: RegExpExecArray) => WordCommand];

/** `3`, `7.3`, `sentence #3`. */
const sentence = String.raw`(?:sentence )?#?(?:(\d{1,9})\.)?(\d{1,9})`;

/** What somebody may say in the story without a question mark. */
const spoken =
  'not|me|him|her|them|us|you|it|this|that|these|now|then|here|there|today|tonight|so|bother|care|lie|stop|wait|worry';

const why = (of: WhyAsked): WordCommand => ({ kind: 'why', of });

/** Each matches a whole line and nothing a character would do: "why is Dunya angry?" is said in the story. */
const readers: readonly Reader[] = [
  [/^why(?: these)?\??$/i, () => why({ kind: 'choices' })],
  [
    /^why (?:the )?(?:words|sentences|these words)(?: (?:of |in )?(?:scene )?(\d{1,9}))?\??$/i,
    (match) => why({ kind: 'sentences', ...sceneIn(match) }),
  ],
  [
    /^why (?:choice )?#?(\d{1,9})\??$/i,
    (match) => why({ kind: 'choice', number: numberIn(match) }),
  ],
  [
    new RegExp(`^why (?=sentence )${sentence}\\??$`, 'i'),
    (match) => why({ kind: 'sentence', ...sentenceIn(match) }),
  ],
  [/^why ["“](.+)["”]\??$/i, (match) => why({ kind: 'words', text: match[1] ?? '' })],
  [/^(?:tell it )?differently[.!]?$/i, () => ({ kind: 'differently' })],
  [/^earlier[.!]?$/i, () => ({ kind: 'earlier' })],
  [
    new RegExp(`^edit ${sentence}[.:]? (\\S.*)$`, 'i'),
    (match) => ({ kind: 'edit', ...sentenceIn(match), text: match[3] ?? '' }),
  ],
  [
    new RegExp(`^restore ${sentence}\\.?$`, 'i'),
    (match) => ({ kind: 'edit', ...sentenceIn(match), text: null }),
  ],
  [
    new RegExp(`^flag ${sentence}\\.?$`, 'i'),
    (match) => ({ kind: 'flag', ...sentenceIn(match), isFlagged: true }),
  ],
  [
    new RegExp(`^unflag ${sentence}\\.?$`, 'i'),
    (match) => ({ kind: 'flag', ...sentenceIn(match), isFlagged: false }),
  ],
  // The word alone, with a number alone, or with one that only sentences have: "restore 3 jars" is an act.
  [/^(edit|restore|flag|unflag)(?: sentence)?[\s\d.,:;!?#-]*$/i, misused],
  [/^(restore|flag|unflag) (?:sentence )?#?\d+\.\d/i, misused],
  [/^(why) (?:sentence|choice|scene|words)?[\s\d.,#-]*\??$/i, misused],
  [/^(why) (?:sentence|choice|scene) \S+$/i, misused],
  [/^(why) ["“][^"”]*$/i, misused],
  [new RegExp(`^([Ww]hy) (?!(?:${spoken})$)[a-z]+[.!]?$`), misused],
];

/** Null when the line is something else, such as what the player does. */
export function readWordCommand(line: string): WordCommand | null {
  for (const [pattern, read] of readers) {
    const match = pattern.exec(line.trim());
    if (match !== null) return read(match);
  }
  return null;
}

function misused(match: RegExpExecArray): WordCommand {
  return { kind: 'misused', word: (match[1] ?? '').toLowerCase() as CommandWord };
}

function sceneIn([, scene]: RegExpExecArray): { readonly scene?: number } {
  return scene === undefined ? {} : { scene: Number(scene) };
}

function sentenceIn(match: RegExpExecArray): SentenceMeant {
  return { ...sceneIn(match), sentence: Number(match[2]) };
}

function numberIn(match: RegExpExecArray): number {
  return Number(match[1]);
}
