import { seededRandom, seedFrom } from '@/foundation/seeded-random';

/**
 * Words of the engine's own, for what no author wrote. Each has an id that starts with `@`. `{target}` is who
 * or what the act meant, `{thing}` what is used or wanted, `{way}` a place worth going to.
 */
const lines = {
  // What cannot be done is turned down inside the story, and says what is in the way.
  absent: [
    '{target} is not here to be asked.',
    'For that it would take {target}, and {target} is elsewhere.',
    'There is only the place where {target} might have stood.',
  ],
  nobody: [
    'It is meant for somebody, and nobody here answers to it.',
    'Nobody turns round. Whoever that was for is not here.',
    'The words find no one to go to.',
  ],
  unheld: [
    'You are not carrying {thing}.',
    '{thing} would do it, and {thing} is not on you.',
    'It wants {thing}, which is somewhere else.',
  ],
  noway: [
    'No way from here leads there.',
    'There is no such way from where you stand.',
    'Every way out of here goes somewhere else.',
  ],
  dead: [
    '{target} is dead, and stays so.',
    'That can no longer be asked of {target}, or given.',
    'Where {target} was there is only quiet now.',
  ],
  unworldly: [
    'Things do not work like that here.',
    'Nothing in these parts has ever answered to that.',
    'It is not that kind of world, and it does not become one.',
  ],
  words: [
    'They are words, and they go by like words.',
    'Said aloud, it changes nothing that is here.',
    'Nobody here takes orders of that kind.',
  ],
  // How people are toward someone they are cold or warm to (arch §7.6).
  cold: [
    '{target} hears it, and finds something else to do.',
    '{target} has no answer for you today.',
    'Not for you: {target} need not even say it.',
    '{target} looks through you at whatever is behind.',
  ],
  demand: [
    '{target} looks at {thing}, and then at you. First that; then talk.',
    'There is a price, it turns out. {target} wants {thing} for it.',
    '{target} will talk when {thing} has changed hands, and not before.',
  ],
  warm: [
    '{target} has time for you, and nods toward {way}: there is more to be had there.',
    '{target} thinks about it longer than was asked, and then names {way}.',
    'It is taken kindly. {target} would try {way}, if it were up to {target}.',
  ],
  given: [
    '{target} takes {thing}, looks it over, and is easier to talk to.',
    '{thing} changes hands. {target} does not say thank you, and means it.',
    '{target} puts {thing} away with some care.',
  ],
  // Acts no author foresaw, by how the roll fell.
  won: [
    '{target} gives way: not far, but it counts.',
    'It lands, and {target} does not hide it well.',
    '{target} lets that stand.',
  ],
  halfwon: [
    '{target} allows that much, and will want it back some day.',
    'Half of it takes. {target} agrees, and lets the rest wait.',
    '{target} goes along with it, slowly enough to be noticed.',
  ],
  lost: [
    '{target} has heard better, and lets that be seen.',
    'It does not take, and {target} will remember who tried it.',
    '{target} turns it down before it is quite finished.',
  ],
  managed: [
    'It gives, and then it is done.',
    'It works at the first try, as if it had been waiting.',
    'That comes off, and cleanly.',
    'It goes the way it was meant to go.',
  ],
  costly: [
    'It comes off, and takes its price in daylight.',
    'It is done, only later than was meant.',
    'It works, and not for nothing: time has gone by.',
  ],
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
  told: Pick<ReadonlyMap<string, number>, 'has'>,
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
