/** The matter of the premise comes up again; `{x}` brings it up. */
export const pressings: readonly string[] = [
  'You catch {x} looking at you, and neither of you looks away. It is about {matter}; by now most things are. "Well?" say{x.s} {x}.',
  '"I keep coming back to {matter}," say{x.s} {x}. "I lie down with it and get up with it. You are the first I have told. What do you mean to do?"',
  '{x} {x.has} been patient until now. "And {matter}?" {x.they} ask{x.s}. "You will have to say something about it sooner or later, and sooner would be kind."',
  '{x} {x.has} heard something about {matter}, and {x.has} heard it from two sides. "They cannot both be right," {x.they} say{x.s}. "Which of them have you believed?"',
  '"If it were only mine I should let it go," {x} say{x.s}, and mean{x.s} {matter}. "But it is not only mine." It sounds like a request.',
  'There is no talking round it with {x}. Every sentence ends at {matter}, and then {x.they} look{x.s} at you as if it were your turn.',
];

/** With nobody there to do so. */
export const lonelyPressings: readonly string[] = [
  'Being alone does not help. {matter.up} is still there, and nobody else is thinking about it now.',
  'However you turn it, you come back to {matter}. It is why you are here, and it is not done.',
  'For a while you manage to think of something else. Then it is {matter} again.',
  'Somewhere people are asking each other what you will do about {matter}. You would like to know what they answer.',
];

export type Pursuit = { readonly text: string; readonly kind: string; readonly words: string };

/** What can be said to somebody who brings it up: three each time, and not the same. */
export const pressingAnswers: readonly (readonly Pursuit[])[] = [
  [
    {
      text: 'Tell {x} honestly how far you have come with {matter}.',
      kind: 'tell',
      words:
        'You leave nothing out, not even how little it is. {x} listen{x.s} to the end. "It is more than I had," {x.they} say{x.s}. From now on two of you know the same about {matter}.',
    },
    {
      text: 'Ask {x} to do something about {matter}, and not only ask.',
      kind: 'persuade',
      words:
        '{x} open{x.s} {x.their} mouth, and then think{x.s} better of it. "What?" {x.they} ask{x.s} instead. You name one thing. It is small, it can be done, and {x} will do it: for {matter} that is one pair of hands more.',
    },
  ],
  [
    {
      text: 'Promise {x} that {matter} will not be left as it is.',
      kind: 'tell',
      words:
        'It is said before you have counted what it may cost. {x} nod{x.s}, once. Somebody who has been promised something waits differently. About {matter} there is a promise now, and it is yours.',
    },
    {
      text: 'Ask {x} what {x.they} {x.is} afraid of in {matter}.',
      kind: 'talk',
      words:
        '"That it will turn out to be simple," say{x.s} {x}, after a time. "And that we could have done it at once." You had not looked at {matter} from there.',
    },
  ],
  [
    {
      text: 'Ask {x} who gains if nothing is done about {matter}.',
      kind: 'talk',
      words:
        '{x} need{x.s} no time for that, and the speed of it surprises {x.them} too. You have a name, and a reason. It proves nothing about {matter}, but it is a direction.',
    },
    {
      text: 'Tell {x} to leave {matter} to you for now.',
      kind: 'tell',
      words:
        '"Gladly," say{x.s} {x}, and {x.does} not sound glad. But {x.they} step{x.s} back from it, one can see that. Whatever is still to come with {matter} will come to you first.',
    },
  ],
  [
    {
      text: 'Tell {x} which side you believe about {matter}.',
      kind: 'tell',
      words:
        'You say it, and hear yourself say it. {x} turn{x.s} it over. "Then we know what we are doing," {x.they} say{x.s}, "or at least on whose account." That is settled about {matter}, if nothing else is.',
    },
    {
      text: 'Ask {x} to tell you again how {matter} began.',
      kind: 'talk',
      words:
        'It is told more slowly this time, and two things are in it that were not there before. {x} notice{x.s} them as well. One of them may be the beginning of {matter}, and it is not where everybody looked.',
    },
  ],
  [
    {
      text: 'Say to {x} that {matter} is yours too by now.',
      kind: 'help',
      words:
        '{x} {x.has} no answer ready for that. {x.they} hold{x.s} out a hand, which is one. You came from elsewhere, and with {matter} you are no guest any more.',
    },
    {
      text: 'Ask {x} what would have to be given up for {matter}.',
      kind: 'talk',
      words:
        '"Whatever we are proudest of," say{x.s} {x}. "It is usually that." Then {x.they} say{x.s} what it would be. It makes {matter} larger, and clearer.',
    },
  ],
  [
    {
      text: 'Tell {x} what you will do about {matter}, step by step.',
      kind: 'tell',
      words:
        'You had not known that you had a plan until you said it. {x} find{x.s} one hole in it and stop{x.s} it with a word. So it will be done, then, with {matter}, and soon.',
    },
    {
      text: 'Admit to {x} that you are at a loss over {matter}.',
      kind: 'tell',
      words:
        '"Thank heaven," say{x.s} {x}. "I thought that I was the only one." It is no answer about {matter}. But two who do not know are further than two who pretend.',
    },
  ],
];

