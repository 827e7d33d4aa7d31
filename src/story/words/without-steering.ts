/**
 * Without what cannot be seen and would turn a line around, or is shown as a box: titles, names and prose are
 * strangers' words.
 */
export function withoutSteering(text: string): string {
  return text.replace(/[^\P{Cc}\s]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
}
