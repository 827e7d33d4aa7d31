type Files = Readonly<Record<string, string>>;

/** What both machines are given: everything that is read from files elsewhere. */
export type SmokeInput = {
  readonly campaigns: Files;
  readonly skills: Files;
  /** The examples of each contract, valid ones and others. */
  readonly examples: Readonly<Record<string, readonly unknown[]>>;
};
