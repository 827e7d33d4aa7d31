export type Notice = {
  readonly kind: string;
  readonly message: string;
  /** For those who want to know: what failed and how. */
  readonly details?: readonly string[];
};

export type BeatSkipped = {
  readonly kind: 'beat-skipped';
  readonly beat: string;
  readonly message: string;
};

/** What came to pass behind the story, for those who look into it; never shown as part of it. */
export type SceneLogEntry =
  | BeatSkipped
  /** What may not be told so, and was told because the player's choice or the story led to it. */
  | { readonly kind: 'guard-failed'; readonly passage: string; readonly message: string };
