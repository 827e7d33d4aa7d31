import type { Campaign } from '@/story/campaign/campaign';
import type { PartOfDay } from '@/story/state/in-game-time';

/**
 * Short sentences for where two parts of a scene meet, by the name of their list. As in more-lines.ts, only
 * ever add at the end of a list.
 */
export const seamLines: Readonly<Record<string, readonly string[]>> = {
  arrived: [
    'That brings you to {place}.',
    'The way ends at {place}.',
    'And then you are at {place}.',
    'After that comes {place}.',
    'You have reached {place}.',
    'From there it is not far to {place}.',
    'Some time later you stand at {place}.',
    'A last stretch, and there is {place}.',
  ],
  arriveddark: [
    'You come to {place}, and nothing comes to meet you.',
    'Then there is no more way, only {place}.',
    'Nobody has followed you to {place}, as far as can be seen.',
    'It is quieter at {place} than it was on the way.',
  ],
  arrivedlight: [
    'And here, none the worse for the way, is {place}.',
    'Your feet find {place} before you have quite looked for it.',
    'The way to {place} is over sooner than it promised.',
    'You and {place} have found each other.',
  ],
  waylaid: [
    'You do not get as far as {target}.',
    'You are still on the way to {target} when it comes.',
    'The way to {target} is not gone to its end.',
    'It was to be {target}, and then it is not.',
    'Something else comes before {target}.',
    'You set out for {target}, and are overtaken.',
    'Of the way to {target} you go about half.',
    'For {target} there will have to be another time.',
  ],
  dawn: [
    'By now the dark has begun to thin.',
    'Somewhere behind the roofs or trees the sky has an edge again.',
    'It is early, and getting less so.',
    'The first light has no colour yet.',
  ],
  dawninside: [
    'Round the edges of the shutters it is getting grey.',
    'Indoors it is still night for a little longer.',
  ],
  morning: [
    'It has become morning in the meantime.',
    'The day is properly up now.',
    'By now it is full morning.',
    'The shadows have drawn in toward what throws them.',
  ],
  morninginside: [
    'The light has found its way in and lies on the floor.',
    'Outside, by the sound of it, morning is under way.',
  ],
  noon: [
    'It has gone noon before you look up.',
    'The shadows are as short as they will be today.',
    'Half of the day is used.',
    'It is the middle of the day, and quiet with it.',
  ],
  nooninside: [
    'It must be noon: the light stands straight down the wall.',
    'Somewhere outside somebody has stopped to eat.',
  ],
  afternoon: [
    'The day has tipped over into afternoon.',
    'It is afternoon by now, and the light is longer.',
    'What is left of the day leans to one side.',
    'Noon is some way behind you now.',
  ],
  afternooninside: [
    'The patch of light has moved along the wall.',
    'The light comes in from the other side now.',
  ],
  dusk: [
    'The light is on its way out.',
    'Colours have started to go, the small ones first.',
    'It is that hour when faces are hard to tell at a distance.',
    'The day is being put away.',
  ],
  duskinside: [
    'The corners of the room have begun to fill.',
    'Soon somebody will have to make a light.',
  ],
  evening: [
    'Evening has come on while nobody was watching it.',
    'It is evening, and cooler for it.',
    'The last of the light has gone to the west.',
    'What noises there are have moved indoors.',
  ],
  eveninginside: [
    'The window shows more of the room now than of the evening.',
    'Outside it is evening; in here it is whatever the lamp makes it.',
  ],
  night: [
    'By now it is properly night.',
    'There is nothing left of the day to see by.',
    'Night has closed over all of it.',
    'The dark is complete now, near and far.',
  ],
  nightinside: [
    'Whoever can is asleep at this hour.',
    'The night stands right up against the wall outside.',
  ],
};

/** Where two parts of a scene meet that need a word between them. */
export type SeamAt =
  | { readonly kind: 'arrived' }
  | { readonly kind: 'waylaid' }
  | { readonly kind: 'later'; readonly time: PartOfDay; readonly where: 'inside' | 'outside' };

/** The list to choose from, by where it is and how the story should sound. */
export function seamsFor(at: SeamAt, campaign: Pick<Campaign, 'genre' | 'tone'>): string {
  switch (at.kind) {
    case 'arrived':
      return `arrived${toneOf(campaign)}`;
    case 'waylaid':
      return 'waylaid';
    case 'later':
      return at.where === 'inside' ? `${at.time}inside` : at.time;
  }
}

const dark = /\b(?:dark|grim|bleak|horror|noir|gothic|tense|ominous|eerie|thriller|dread)/i;
const light =
  /\b(?:comic|comedy|funny|light-?hearted|whimsical|co[sz]y|playful|humorous|warm|farce)/i;

function toneOf({ genre, tone = '' }: Pick<Campaign, 'genre' | 'tone'>): '' | 'dark' | 'light' {
  const words = `${genre ?? ''} ${tone}`;
  if (dark.test(words)) return 'dark';
  return light.test(words) ? 'light' : '';
}
