import type { NarratorLibrary } from '@/narrator/passages/telling-context';

/**
 * Words of the engine's own, for what no author wrote. Each has an id that starts with `@`. `{target}` is who
 * or what the act meant, `{thing}` what is used or wanted, `{way}` a place worth going to. Here are those that a
 * story cannot do without before its first choice; the library has the others.
 */
const lines: Readonly<Partial<Record<EngineLineKind, readonly string[]>>> = {
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
  done: [
    'It is done, and nothing stops you.',
    'That goes as well as such things go.',
    'So that is done, and nobody remarks on it.',
    'No one objects, and so it happens.',
  ],
  // The last words beneath all others are prescribed (arch §2.3.4).
  template: [
    "The narrator pauses, considering your words: '{input}'",
    "Your action '{input}' echoes in the stillness...",
    'The story continues, though the path is unclear...',
  ],
};

/** For when all else was told: short enough to be told again. */
const shortLines = {
  absent: '{target} is not here.',
  nobody: 'Nobody answers to that.',
  unheld: 'You have none.',
  noway: 'No way leads there.',
  dead: 'The dead stay dead.',
  unworldly: 'Not in this world.',
  words: 'Words, and no more.',
  cold: '{target} turns away.',
  demand: 'First a price.',
  warm: '{target} nods.',
  given: '{target} takes it.',
  heard: '{target} hears it.',
  threatened: '{target} has heard it.',
  insulted: '{target} lets it pass.',
  fended: '{target} steps back.',
  gestured: '{target} sees it.',
  unused: '{thing} stays yours.',
  watched: '{target} looks back.',
  examined: 'It is {thing}.',
  gazed: 'You have seen {thing}.',
  silent: '{target} does not say.',
  unknown: '{target} has no answer.',
  away: '{target} is elsewhere.',
  onward: 'On from here, then, to {goal}.',
  unreplied: 'Nothing was answered.',
  askagain: 'It is asked again.',
  owed: '{creditor} still waits for it.',
  unclear: 'The story missed that.',
  idled: 'You do so.',
  stilled: 'You let it be.',
  askplace: 'This is {here}. Ways lead to {ways}.',
  askthings: 'You carry {held}.',
  askpeople: 'Here: {present}.',
  askway: '{goal}: by way of {step}.',
  asknear: '{goal} is next to here.',
  askself: 'That is for you to say.',
  knownself: '{myself}.',
  askhelp: 'Choose below, or say plainly what you do.',
  won: '{target} agrees.',
  halfwon: 'Half a yes.',
  lost: '{target} says no.',
  managed: 'It works.',
  costly: 'It works, slowly.',
  refused: 'Nothing comes of it.',
  unanswered: 'No answer.',
  failed: 'It goes wrong.',
  done: 'It is done.',
  open: 'It is still open.',
  recalled: 'You remember it well.',
  blank: 'Nothing comes back.',
  rolled: 'The dice lie still.',
  template: 'The story goes on.',
} as const;

export type EngineLineKind = keyof typeof shortLines;

/** The words of a line. Line 0 of a kind is its shortest; what is not among these may be in the library. */
export function engineLine(
  id: string,
  library?: Pick<NarratorLibrary, 'text'> | null,
): string | null {
  const match = /^@([a-z]+)-(\d+)$/.exec(id);
  const kind = match?.[1] ?? '';
  const at = Number(match?.[2]) - 1;
  const own = isKind(kind) ? (at === -1 ? shortLines[kind] : lines[kind]?.[at]) : undefined;
  return own ?? library?.text(id) ?? null;
}

/** How many lines of a kind there are without the library, beside the shortest. */
export function linesOfKind(kind: EngineLineKind): number {
  return lines[kind]?.length ?? 0;
}

function isKind(text: string): text is EngineLineKind {
  return Object.hasOwn(shortLines, text);
}
