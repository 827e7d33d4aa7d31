/** What the player can ask for on the tools screen; none of it is awaited there. */
export type ToolActions = {
  readonly stop: () => void;
  /** Null while nothing can be tried again. */
  readonly retry: (() => void) | null;
  readonly openSettings: () => void;
};
