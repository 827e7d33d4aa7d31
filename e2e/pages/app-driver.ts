/** What a test does with the app by its testIDs, in a browser or on a phone. */
export interface AppDriver {
  /** Resolves when it can be seen; rejects when it never comes. */
  waitFor(testID: string): Promise<void>;
  /** Resolves with the first of them that can be seen. */
  waitForAny(testIDs: readonly string[]): Promise<string>;
  /** Resolves when it cannot be seen any more. */
  waitUntilGone(testID: string): Promise<void>;
  isShown(testID: string): Promise<boolean>;
  tap(testID: string): Promise<void>;
  /** Taps it only if the other one is there at that very moment: a moment later the tap may mean something else. */
  tapWhile(shownID: string, testID: string): Promise<void>;
  /** Puts the text in the place of what the field held. */
  type(testID: string, text: string): Promise<void>;
  textOf(testID: string, inside?: string): Promise<string>;
  /** The texts of its parts: the paragraphs of some prose. */
  partsOf(testID: string, inside?: string): Promise<readonly string[]>;
  /** The name that assistive technology says. */
  nameOf(testID: string): Promise<string>;
}
