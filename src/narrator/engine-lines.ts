import { seededRandom, seedFrom } from '@/foundation/seeded-random';

/** Words of the engine's own, for what no author wrote. Ids start with `@`, passages of authors never do. */
const lines = {
  '@refused-1': 'Nothing here answers to that. The moment waits for something it can use.',
  '@refused-2': 'It comes to nothing: there is no way to do it from where you stand.',
  '@refused-3': 'The thought goes out and comes back empty-handed.',
  '@refused-4': 'That is not a thing this place can give. What is here is still here.',
  '@failed-1': 'It does not go as you meant it to, and the time it took is gone.',
  '@failed-2': 'It goes wrong, and quietly, and somebody will have noticed.',
  '@done-1': 'It is done, and nothing stops you.',
  '@done-2': 'That goes as well as such things go.',
  '@recalled-1': 'It comes back to you as it was. {memory}',
  '@recalled-2': 'You go back over it. {memory}',
  '@rolled-1': 'The dice come to rest and mean only what they show.',
  // The last words beneath all others are prescribed (arch §2.3.4).
  '@template-1': "The narrator pauses, considering your words: '{input}'",
  '@template-2': "Your action '{input}' echoes in the stillness...",
  '@template-3': 'The story continues, though the path is unclear...',
} as const;

type LineKind = 'refused' | 'failed' | 'done' | 'recalled' | 'rolled' | 'template';

export function engineLine(id: string): string | null {
  return Object.hasOwn(lines, id) ? lines[id as keyof typeof lines] : null;
}

/** One of the lines of a kind, not one told lately if there is another. */
export function pickEngineLine(
  kind: LineKind,
  seed: number,
  told: ReadonlyMap<string, number>,
): string {
  const all = Object.keys(lines).filter((id) => id.startsWith(`@${kind}-`));
  const fresh = all.filter((id) => !told.has(id));
  return pickOne(fresh.length > 0 ? fresh : all, seed, kind);
}

const wordings = {
  move: ['Walk to {place}.', 'Go to {place}.', 'Make for {place}.', 'Head over to {place}.'],
  wait: ['Wait, and watch what moves.', 'Stay where you are a while.', 'Let some time go by.'],
  remember: ['Think back over what brought you here.', 'Go over it all again in your mind.'],
  look: ['Look around {place} properly.', 'Take a slow look at {place}.'],
} as const;

/** How the engine words a choice of its own. */
export function wordChoice(kind: keyof typeof wordings, place: string, seed: number): string {
  return pickOne(wordings[kind], seed, kind).replace('{place}', () => place);
}

function pickOne(list: readonly string[], seed: number, purpose: string): string {
  const [first = '', ...others] = list;
  return seededRandom(seedFrom(seed, purpose)).pick([first, ...others]);
}
