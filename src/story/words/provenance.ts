/** Who wrote a text, down to the sentence: from the campaign file to the export. */
export type Author = 'author' | 'engine' | 'player' | `model:${string}` | `skill:${string}`;

export type Sentence = {
  readonly text: string;
  readonly by: Author;
  /**
   * What it was told by: a passage, a line of the engine's (`@done-1`), a beat (`beat:flood`) or an ending
   * (`ending exile`). Absent in what a skill or the player wrote, and in scenes from before it was kept.
   */
  readonly from?: string;
  /** As it was before the player put their own in its place; absent where they did not. */
  readonly original?: Pick<Sentence, 'text' | 'by'>;
  /** The player said that it does not fit; absent where they did not. */
  readonly isFlagged?: true;
};
export type Paragraph = readonly Sentence[];
