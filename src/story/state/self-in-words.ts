import { playerOf } from '@/story/state/player';
import type { StoryState } from '@/story/state/story-state';

/** The player as they would be introduced: `Ada Moor, a Human Knight`; null where nothing is known of them. */
export function selfInWords(state: StoryState): string | null {
  const { name, race, class: calling, background } = playerOf(state);
  const kind = [race, calling].filter((word) => word !== null).join(' ');
  const known = [...(name === null ? [] : [name]), ...(kind === '' ? [] : [withArticle(kind)])];
  if (known.length === 0) return background === null ? null : plain(background);
  return kind === '' && background !== null
    ? `${known.join(', ')}: ${plain(background)}`
    : known.join(', ');
}

function withArticle(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}

/** The sentence it stands in ends by itself. */
function plain(text: string): string {
  return text.replace(/[.\s]$/, '');
}
