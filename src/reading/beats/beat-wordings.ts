import type { TurnStance } from '@/reading/turns/beat-turn';

/** The player comes to where something happens. */
export const goings: readonly string[] = [
  'Word is sent for you from {place}, and you go.',
  'You are fetched to {place}.',
  'Your way takes you to {place}.',
  'You go to {place}; it is where one has to be now.',
  'Before long you are at {place}.',
  'Something draws you to {place}, and you are not too late.',
  'The next thing happens at {place}, and you are there for it.',
];

/** Somebody takes the player there. */
export const broughtBy: readonly string[] = [
  '{x} {x.has} sent for you: to {place}, and at once.',
  'You follow {x} to {place}.',
  '{x} take{x.s} you along to {place}.',
  'You find {x} at {place}, or {x} find{x.s} you there.',
  'At a sign from {x} you go to {place}.',
  'It is {x} who wants you at {place}.',
];

/** Somebody comes to where the player is. */
export const comings: readonly string[] = [
  '{x} {x.has} come looking for you.',
  'It is {x} who comes to you now.',
  '{x} {x.has} found you.',
  'You look round, and there is {x}.',
  'Now {x} {x.is} here too.',
  '{x} {x.does} not let you wait.',
];

/** Somebody else sees it. */
export const besides: readonly string[] = [
  'You are not the only one to whom it happens: {x} {x.is} here.',
  '{x} {x.has} seen it too, and look{x.s} at you.',
  'Beside you {x} draw{x.s} a breath and say{x.s} nothing.',
  '{x} {x.is} with you, and wait{x.s} for what you will do.',
];

export const stanceMemories: Readonly<Record<TurnStance | 'alone', readonly string[]>> = {
  with: ['You stood with {x} over {matter}.', 'You were on the side of {x} in {matter}.'],
  against: ['You went against {x} over {matter}.', 'You told {x} no about {matter}.'],
  self: ['You took {matter} into your own hands before {x}.', 'You answered for {matter} to {x}.'],
  ask: ['You had the truth about {matter} from {x}.', 'You asked {x} about {matter}, and heard.'],
  alone: ['You were alone with {matter}.', 'You faced {matter} by yourself.'],
};

/** Some scenes later, because of it. */
export const stanceEchoes: Readonly<Record<TurnStance, readonly string[]>> = {
  with: [
    '{x} {x.has} not forgotten who stood by {x.them} over {matter}. It shows in small things: a place kept, a word passed on.',
    '"You were there," {x} say{x.s}, out of nothing, and mean{x.s} {matter}. "I have told it to two people. I left nothing out."',
    'Since {matter} {x} speak{x.s} to you as one does to somebody who need not be convinced any more.',
    '{x} ask{x.s} whether you regret it, that with {matter}, and seem{x.s} ready to believe whatever you say.',
    'What you did for {x} over {matter} has got about. It is told better than it was.',
  ],
  against: [
    '{x} {x.is} polite to you, and it is {matter} that makes the politeness.',
    '"I have thought about what you said of {matter}," say{x.s} {x}. "I have not got any fonder of it. But I have thought."',
    'Between you and {x} stands {matter}, and each waits for the other to walk round it.',
    '{x} let{x.s} you finish your sentence, as one lets somebody do whom one means to contradict. It is because of {matter}.',
    'You hear that {x} {x.has} told {matter} without you in it. It must have taken some skill.',
  ],
  self: [
    '"It was you who took it on," {x} say{x.s}. "So I ask you: what becomes of {matter} now?"',
    '{x} {x.has} kept an eye on how you bear {matter}. There is no help in the look, but there is respect.',
    'When {matter} is spoken of, {x} point{x.s} at you with {x.their} chin. It is meant as praise, or as a warning to others.',
    'What you began with {matter} has had consequences, and {x} count{x.s} them up for you, the good ones first.',
  ],
  ask: [
    '{x} {x.has} something to add to what you were told about {matter}. "I said it as it was," {x.they} say{x.s}. "I did not say how I came to know."',
    'You know a thing about {matter} that {x} told nobody else, and {x.they} look{x.s} to see whether it is still safe.',
    '"Since you asked me about {matter} I have been asking myself," say{x.s} {x}. "It was easier before."',
    'What {x} told you of {matter} fits with more and more of what you see.',
  ],
};
