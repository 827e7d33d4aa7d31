export type RolledDie = {
  readonly sides: number;
  readonly value: number;
  /** It was thrown and does not count. */
  readonly dropped?: true;
};
export type RollModifier = {
  readonly name: string;
  readonly value: number;
  readonly reason: string;
};

/** A roll as the player sees it: each die, each modifier with its reason. */
export type Roll = {
  readonly formula: string;
  readonly dice: readonly RolledDie[];
  readonly modifiers: readonly RollModifier[];
  readonly total: number;
  readonly band: string | null;
};
