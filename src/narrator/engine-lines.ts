import { seededRandom, seedFrom } from '@/foundation/seeded-random';

/** Words of the engine's own, for what no author wrote. Each has an id that starts with `@`. */
const lines = {
  refused: [
    'Nothing here answers to that. The moment waits for something it can use.',
    'It comes to nothing: there is no way to do it from where you stand.',
    'The thought goes out and comes back empty-handed.',
    'That is not a thing this place can give. What is here is still here.',
    'A good try, somewhere else. Here it leaves no mark.',
    'The world lets that go by, the way a river lets a leaf.',
    'It would take another day, or another place, to do that.',
    'Whatever that needs, it is not within reach.',
  ],
  unanswered: [
    'The words are heard, and left where they fell.',
    'No answer comes, or none that can be used.',
    'A nod, and the talk goes back to what it was about before.',
    'It is heard out to the end and not taken up.',
    'For an answer there is only a look, and not a long one.',
    'That gets a shrug, which may mean anything or only that.',
  ],
  failed: [
    'It does not go as you meant it to, and the time it took is gone.',
    'It goes wrong, and quietly, and somebody will have noticed.',
    'Not this time. Something shifts that had been holding still.',
    'It slips at the last, where such things slip.',
  ],
  done: [
    'It is done, and nothing stops you.',
    'That goes as well as such things go.',
    'So that is done, and nobody remarks on it.',
    'No one objects, and so it happens.',
  ],
  recalled: [
    'It comes back to you as it was. {memory}',
    'You go back over it. {memory}',
    'The whole of it is still there. {memory}',
    'Some things keep. {memory}',
  ],
  blank: [
    'Nothing comes back that bears on it.',
    'If you ever knew, it is not where you left it.',
    'The place where it should be is swept and empty.',
  ],
  rolled: [
    'The dice come to rest and mean only what they show.',
    'A number, and nobody to ask what it is for.',
    'They fall, they stop, and the story looks politely away.',
  ],
  // The last words beneath all others are prescribed (arch §2.3.4).
  template: [
    "The narrator pauses, considering your words: '{input}'",
    "Your action '{input}' echoes in the stillness...",
    'The story continues, though the path is unclear...',
  ],
} as const;

export type EngineLineKind = keyof typeof lines;

export function engineLine(id: string): string | null {
  const match = /^@([a-z]+)-(\d+)$/.exec(id);
  const kind = match?.[1] ?? '';
  return isKind(kind) ? (lines[kind][Number(match?.[2]) - 1] ?? null) : null;
}

/** One of the lines of a kind, not one told lately if there is another. */
export function pickEngineLine(
  kind: EngineLineKind,
  seed: number,
  told: ReadonlyMap<string, number>,
): string {
  const all = lines[kind].map((_, index) => `@${kind}-${String(index + 1)}`);
  const fresh = all.filter((id) => !told.has(id));
  return pickOne(fresh.length > 0 ? fresh : all, seed, kind);
}

function isKind(text: string): text is EngineLineKind {
  return Object.hasOwn(lines, text);
}

const wordings = {
  move: ['Walk to {place}.', 'Go to {place}.', 'Make for {place}.', 'Head over to {place}.'],
  wait: ['Wait, and watch what moves.', 'Stay where you are a while.', 'Let some time go by.'],
  remember: ['Think back over what brought you here.', 'Go over it all again in your mind.'],
  look: ['Look around {place} properly.', 'Take a slow look at {place}.'],
} as const;

/** How the engine words a choice of its own. */
export function wordChoice(kind: keyof typeof wordings, place: string, seed: number): string {
  return pickOne(wordings[kind], seed, kind).replace('{place}', () => place || 'where you are');
}

function pickOne(list: readonly string[], seed: number, purpose: string): string {
  const [first = '', ...others] = list;
  return seededRandom(seedFrom(seed, purpose)).pick([first, ...others]);
}
