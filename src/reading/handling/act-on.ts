import type { FoundProp } from '@/reading/found/reading';
import type { ThingKind } from '@/reading/found/thing-kinds';

/** What one does who wants to know more of a thing, and what is told where its author has no more words for it. */
export type ThingAct = {
  readonly kind: 'look' | 'listen' | 'search';
  readonly texts: readonly string[];
  /** As it is remembered. */
  readonly done: string;
  readonly answers: readonly string[];
};

const looks: readonly string[] = [
  'Look closely at {thing}.',
  'Take a closer look at {thing}.',
  'Examine {thing}.',
  'Have a good look at {thing}.',
];

const look: ThingAct = {
  kind: 'look',
  texts: looks,
  done: 'You took a close look at {thing}.',
  answers: [
    'You look at {thing} from all sides, and will know every scratch again.',
    'You take your time over {thing}, and nobody hurries you.',
    'However long you look at {thing}, you will not see who looked before you.',
    'There is nothing about {thing} that you could swear to, and something that bothers you.',
    'You bend so close to {thing} that your breath leaves a mark.',
    'You put out a hand to {thing}, and think better of that, and look on.',
    'You look at {thing} until you could draw every line from memory.',
    'You give {thing} the kind of look that you would give a stranger, and learn as much.',
  ],
};

const read: ThingAct = {
  kind: 'look',
  texts: ['Read {thing}.'],
  done: 'You read {thing}.',
  answers: [
    'You read {thing} twice, the second time more slowly.',
    'You go through {thing} with a finger under every line.',
    'You read {thing} as one reads what may be taken away at any moment.',
    'You read {thing} to the end, and then the beginning again.',
    'You hold {thing} to the light, and read what there is.',
    'You read {thing} once for the words, and once for what is left out.',
  ],
};

const inside: ThingAct = {
  kind: 'look',
  texts: ['Look into {thing}.', 'Open {thing}.'],
  done: 'You looked into {thing}.',
  answers: [
    'You look into {thing}, down to the bottom, and leave everything as it lies.',
    'You open {thing} no wider than you must, and close it again when you have seen.',
    'You look through {thing} with quick hands, and nobody asks what you are doing.',
    'You look into {thing} for longer than it takes.',
    'You put your head so close to {thing} that you smell what was kept there.',
  ],
};

const shut: ThingAct = {
  kind: 'look',
  texts: ['Try to open {thing}.'],
  done: 'You tried to open {thing}.',
  answers: [
    'You try {thing}, gently first and then not, and nothing opens.',
    'It takes more than your hands to open {thing}.',
    'You feel along the edges of {thing}, and nothing gives.',
    'You try {thing} until you are afraid that somebody hears you, and give up.',
  ],
};

const sought: ThingAct = {
  kind: 'search',
  texts: ['Look for {thing}.', 'Search for {thing}.'],
  done: 'You looked for {thing}.',
  answers: [
    'You look where {thing} ought to be, and then where nobody would look.',
    'There is no sign of {thing}, high or low, and you have looked high and low.',
    'You search for {thing} until people begin to search with you.',
    'You do not find {thing}, and you find that somebody has looked here before you.',
    'Looking for {thing}, you learn where everything else is.',
  ],
};

const over: ThingAct = {
  ...look,
  texts: ['Look over {thing}.', 'Look closely at {thing}.'],
  answers: [
    'You go over {thing} as somebody does who has to rely on it.',
    'You look at {thing} once from every side there is, and lay a hand there.',
    'You try what moves in {thing}, and listen.',
    'You look over {thing}, and see how many have done so before you.',
    'You look for what could be wrong with {thing}, and for who would know.',
  ],
};

const follow: ThingAct = {
  ...look,
  texts: ['Follow {thing} with your eyes.', 'Look closely at {thing}.', 'Bend down to {thing}.'],
};

const heard: ThingAct = {
  kind: 'listen',
  texts: ['Listen to {thing}.'],
  done: 'You listened to {thing}.',
  answers: [
    'You listen to {thing} until you hear what is between the noises.',
    'You put your ear to {thing}, and hold your breath.',
    'You listen to {thing} for a while, and nothing in it is meant for you.',
  ],
};

const through: ThingAct = {
  kind: 'look',
  texts: ['Look through {thing}.'],
  done: 'You looked through {thing}.',
  answers: [
    'You look through {thing}, and all that was far is near, and no clearer.',
    'You look through {thing} until your eye waters.',
    'Through {thing} everything has an edge, and what you were looking for has none.',
  ],
};

const note: ThingAct = {
  kind: 'look',
  texts: ['Try a note on {thing}.'],
  done: 'You tried a note on {thing}.',
  answers: [
    'You try a note on {thing}, which stays in the air longer than you like.',
    'You strike one note on {thing}, and everybody near you stops talking.',
    'You try {thing}, softly, and somewhere something answers.',
  ],
};

const smelt: ThingAct = {
  ...look,
  texts: ['Smell {thing}.'],
  done: 'You smelled {thing}.',
  answers: [
    'You put your nose to {thing}, and wish that you knew more about such things.',
    'You smell {thing} once, and then again to be sure.',
    'You smell {thing}, and are reminded of somewhere else.',
  ],
};

const ofKind: Readonly<Partial<Record<ThingKind, ThingAct>>> = {
  reading: read,
  notice: read,
  container: inside,
  cupboard: inside,
  trace: follow,
  machine: over,
  part: over,
  vehicle: over,
  keyboard: note,
  food: smelt,
};

const listenedTo = /\b(?:radio|wireless|receiver|gramophone|jukebox|loudspeaker|tannoy)$/;
const lookedThrough =
  /\b(?:binoculars|telescope|spyglass|periscope|microscope|field-glasses|opera-glasses)$/;
const neverOpen = /\b(?:safe|strongbox|lockbox|coffin|sarcophagus|reliquary)$/;
/** Pages that have not been opened cannot be read. */
const wrapped = /\b(?:envelope|file|folder|scroll|dossier)$/;
/** Things of which the inside is not another side. */
const full = /\b(?:bundle|parcel|package|packet|trunk)$| of /;

/** By its kind, and by what is said of it. */
export function actOn({ kind, called: [words = ''], isGone, isShut, owner }: FoundProp): ThingAct {
  if (isGone) return sought;
  const isOfTheirs = owner !== null;
  if (isOfTheirs) return look;
  if (kind === 'container' || kind === 'cupboard') {
    if (isShut || neverOpen.test(words)) return shut;
    return full.test(words) ? look : inside;
  }
  if (kind === 'reading' && isShut) return look;
  if (kind === 'reading' && wrapped.test(words)) return inside;
  if (listenedTo.test(words)) return heard;
  if (lookedThrough.test(words)) return through;
  return (kind === null ? undefined : ofKind[kind]) ?? look;
}
