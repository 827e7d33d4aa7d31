import type { BeatTurn } from '@/reading/turns/beat-turn';

/** Somebody decides, asks, refuses, waits. */
export const turnsOfWill: readonly BeatTurn[] = [
  {
    id: 'decision',
    words:
      /\b(?:decid\w+|decision|choos\w+|choice|votes?|voting|whether|verdict|judgement|judgment|terms|ultimatum|either|consents?|settle|must (?:answer|speak|say)|signs?|treaty|bargain|deal)\b/gi,
    sets: [
      [
        {
          text: 'Say aloud that you are with {x} over {matter}.',
          kind: 'tell',
          stance: 'with',
          words:
            'You say it where it can be heard: over {matter} you are with {x}. {x.they} {x.does} not thank you. But what was about to be said against it is not said.',
        },
        {
          text: 'Tell {x} that {matter} must not be settled like this.',
          kind: 'persuade',
          stance: 'against',
          words:
            '"Like what?" {x} ask{x.s}, and you say it. About {matter} there are two opinions from now on, and one of them is yours. {x} will remember who brought it.',
        },
        {
          text: 'Ask {x} to leave the answer about {matter} to you.',
          kind: 'talk',
          stance: 'self',
          words:
            '{x} weigh{x.s} it, and you with it. "Then it is you they will ask," {x.they} say{x.s}. {matter.up}: that is yours now, with all that hangs on it.',
        },
      ],
      [
        {
          text: 'Ask {x} what {x.they} would give up for {matter}.',
          kind: 'talk',
          stance: 'ask',
          words:
            'It is a longer silence than you expected. "Less than I said," {x} answer{x.s} at last, "and more than I ought." About {matter} you have heard nothing truer yet.',
        },
        {
          text: 'Say no to {x} over {matter}, and give the reason.',
          kind: 'tell',
          stance: 'against',
          words:
            'You say no, and then why. {x} let{x.s} you finish. "That is a reason," {x.they} admit{x.s}. "I had hoped that you would only have a feeling about {matter}."',
        },
        {
          text: 'Promise {x} your help with {matter}.',
          kind: 'help',
          stance: 'with',
          words:
            'You promise, and {x} say{x.s} it back to you word for word, to be sure. From here on {matter} is carried by two.',
        },
      ],
    ],
  },
  {
    id: 'request',
    words:
      /\b(?:asks?|asking|begs?|pleads?|wants?|would like|request\w*|needs?|favou?r|implores?|offers?|invites?|demands?|witness)\b/gi,
    sets: [
      [
        {
          text: 'Do what {x} asks about {matter}.',
          kind: 'help',
          stance: 'with',
          words:
            'You do it. It takes no longer than it looked, and {x} watch{x.es} you to the end of it. "Good," {x.they} say{x.s} then. It is done, and {x} know{x.s} by whom.',
        },
        {
          text: 'Refuse {x}: you will have no part in {matter}.',
          kind: 'tell',
          stance: 'against',
          words:
            'You refuse. {x} nod{x.s}, slowly, as one does at a price. "I shall have to ask somebody who can be asked," {x.they} say{x.s}. What is left of {matter} will be done without you, or not at all.',
        },
        {
          text: 'Ask {x} first why {matter} matters so much.',
          kind: 'talk',
          stance: 'ask',
          words:
            '"Because nobody else would have asked why," say{x.s} {x}. And then, since you go on waiting, {x.they} tell{x.s} you the rest, more of it than {x.they} meant to. You know now what {matter} would cost {x.them}.',
        },
      ],
      [
        {
          text: 'Agree with {x} about {matter}, on one condition: the truth.',
          kind: 'persuade',
          stance: 'ask',
          words:
            '"All of it?" {x} ask{x.s}. You wait. It comes in pieces, and not in order, but it comes. After that {matter} looks otherwise, and so {x.does} {x}.',
        },
        {
          text: 'Offer {x} to see to {matter} alone.',
          kind: 'help',
          stance: 'self',
          words:
            '{x} {x.has} not reckoned with that. "You know what you are taking on," {x.they} say{x.s}, and it is not a question. {x} step{x.s} aside. For {matter} it is you who will answer.',
        },
        {
          text: 'Put {x} off: {matter} can wait a little.',
          kind: 'wait',
          stance: 'against',
          words:
            '"It can," {x} say{x.s}. "I cannot." {x.they} say{x.s} nothing more about {matter}, and you both know that it has been asked once and will not be asked so kindly again.',
        },
      ],
    ],
  },
  {
    id: 'waiting',
    words:
      /\b(?:wait\w*|silence|silent|still(?:ness)?|watch(?:es|ing)|keeps? vigil|pause\w*|delay\w*|nobody (?:speaks|moves|says)|slowly|quiet|lull|sleep\w*|rests?)\b/gi,
    sets: [
      [
        {
          text: 'Break the silence: speak to {x} of {matter}.',
          kind: 'talk',
          stance: 'self',
          words:
            'Somebody had to, and it is you. {x} turn{x.s} round at the sound of it. Now that {matter} has been named it cannot be waited out any more.',
        },
        {
          text: 'Wait with {x}, and say nothing of {matter}.',
          kind: 'wait',
          stance: 'with',
          words:
            'You stay where you are. After a while {x} breathe{x.s} in time with you. Nothing is said about {matter}, and {x} take{x.s} that for what it is.',
        },
        {
          text: 'Ask {x} in a low voice what {x.they} expect{x.s}.',
          kind: 'talk',
          stance: 'ask',
          words:
            '"The worst," {x} say{x.s} as quietly. "It is a habit." Then, without looking at you, {x.they} tell{x.s} you what the worst would be, and where in it {matter} comes.',
        },
      ],
      [
        {
          text: 'Tell {x} that you will not wait for {matter} any longer.',
          kind: 'tell',
          stance: 'against',
          words:
            '"Then you have more time than I," say{x.s} {x}, which is the wrong way round, and {x.they} hear{x.s} it too. The waiting is over, for you at least. {x} will have to wait for {matter} alone.',
        },
        {
          text: 'Take the watch from {x}, so that {x.they} can rest.',
          kind: 'help',
          stance: 'with',
          words:
            '{x} want{x.s} to refuse and {x.is} too tired for it. You sit where {x.they} sat. It is a different thing to have {matter} before one’s own eyes.',
        },
        {
          text: 'Use the quiet to look into {matter} yourself.',
          kind: 'search',
          stance: 'self',
          words:
            'You use it. {x} see{x.s} what you are doing and let{x.s} you. What there is to see of {matter} you have seen, when the quiet ends.',
        },
      ],
    ],
  },
];
