import type { RecalledMemory } from '@/story/state/memory';

/** Why a memory was found, in a line. */
export function whyWords({ cosine, why }: RecalledMemory): string {
  const parts = [
    cosine === undefined || cosine === null ? null : `meaning ${cosine.toFixed(2)}`,
    why === undefined || why.words.length === 0 ? null : `the words ${why.words.join(', ')}`,
    why?.scenesAgo === undefined || why.scenesAgo === null ? null : age(why.scenesAgo),
    why === undefined || why.witnesses.length === 0
      ? null
      : `${why.witnesses.join(', ')} was there too`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function age(scenes: number): string {
  if (scenes === 0) return 'just now';
  return scenes === 1 ? 'one scene ago' : `${String(scenes)} scenes ago`;
}
