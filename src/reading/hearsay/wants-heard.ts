import type { WantWordings } from '@/reading/story/questions-to';

/** Who is told what another wants says what they want: `{want}` stands after a colon. */
const otherWants: readonly string[] = [
  'For {x} it is about something else: {want}.',
  'It is something else that {x} come{x.s} back to: {want}.',
  'Now it comes out what {x} would like: {want}.',
];

/** The same where it begins with "to". */
const otherWantsTo: readonly string[] = [
  'As for {x}, {x.they} want{x.s} {want}.',
  'What {x} want{x.s} is something else, {want}.',
  'All the same {x} want{x.s} {want}.',
  'And {x} want{x.s} {want}.',
];

/** The same where somebody can say so of themselves. */
const otherWantsSaid: readonly string[] = [
  '"And I want {want}," say{x.s} {x}.',
  '"Nobody asks me," say{x.s} {x}, "but I want {want}."',
  '"{other} may have that," say{x.s} {x}, "if I am allowed {want}."',
  '"As for me, I want {want}," say{x.s} {x}.',
  '"I never wanted that," say{x.s} {x}, "only {want}."',
  '"Tell {other} that I want {want}," say{x.s} {x}.',
];

export const wantsHeard: WantWordings = {
  told: otherWants,
  toldTo: otherWantsTo,
  said: otherWantsSaid,
};
