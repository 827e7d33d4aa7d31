/**
 * Patterns see other people's text: one that goes back over a long run of spaces, stops or braces hangs the
 * story. What cannot be written as such a pattern is read character by character.
 */
export const linearPatterns = {
  // `(a+)+`, `\s*.*`, `.*x.*y`: two parts that can take the same characters.
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  // `/\s+$/`: begun anew at each character of a run that ends otherwise.
  'regexp/no-super-linear-move': ['error', { report: 'certain' }],
};
