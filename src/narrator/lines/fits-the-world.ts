import type { Campaign } from '@/story/campaign/campaign';

/** Rooms and what is in them, weather, the ground and the sky, what somebody wears: not every world has them. */
const furnishings: ReadonlySet<string> = new Set(
  `
  room roof ceiling floor floorboard wall window windowsill pane doorstep stair staircase attic cellar kitchen
  chimney hearth stove oven fireplace ember ash smoke candle lamp lantern wick table chair stool bench bed shelf
  curtain rug carpet rafter plaster wallpaper bucket kettle broom
  weather rain snow frost ice hail wind breeze gust storm thunder lightning cloud fog mist drizzle puddle sun
  sunlight sunshine moon moonlight star sky winter summer autumn
  road lane street hedge ditch fence gate field meadow grass leaf tree bush thorn nettle hill valley slope river
  stream brook bridge gravel mud sand soil earth clay moss
  boot shoe sleeve collar coat cloak hat glove scarf apron
  `
    .trim()
    .split(/\s+/),
);

/** What something is only compared with need not be there. */
const likeness = /\b(?:the way|like|as if|as) an? [^.;!?]*/g;

const ownWords = new WeakMap<Campaign, ReadonlySet<string>>();
const named = new Map<string, readonly string[]>();

/** Whether the campaign's own words have whatever the engine's text names: no hearth is told of in space. */
export function fitsTheWorld(text: string, campaign: Campaign): boolean {
  const things =
    named.get(text) ??
    [...wordsIn(text.replace(likeness, ''))].filter((word) => furnishings.has(word));
  named.set(text, things);
  if (things.length === 0) return true;
  const words = ownWords.get(campaign) ?? wordsOf(campaign);
  ownWords.set(campaign, words);
  return things.every((thing) => words.has(thing));
}

function wordsOf({ title, description, tone, ...campaign }: Campaign): ReadonlySet<string> {
  const { places, people, items, beats, endings, passages } = campaign;
  const texts = [
    ...[title, description, tone ?? ''],
    ...[...places.values()].flatMap(({ name, mood, called = [] }) => [name, mood ?? '', ...called]),
    ...[...people.values()].flatMap(({ role, looks }) => [role ?? '', looks ?? '']),
    ...items.values(),
    ...beats.flatMap(({ title: name, description: text, dialogue }) => [
      ...[name, text ?? ''],
      ...dialogue.map(({ line }) => line),
    ]),
    ...[...endings.values()].flatMap(({ prose }) => prose),
    ...[...passages.values()].flatMap(({ prose, choices }) => [
      ...prose,
      ...choices.map(({ text }) => text),
    ]),
  ];
  return new Set(texts.flatMap((text) => [...wordsIn(text)]));
}

/** In small letters, and those that may be plurals without their ending too. */
function wordsIn(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z]{2,}/g) ?? [];
  return new Set(
    words.flatMap((word) => {
      if (word.endsWith('ves')) return [word, `${word.slice(0, -3)}f`];
      return word.endsWith('s') ? [word, word.slice(0, -1), word.replace(/es$/, '')] : [word];
    }),
  );
}
