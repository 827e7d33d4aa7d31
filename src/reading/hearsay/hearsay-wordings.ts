/** Somebody hears what `{other}` said; what is known of them stands after it. */
export const hearsayReplies: readonly string[] = [
  '"Did {other} say that?" {x} ask{x.s}.',
  '"That is what {other} would say," say{x.s} {x}.',
  '{x} hear{x.s} it to the end.',
  '"So that is what {other} told you," say{x.s} {x}.',
  '"And you believe {other}?" {x} ask{x.s}.',
  '"{other} said that, in those words?" {x} ask{x.s}.',
  '"Not so loud," say{x.s} {x}, and listen{x.s} to the end.',
  '"Say it again," say{x.s} {x}, "just as {other} said it."',
  '{x} let{x.s} you finish, for once.',
  '"I should have thought so," say{x.s} {x}, when you have come to the end.',
  '"You have a good memory," say{x.s} {x}.',
  '"{other} talks too much," say{x.s} {x}.',
];

/** Somebody hears what `{other}` wants; what they want themselves stands after it. */
export const wantsHeard: readonly string[] = [
  '"Does {other} really?" {x} ask{x.s}.',
  '"{other} told you that?" {x} ask{x.s}.',
  '"And nobody asks me," say{x.s} {x}.',
  '"I can believe it of {other}," say{x.s} {x}.',
  '{x} laugh{x.s}, though not at {other}.',
  '"Then {other} and I will be in each other’s way," say{x.s} {x}.',
  '"{other} may want what {other} likes," say{x.s} {x}.',
  '{x} hear{x.s} that with some surprise.',
  '"That is one way to see it," say{x.s} {x}.',
];
