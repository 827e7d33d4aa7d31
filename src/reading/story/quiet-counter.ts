/** Counts the scenes without anything that happens between people. */
export const quietCounter = 'quiet';
