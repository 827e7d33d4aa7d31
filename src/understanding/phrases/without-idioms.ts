import { framesOf } from '@/understanding/phrases/frames';
import { idioms, rewordings } from '@/understanding/lexicon/idioms';
import { idleFrames } from '@/understanding/phrases/idle-frames';

/** Stands for what was said idly, so that the next word does not pass for the verb. */
export const idleWord = 'idle';

/** What is not done is not done. */
const undone: readonly RegExp[] = [
  /\b(?:don't|do not|never|refuse to|decline to|instead of|rather than|without even|not to|not|no longer) \w+/g,
  /\b(?!with\b)\w+ (?:on |to |at |for |with )?(?:nobody|no one|no-one|nothing|none)\b/g,
  /\b(?!with\b)\w+ (?:on |to |at |for )?no \w+\b/g,
  /\b(?:nobody|no one|nothing|none) (?:behind|after|near|around|following|chasing) (?:me|us)\b/g,
];

const idle = framesOf([...idioms.idle, ...idleFrames], { isNoun: true });

export function withoutIdioms(said: string): string {
  const plainer = rewordings.reduce((text, [words, meant]) => text.replace(words, meant), said);
  const done = undone.reduce((text, words) => text.replace(words, ` ${idleWord} `), plainer);
  return withoutIdle(done).replace(/\s+/g, ' ').trim();
}

function withoutIdle(said: string): string {
  const words = [...said.matchAll(/[a-z0-9à-ÿ'-]+/g)];
  const fit = idle(words.map(([word]) => word));
  const [first, last] = fit === null ? [] : [words[fit.start], words[fit.end - 1]];
  if (first === undefined || last === undefined) return said;
  const end = last.index + last[0].length;
  return `${said.slice(0, first.index)} ${idleWord} ${withoutIdle(said.slice(end))}`;
}
