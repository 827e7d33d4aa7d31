/** What a player may ask about the words before them; sentences and choices are counted from 1. */
export type WordCommand =
  | { readonly kind: 'why'; readonly of: WhyAsked }
  | { readonly kind: 'differently' | 'earlier' }
  | { readonly kind: 'edit'; readonly sentence: number; readonly text: string | null }
  | { readonly kind: 'flag'; readonly sentence: number; readonly isFlagged: boolean };

export type WhyAsked =
  | { readonly kind: 'choices' | 'sentences' }
  | { readonly kind: 'choice' | 'sentence'; readonly number: number }
  | { readonly kind: 'words'; readonly text: string };

type Reader = readonly [pattern: RegExp, read: (match: RegExpExecArray) => WordCommand];

const why = (of: WhyAsked): WordCommand => ({ kind: 'why', of });

/** Each matches a whole line and nothing a character would do: "why is Dunya angry?" is said in the story. */
const readers: readonly Reader[] = [
  [/^why(?: these)?\??$/i, () => why({ kind: 'choices' })],
  [/^why (?:the )?(?:words|sentences|these words)\??$/i, () => why({ kind: 'sentences' })],
  [
    /^why (?:choice )?#?(\d{1,3})\??$/i,
    (match) => why({ kind: 'choice', number: numberIn(match) }),
  ],
  [/^why sentence #?(\d{1,3})\??$/i, (match) => why({ kind: 'sentence', number: numberIn(match) })],
  [/^why ["“](.+)["”]\??$/i, (match) => why({ kind: 'words', text: match[1] ?? '' })],
  [/^(?:tell it )?differently[.!]?$/i, () => ({ kind: 'differently' })],
  [/^earlier[.!]?$/i, () => ({ kind: 'earlier' })],
  [
    /^edit (\d{1,3})[.:]? (\S.*)$/i,
    (match) => ({ kind: 'edit', sentence: numberIn(match), text: match[2] ?? '' }),
  ],
  [/^restore (\d{1,3})$/i, (match) => ({ kind: 'edit', sentence: numberIn(match), text: null })],
  [
    /^(un)?flag (\d{1,3})$/i,
    (match) => ({
      kind: 'flag',
      sentence: Number(match[2]),
      isFlagged: match[1] === undefined,
    }),
  ],
];

/** Null when the line is something else, such as what the player does. */
export function readWordCommand(line: string): WordCommand | null {
  for (const [pattern, read] of readers) {
    const match = pattern.exec(line.trim());
    if (match !== null) return read(match);
  }
  return null;
}

function numberIn(match: RegExpExecArray): number {
  return Number(match[1]);
}
