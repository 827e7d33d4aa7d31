/** How it stands with somebody afterwards, by what they feel, and what is left of it all. */
type Aftermath = { readonly warm: string; readonly cold: string; readonly ends: string };

/** What is so whatever was done: each ending of a story has another, and each story begins elsewhere. */
export const aftermaths: readonly Aftermath[] = [
  {
    warm: '{x} never thank{x.s} you in so many words. {x.they} keep{x.s} a place for you, which is more.',
    cold: '{x} watch{x.es} you as one watches somebody who may do it again.',
    ends: 'Later, when all this is told, some leave you out of it and some put you at the beginning, and you alone know which is right.',
  },
  {
    warm: '{x} walk{x.s} a part of the way with you and talk{x.s} about other things. At the end of it neither of you knows how to stop walking.',
    cold: '{x} {x.does} not see you off. Somebody tells you long afterwards that it was meant as a kindness.',
    ends: 'You are asked about {matter} for years, and each time you leave out a little more, until only what you did is left.',
  },
  {
    warm: '{x} {x.is} the first to nod. After that it is easier.',
    cold: '{x} {x.is} the last to look up. But {x.they} look{x.s} up.',
    ends: 'What comes of it will need years, but it has a beginning now, and you were its beginning.',
  },
  {
    warm: '"I would have done the same," say{x.s} {x}, and you both know that it is not true and that it is kindly meant.',
    cold: '"I would not have done it," say{x.s} {x}. It is not quite a reproach.',
    ends: 'There are evenings on which you would do it otherwise, and more on which you would not.',
  },
  {
    warm: '{x} ask{x.s} you once what it was like, and listen{x.s} to all of it.',
    cold: '{x} never ask{x.s} you about it, and change{x.s} the subject when others do.',
    ends: 'Whoever comes here now is told of it within the hour, and is told it nearly right.',
  },
  {
    warm: '{x} hold{x.s} your hand for longer than is usual, and say{x.s} nothing at all.',
    cold: '{x} shake{x.s} your hand as one signs for a parcel.',
    ends: 'For a while nobody talks of anything else, and then it is a thing that happened, and then a thing that happened to you.',
  },
  {
    warm: '{x} send{x.s} word every year, on the day, and never mention{x.s} the day.',
    cold: 'You send word to {x} once. The answer is short and correct.',
    ends: 'Of all of it you have kept the moment before, when it could still have gone either way.',
  },
  {
    warm: '{x} tell{x.s} the story better than you do, and leave{x.s} in the parts where you were afraid.',
    cold: '{x} tell{x.s} the story too. In that one you come in late.',
    ends: 'You have gone over it often enough to know the place where you might have turned off, and you would walk past it again.',
  },
];
