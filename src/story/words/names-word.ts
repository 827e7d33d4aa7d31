/**
 * Whether a text has these words as words of their own, however they are written. A pattern made at run time
 * would do, but phones cannot read `\p{…}` in one.
 */
export function namesWord(text: string, words: string): boolean {
  const [all, sought] = [text.toLowerCase(), words.toLowerCase()];
  if (sought === '') return false;
  for (let at = all.indexOf(sought); at >= 0; at = all.indexOf(sought, at + 1))
    if (!isLetter(all.charAt(at - 1)) && !isLetter(all.charAt(at + sought.length))) return true;
  return false;
}

function isLetter(character: string): boolean {
  return /\p{L}/u.test(character);
}
