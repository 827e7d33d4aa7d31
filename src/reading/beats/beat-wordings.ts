import type { TurnStance } from '@/reading/turns/beat-turn';

/** The player comes to where something happens. */
export const goings: readonly string[] = [
  'Word is sent for you from {place}, and you go.',
  'You are fetched to {place}.',
  'Your way takes you to {place}.',
  'You go to {place}; it is where one has to be now.',
  'Before long you are at {place}.',
  'The next thing happens at {place}, and you are there for it.',
  'You are wanted at {place}.',
  'You hurry to {place}.',
];

/** Somebody takes the player there. */
export const broughtBy: readonly string[] = [
  '{x} {x.has} sent for you: to {place}, and at once.',
  'You follow {x} to {place}.',
  '{x} take{x.s} you along to {place}.',
  'You find {x} at {place}, or {x} find{x.s} you there.',
  'At a sign from {x} you go to {place}.',
  'It is {x} who wants you at {place}.',
  '"To {place}," say{x.s} {x}, already on the way.',
  'You catch up with {x} at {place}.',
  '{x} wait{x.s} for you at {place}.',
  'With {x} you come to {place}.',
];

/** Whoever it is about is there, wherever it happens. */
export const comings: readonly string[] = [
  'Now {x} {x.is} here too.',
  'You look round, and there is {x}.',
  'This time it is {x}.',
  'You come upon {x}.',
  'It is {x} whom you meet next.',
  'You are with {x} now.',
  'Your next way leads to {x}.',
  'You have {x} before you.',
];

/** Somebody else sees it. */
export const besides: readonly string[] = [
  '{x} {x.has} seen it too.',
  '{x} look{x.s} at you to see what you will do.',
  '{x} {x.is} beside you.',
  '{x} wait{x.s} for you to do something.',
  'You and {x} look at each other.',
  '{x} turn{x.s} to you.',
  '{x} {x.is} there as well.',
  '{x} come{x.s} to stand with you.',
];

export const stanceMemories: Readonly<Record<TurnStance | 'alone', readonly string[]>> = {
  with: ['You stood with {x} over {matter}.', 'You were on the side of {x} in {matter}.'],
  against: ['You went against {x} over {matter}.', 'You crossed {x} over {matter}.'],
  self: ['You took {matter} into your own hands before {x}.', 'You answered for {matter} to {x}.'],
  ask: ['You turned to {x} over {matter}.', 'You asked for the help of {x} with {matter}.'],
  alone: ['You were alone with {matter}.', 'You faced {matter} by yourself.'],
};

/** Some scenes later, because of it. */
export const stanceEchoes: Readonly<Record<TurnStance, readonly string[]>> = {
  with: [
    '"I have told two people how you stood by me over {matter}," say{x.s} {x}, "and they did not believe me."',
    'Since {matter} {x} make{x.s} room for you before you ask.',
    '"Ask me for anything, after {matter}," say{x.s} {x}, "or for almost anything."',
    'Somebody had a hard word for you and {matter}, and it was {x} who answered it.',
    '"You and I and {matter}," say{x.s} {x}, "who would have thought it?"',
    '{x} thank{x.s} you for {matter} again, and for something else, so that you do not notice.',
    'Since {matter} {x} greet{x.s} you first.',
    '"I owe you one for {matter}," say{x.s} {x}, "or two."',
    '"They say that we agree about everything now," say{x.s} {x}, "because of {matter}."',
    '{x} come{x.s} and stand{x.s} next to you, as always since {matter}.',
  ],
  against: [
    'Since {matter} {x} {x.has} been very polite to you.',
    '"I have thought about {matter}," say{x.s} {x}, "and you were wrong."',
    '{x} leave{x.s} more room between you than is needed, and has done so since {matter}.',
    'You hear {x} tell the story of {matter}, and you are not in it.',
    '"No hard feelings about {matter}," say{x.s} {x}, in a voice that has some.',
    '"Next time ask me first," say{x.s} {x}, "before you make up your mind about {matter}."',
    '"I have not forgotten {matter}," say{x.s} {x}, and look{x.s} past you.',
    '{x} answer{x.s} you in as few words as there are, because of {matter}.',
    '"You again," say{x.s} {x}, who {x.has} not forgiven you {matter}.',
    '"Is there anything else that I do wrong," {x} ask{x.s}, "besides {matter}?"',
  ],
  self: [
    '"It was you who took it on," say{x.s} {x}, "so what becomes of {matter} now?"',
    'When somebody asks about {matter}, {x} point{x.s} at you.',
    '"You could have asked me about {matter}," say{x.s} {x}, "and I would have said yes."',
    'Since {matter} {x} ask{x.s} you before doing anything.',
    '"Whose idea was that, with {matter}?" {x} ask{x.s}, who know{x.s} very well whose.',
    '"You look as if you carried {matter} about with you," say{x.s} {x}.',
    '{x} still check{x.s} on what you did about {matter}, when nobody seems to look.',
    '"Not bad, what you did about {matter}," say{x.s} {x}, "and not good either."',
  ],
  ask: [
    '"One day I shall ask you for something," say{x.s} {x}, "because of {matter}."',
    '"You came to me about {matter}, and to nobody else," say{x.s} {x}, "and I noticed."',
    '{x} look{x.s} in on you, only to see whether you need anything, as so often since {matter}.',
    '"Was it enough, what I did about {matter}?" {x} ask{x.s}.',
    '{x} {x.does} not wait to be asked any more, after {matter}.',
    '"It is not {matter} again?" {x} ask{x.s}.',
    '"Nobody ever asked me for anything before {matter}," say{x.s} {x}.',
    '"I would do it again," say{x.s} {x}, "with {matter}, but not tomorrow."',
  ],
};

/** What is remembered of an answer where no words say what it was about. */
export const bareMemories: typeof stanceMemories = {
  with: ['You stood with {x}.', 'You were on the side of {x}.'],
  against: ['You went against {x}.', 'You crossed {x}.'],
  self: ['You did not wait for {x}.', 'You went your own way before {x}.'],
  ask: ['You turned to {x}.', 'You asked something of {x}.'],
  alone: ['You were alone there.', 'You faced what came by yourself.'],
};

/** And some scenes later. */
export const bareEchoes: typeof stanceEchoes = {
  with: [
    '{x} make{x.s} room for you before you ask.',
    '"I have told two people that you stood by me," say{x.s} {x}, "and they did not believe me."',
    'Somebody had a hard word for you, and it was {x} who answered it.',
    '{x} greet{x.s} you first these days.',
  ],
  against: [
    '{x} {x.has} been very polite to you of late.',
    '"Next time ask me first," say{x.s} {x}, "before you make up your mind."',
    '{x} leave{x.s} more room between you than is needed.',
    '{x} answer{x.s} you in as few words as there are.',
  ],
  self: [
    '"It was you who took the lead," say{x.s} {x}, "so lead on."',
    '{x} ask{x.s} you before doing anything now.',
    '"You could have left some of that to me," say{x.s} {x}.',
    'When something has to be decided, {x} point{x.s} at you.',
  ],
  ask: [
    '"One day I shall ask you for something," say{x.s} {x}.',
    '"You came to me, and to nobody else," say{x.s} {x}, "and I noticed."',
    '{x} look{x.s} in on you, only to see whether you need anything.',
    '{x} {x.does} not wait to be asked any more.',
  ],
};
