/** What the player has done, and the flag that says so. */
export type DeedDone = {
  readonly flag: string;
  /** After "you": "refused to sign the form". */
  readonly done: string;
};
