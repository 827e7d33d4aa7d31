/**
 * Text without what it ends in, character by character. A pattern that looks for a run at the end (`/-+$/`)
 * begins anew at every character of every other run: on a long one it takes minutes.
 */
export function withoutEnding(text: string, ending: RegExp): string {
  let end = text.length;
  while (end > 0 && ending.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}
