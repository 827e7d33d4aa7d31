import { playerOf } from '@/story/state/player';
import { pronounsOf } from '@/story/campaign/pronouns-of';
import type { StoryState } from '@/story/state/story-state';

/** What `{player.name}` and its like stand for; null for a word that is none of them. */
export function playerWord(word: string, state: StoryState): string | null {
  const player = playerOf(state);
  switch (word) {
    // Whoever gave no name is spoken to as before.
    case 'name':
      return player.name ?? 'you';
    case 'race':
    case 'class':
    case 'background':
      return player[word] ?? '';
    case 'they':
    case 'them':
    case 'their':
      return pronounsOf(player.pronouns)[word];
    default:
      return null;
  }
}
