import { framesOf, type Frame } from '@/understanding/phrases/frames';
import { courtesies, idioms } from '@/understanding/lexicon/idioms';
import { wordsSaid } from '@/understanding/lexicon/words-said';

/** The words that fit, or null. */
function fits(frame: Frame, text: string): string | null {
  const words = wordsSaid(text);
  const fit = framesOf([frame])(words);
  return fit === null ? null : words.slice(fit.start, fit.end).join(' ');
}

it.each([
  ['pick|force <lock>', 'i pick the two rusty locks', 'pick the two rusty locks'],
  ['pick|force <lock>', 'forcing a padlock', 'forcing a padlock'],
  ['pick|force <lock>', 'pick a flower by the lock', null],
  ["hold <one's> breath", "hold the old man's breath", "hold the old man's breath"],
  ["hold <one's> breath", 'hold my breath', 'hold my breath'],
  ['talk <somebody> into', 'talk the ferryman into it', 'talk the ferryman into'],
  ['talk <somebody> into', 'talk in the dark into a jar', null],
  ['before <event>', 'before the tide turns', 'before the tide turns'],
  ['before <event>', 'before the guests arrive', 'before the guests arrive'],
  ['before <event>', 'before the next stop', null],
  ['before <event>', 'before all its knights', null],
  ['flat out?', 'flat on my back', 'flat'],
  ['run .', 'i run', 'run'],
  ['run .', 'run a bath', null],
])('"%s" in "%s" is "%s"', (frame, text, found) => {
  expect(fits(frame, text)).toBe(found);
});

it.each([
  ['slip into', 'fold the detention slip into a swan'],
  ['lie to', 'tell her she lied to me'],
])('"%s" is not done in "%s": a noun, and what somebody else does', (frame, text) => {
  expect(fits(frame, text)).toBeNull();
});

it('a window seat is no window', () => {
  expect(fits('open <barrier>', 'open the window')).toBe('open the window');
  expect(fits('open <barrier>', 'open the window seat')).toBeNull();
});

it('a class that does not exist is a mistake of whoever wrote the frame', () => {
  expect(() => framesOf(['open <gizmo>'])).toThrow('gizmo');
});

it('every idiom is one of its own: several words, or one that says all by itself', () => {
  const all = [...Object.values(idioms).flat(), ...courtesies];
  expect(all.filter((idiom) => /[^a-z'|<>? -]/.test(idiom) || idiom !== idiom.trim())).toEqual([]);
});