/** Whom one meets can be asked about it at any time; `{author}` is what they have to say. */
export const pursuitTexts: readonly string[] = [
  'Ask {x} about {matter}.',
  'Ask {x} what {x.they} know{x.s} of {matter}.',
  'Bring {x} to speak of {matter}.',
  'Put it to {x}: what about {matter}?',
];

export const pursuitAnswers: readonly string[] = [
  '{x} {x.does} not ask why you want to know. "I was not there when it began," {x.they} say{x.s}, "and I have had to live with it all the same." What {x} would have about {matter} is plain enough: {want}.',
  'It takes {x} a moment to find a beginning. About {matter} {x.they} know{x.s} less than you had hoped, but {x.they} know{x.s} what {x.they} want{x.s} of it: {want}.',
  '"Everybody will tell you something else about that," say{x.s} {x}. "Ask what each of us would get by it." What {x.they} would get is no secret: {want}. So much about {matter}.',
  '{x} look{x.s} round before answering. There is one thing in {matter} that {x.they} will not let go: {want}.',
];

/** Who is known to want nothing. */
export const plainPursuitAnswers: readonly string[] = [
  '{x} {x.has} seen more of it than {x.they} said so far. {x.they} tell{x.s} it in order, what came first and who was by. You know more about {matter} than you did.',
  '"About {matter} I could say a good deal," {x} begin{x.s}, and then {x.does}. Most of it is what you knew. One thing is not, and you keep it.',
  'On {matter} {x} {x.has} an opinion, and what is better, a reason for it. You are not sure that it is right. It is the first that hangs together.',
  '{x} will not be drawn at first. Then, because you go on standing there: "All right. But you have not got it from me." It is about {matter}, and worth having.',
];

/** The time that was given runs out: first `{deadline}` is near, then nearer. */
export const momentsNear: readonly string[] = [
  'It is not so long any more until {deadline}. One notices it by how people look up.',
  'Nobody says how late it is, and everybody knows: it will soon be {deadline}.',
  '{deadline.up} is so near now that there is no more talk of afterwards.',
];

export const spansNear: readonly string[] = [
  'Of the {deadline} more is gone than anybody cares to count.',
  'The {deadline} seemed long when they were named. They do not now.',
  'What is left of the {deadline} could be held in one hand.',
];

export const timeIsUp: Readonly<Record<'moment' | 'span', readonly string[]>> = {
  moment: ['It is {deadline}, and no more time will be given.', '{deadline.up} has come.'],
  span: ['The {deadline} are over.', 'Of the {deadline} none is left.'],
};
