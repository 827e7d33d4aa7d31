import { reasonWords } from '@/foundation/limits';
import { withoutEnding } from '@/story/words/without-ending';

/** Fewer than this say nothing: "Noon came". */
const fewest = 3;

const joining: ReadonlySet<string> = new Set(['and', 'but', 'or', 'so', 'because']);
const turning: ReadonlySet<string> = new Set(
  'when where while who whom which until before after if though although as'.split(' '),
);
/** No clause ends with one of these. */
const leaning: ReadonlySet<string> = new Set(
  'a an the this that these those my your his her its our their of to in on at by for from with into onto over under and or but nor so if as than is are was were be been has have had do does did will would can could may might must shall should not no very how what who when where which why'.split(
    ' ',
  ),
);

/**
 * A sentence as a reason under a choice: whole where it is short, else as far as its last clause that fits, else
 * broken off where it can be seen.
 */
export function inFewWords(sentence: string): string {
  const words = sentence.trim().split(/\s+/);
  if (words.length <= reasonWords) return sentence.trim();
  const ends = [endsAtMark, endsBefore(joining), endsBefore(turning)];
  for (const isEnd of ends)
    for (let count = reasonWords; count >= fewest; count -= 1) {
      const part = words.slice(0, count);
      if (isEnd(words, count) && isWhole(part)) return `${bare(part.join(' '))}.`;
    }
  return brokenOff(words);
}

type IsEnd = (words: readonly string[], count: number) => boolean;

/** Before a speech nothing is said yet. */
const endsAtMark: IsEnd = (words, count) =>
  /[,;:—–]$/.test(words[count - 1] ?? '') && !/^["“'‘]/.test(words[count] ?? '');

function endsBefore(starts: ReadonlySet<string>): IsEnd {
  return (words, count) => starts.has((words[count] ?? '').toLowerCase());
}

function isWhole(part: readonly string[]): boolean {
  return (
    !hasOpenQuote(part.join(' ')) && !leaning.has(bare(part[part.length - 1] ?? '').toLowerCase())
  );
}

function brokenOff(words: readonly string[]): string {
  let count = reasonWords;
  while (count > fewest && leaning.has(bare(words[count - 1] ?? '').toLowerCase())) count -= 1;
  const text = bare(words.slice(0, count).join(' '));
  return `${text}…${hasOpenQuote(text) ? (text.includes('“') ? '”' : '"') : ''}`;
}

function hasOpenQuote(text: string): boolean {
  const straight = (text.match(/"/g) ?? []).length % 2 === 1;
  return straight || (text.match(/“/g) ?? []).length > (text.match(/”/g) ?? []).length;
}

function bare(text: string): string {
  return withoutEnding(text, /[,;:—–.!?…]/);
}
