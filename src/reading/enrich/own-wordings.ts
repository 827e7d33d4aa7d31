/** `{matter}` is what the premise leaves open. Nothing here says what anybody is, has or did. */
export const wants: readonly string[] = [
  'Know what becomes of {matter}, one way or the other',
  'Hear somebody say aloud what everybody thinks about {matter}',
  'Keep people from falling out over {matter}',
  'Find out who else has been asking about {matter}',
  'Get through all this without having to take a side over {matter}',
  'Find one person who will listen to the whole story of {matter}',
];

export const sayingsAbout: readonly string[] = [
  'Ask me about {matter} and I will tell you what I know. It will not take long.',
  'Everybody has an opinion about {matter}. Hardly anybody has asked me for mine.',
  'You will hear three stories about {matter}. Hear all three before you believe one.',
  'I do not say that it is all because of {matter}. I say that it was quieter before.',
  'People lower their voices when it comes to {matter}. I never saw what good it did.',
  'If you have come about {matter}, you have not come too early.',
  'Whatever is decided about {matter}, somebody will have to live with it, and it will not be those who decide.',
  'I would rather talk about anything than about {matter}. So go on, ask.',
  'There was a day when nobody had a word to say about {matter}. I miss it.',
  'Remember who told you what about {matter}. You will want to know later who said it first.',
];

export const sayingsOfAnything: readonly string[] = [
  'I have been listening. You should try it; one hears more that way.',
  'Do not ask who is right. Ask who will have to live with it.',
  'I will tell you something, and do with it what you like: nobody here is as sure as they sound.',
  'You look like somebody who would rather know. That is not always the easier way.',
  'If I were you I would ask the others first. And then come back and ask me.',
  'I have been wrong before. It took longer to admit it than to be wrong.',
  'One thing after another, I say, and still everybody talks at once.',
  'What I know I have from looking. What I was told I try to forget.',
];

/** How somebody bears themselves where `{matter}` is concerned; who they are is not ours to say. */
export const bearings: readonly string[] = [
  'attentive whenever somebody speaks of {matter}',
  'in no hurry to be the first to bring up {matter}',
  'slow to forget who said what about {matter}',
  'more interested in {matter} than one is meant to see',
];

export const bearingsOfAnybody: readonly string[] = [
  'quick to notice who comes and who goes',
  'careful to stay near the talk without joining it',
  'readier to ask than to be asked',
  'seldom far from where something is being decided',
];

/** What can truly be said of anybody whom the prose only names, or does not even name. */
export const onlyNamed = 'a name you have heard';
export const withoutName = 'one whose name nobody has told you';

/** `{x}` is somebody who is there. */
export const raised: readonly string[] = [
  '{x} mention{x.s} {matter} as if by the way, and then wait{x.s} to see what you do with it. "You will have heard," {x.they} say{x.s}. "Everybody has. I should like to know what you make of it, before the others tell you what to make of it."',
  'It is {x} who brings it up: {matter}. Nothing is asked of you outright, but {x.they} wait{x.s}, and the silence waits too. "You need not answer today," {x.they} say{x.s} in the end. "Only do not let somebody else answer for you."',
  '"Let us not pretend," {x} say{x.s}. "Sooner or later it comes down to {matter}, and to what you will do about it. I would sooner hear that from you than about you."',
];

export const pressed: readonly string[] = [
  '{x} {x.has} stopped being patient about {matter}. "There are two ways of telling it by now," {x.they} say{x.s}, "and in one of them it is all your doing. I thought you should know which of the two is told more often."',
  'Something has got about. {x} look{x.s} at you differently, and it is not hard to guess why: {matter}. "They ask me what you are waiting for," {x.they} say{x.s}. "I had no answer to give. Have you one?"',
  '"It will not keep," {x} say{x.s}, and mean{x.s} {matter}. "I have seen people wait until a thing decides itself. It always does. It never decides kindly."',
];

export const gathered: readonly string[] = [
  'You put together all you have been told about {matter}, and it is nearly whole. {x} see{x.s} you doing it. "Then you know as much as I do," {x.they} say{x.s}. "From here on it is no longer a matter of knowing."',
  '"Whatever you decide about {matter}," {x} say{x.s}, "decide it where people can see you." {x.they} {x.does} not say what {x.they} would do. Nobody has, so far; you notice it only now.',
  '{x} {x.has} one more thing to say about {matter}, and say{x.s} it without looking at you. "When it is over, they will say that it could only have gone that way. Do not believe them. It is open now. I can see from here that it is open."',
];

export type EndingWords = {
  readonly id: string;
  readonly title: string;
  readonly choice: string;
  readonly prose: readonly string[];
};

/** `{first}` and `{second}` are ids of people; braces as in passages. */
export const endingsFor: readonly EndingWords[] = [
  {
    id: 'stayed',
    title: 'You stayed',
    choice: 'Stay, and see it through{with first}.',
    prose: [
      'You stay. What there was to settle about {matter} is not settled in a day, and some of it never is; but from now on more than one is carrying it.',
      '{if feeling.first > 9: {first} never thank{first.s} you in so many words. {first.they} keep{first.s} a place for you, which is more. | {first} watch{first.es} you as one watches somebody who may still go. You do not go.}',
      'Later, when they tell of {matter}, some leave you out of it and some put you at the beginning. You were there. You know which.',
    ],
  },
  {
    id: 'went',
    title: 'You went',
    choice: 'Go, and leave {matter} to {the others}.',
    prose: [
      'You go before anybody can ask you a second time. Behind you they will go on talking about {matter}, a little otherwise than they would have without you.',
      '{if feeling.second > 9: {second} come{second.s} along for the first part of the way and talk{second.s} about other things. At the end of it neither of you knows how to stop walking. | {second} {second.does} not see you off. Somebody tells you long afterwards that it was meant as a kindness.}',
      'You had the last word, and did not use it.',
    ],
  },
  {
    id: 'said',
    title: 'It was said',
    choice: 'Say aloud what nobody has said about {matter}.',
    prose: [
      'You say it. Once begun, it takes hardly longer than any other thing one says, and after that {matter} is nobody’s secret any more.',
      '{if feeling.first > 9: {first} {first.is} the first to nod. After that it is easier for the others. | {first} {first.is} the last to look up. But {first.they} look{first.s} up.}',
      'What comes of it will need years. It has a beginning now, and you were there when it began.',
    ],
  },
];
