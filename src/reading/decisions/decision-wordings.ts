/** What comes at once of doing what `{x}` asked. */
export const granted: readonly string[] = [
  '"Good," say{x.s} {x}. "I was not sure that you would."',
  '{x} nod{x.s} before it is quite done.',
  '"That is all I wanted," say{x.s} {x}, and you believe about half of it.',
  '{x} thank{x.s} you, shortly, as one thanks somebody on the same side.',
  '"I shall remember who it was," say{x.s} {x}.',
  'It is one thing less for {x} to worry about.',
  '{x} look{x.s} pleased, and then as if it had never been in doubt.',
  '"You might have said no," say{x.s} {x}. "In your place I should have."',
  '{x} had another argument ready, and put{x.s} it away for later.',
  '"Now there are two of us in it," say{x.s} {x}.',
];

/** And of not doing it. */
export const refused: readonly string[] = [
  '"No?" {x} repeat{x.s}, and wait{x.s} for the rest. There is no rest.',
  '{x} nod{x.s} slowly, and it is not agreement.',
  '"Then somebody else will have to be asked," say{x.s} {x}.',
  '{x} {x.does} not argue, and that is worse than arguing.',
  '"I will not ask again," say{x.s} {x}.',
  '{x} had not thought that you could say it so plainly.',
  '"You are making a mistake," say{x.s} {x}, "and you are making it politely."',
  'Between you and {x} it has grown a little colder.',
  '{x} look{x.s} at you as if you had been somebody else until now.',
  '"Very well," say{x.s} {x}, who means neither word.',
];

/** Somebody else is there, who asked for nothing. */
export const witnessed: readonly string[] = [
  '{x} {x.has} seen it, and will say so if asked.',
  '"So that is how it is to be," say{x.s} {x}.',
  '{x} say{x.s} nothing against it, and nothing for it.',
  '"I would not have dared," say{x.s} {x}.',
  '"Well," say{x.s} {x}. "Now it is done."',
  '{x} would have liked to be asked first, and let{x.s} you know it.',
  '"Whatever comes of it," say{x.s} {x}, "it was you."',
  '{x} {x.was} about to say something, and now it is too late for it.',
  '"You are quicker than I am," say{x.s} {x}. It may be praise.',
  '{x} look{x.s} at you, and then where you look.',
];

/** Whoever is sent away goes. */
export const sentOff: readonly string[] = [
  '{x} go{x.es} without a word, and {x.does} not look back.',
  '"You will think of me," say{x.s} {x}, and {x.is} gone.',
  '{x} look{x.s} back once, from as far as one can still be seen.',
  'The last you hear of {x} is {x.their} footsteps.',
  '{x} lift{x.s} a hand, though nobody has said goodbye.',
];

/** It is told to nobody. */
export const keptQuiet: readonly string[] = [
  'Nobody asks, and so nobody hears a lie.',
  'Whoever looks at you sees nothing.',
  'From now on it is yours alone to carry.',
  'You talk about the weather instead, to whoever will have it.',
];

/** Nobody is. */
export const unseen: readonly string[] = [
  'Nobody is there to say whether it was right.',
  'It is done before you can think better of it.',
  'If anybody asks later, it will be your word alone.',
  'It was quickly done, and it cannot be undone as quickly.',
];

/** Whose part the player took, against `{y}`. */
export const sided: readonly string[] = [
  '{x} had not counted on you. {y} had.',
  '"Two against one, then," say{x.s} {y}, who can count.',
  '{x} say{x.s} nothing, and stand{x.s} a little straighter.',
  '"I hope you know what you are helping with," {y} tell{y.s} you.',
  '"Thank you," say{x.s} {x}, and look{x.s} at {y} while saying it.',
  '{y} take{y.s} note of it, and of you.',
];

/** Some scenes later, because the player `{done}`. */
export const decidedEchoes: Readonly<Record<'with' | 'against' | 'self', readonly string[]>> = {
  with: [
    '{x} {x.has} not forgotten that you {done}, and it shows in small things.',
    'Because you {done}, {x} let{x.s} you have the last word today.',
    'Others have heard it too by now, that you {done}. They had it from {x}.',
    '{x} would do something for you in return, it seems, since you {done}.',
    'To {x} you are whoever {done}, and will be for some time.',
  ],
  against: [
    '{x} {x.has} not forgotten that you {done}, and see{x.s} to it that you have not either.',
    'Since you {done}, {x} choose{x.s} {x.their} words to you with care.',
    '{x} let{x.s} you finish your sentence, as one lets somebody do who {done}.',
    'Others have heard it too by now, that you {done}. As {x} tell{x.s} it, it was worse.',
    'It is between you and {x} still, that you {done}.',
  ],
  self: [
    'It is known by now that you {done}, and {x} want{x.s} to hear from you why.',
    '{x} speak{x.s} of it as a settled thing, that you {done}, and wait{x.s} for you to contradict.',
    'That you {done} has had its consequences, and {x} can name them in their order.',
    '"People ask me about you," {x} say{x.s}. "I tell them what you did." You {done}: it is told like that.',
  ],
};
