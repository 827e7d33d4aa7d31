import type { Intent } from '@/contracts/generated/choice';
import { plain } from '@/narrator/understanding/clauses';
import { nextStepTo, personNamed, placeNamed } from '@/narrator/understanding/named-in-story';
import type { TypedSituation } from '@/narrator/understanding/typed-situation';
import { peopleAtHand, peopleHere, whoWouldHear } from '@/narrator/understanding/who-is-meant';
import { peopleAt, placeOf } from '@/story/story-state';

const questions: readonly (readonly [string, RegExp])[] = [
  [
    'ask-place',
    /^(?:where (?:am i|are we|is this)|what (?:is this place|place is this)|where (?:can|could) i go|(?:what are )?the (?:exits|ways out)|exits)$/,
  ],
  [
    'ask-things',
    /^(?:inventory|inv|what (?:do i|am i|have i) (?:have|hold|holding|carry|carrying|got)(?: (?:on|with) me)?|what(?:'s| is) in my (?:pockets?|bag|hands?)|(?:check|look in|search) my (?:inventory|pockets?|bag|things)|my things)$/,
  ],
  [
    'ask-people',
    /^(?:who(?:'s| is| else is) (?:here|there|around|about|present|with me)|is (?:anybody|anyone|somebody|someone) (?:here|there|around))$/,
  ],
  [
    'ask-self',
    /^(?:who am i|what am i(?: doing)?(?: here)?|what(?:'s| is) my (?:job|task|name|purpose|role|duty|work|business)(?: here)?|why am i (?:here|up here|counting|doing this)\b.*|what am i (?:supposed|meant|here) to do|what(?:'s| is) (?:this|the story|this story) about)$/,
  ],
  [
    'ask-help',
    /^(?:help|help me|what (?:can|could|should|do) i do(?: now| here| next)?|what now|how do i play|how does this work|commands)$/,
  ],
];

const whereIs =
  /^(?:where(?:'s| is| are| lies)|how (?:do|can) i (?:get|go|come) to|which way (?:is|to)|what is the way to|the way to) (.+)$/;

/** What can be answered from what is: where one is, what one has, who is there, which way leads somewhere. */
export function askedOfStory(text: string, situation: TypedSituation): Intent | null {
  const said = plain(text).replace(/[\s?!.]+$/, '');
  const kind = questions.find(([, question]) => question.test(said))?.[0];
  if (kind === 'ask-people') return { kind, ...broughtHere(situation) };
  if (kind !== undefined) return { kind };
  const goal = whereIs.exec(said)?.[1];
  return goal === undefined ? null : whereabouts(goal, situation);
}

/** Those first whom no place has, and who are there all the same: a line finds all others at the place. */
function broughtHere(situation: TypedSituation): Pick<Intent, 'target' | 'with'> {
  const { state } = situation;
  const here = peopleHere(situation);
  const atHand = peopleAtHand(situation).filter((id) => here.includes(id));
  const settled = new Set(peopleAt(state, placeOf(state)));
  const [target, other] = [...new Set([...atHand, ...here])].sort(
    (one, another) => Number(settled.has(one)) - Number(settled.has(another)),
  );
  return {
    ...(target === undefined ? {} : { target }),
    ...(other === undefined ? {} : { with: other }),
  };
}

/** Whoever is there may know where somebody else is. */
function askedOfSomebody(missing: string, situation: TypedSituation): Intent {
  const hearer = whoWouldHear(situation);
  if (hearer !== null) return { kind: 'talk', target: hearer };
  return { kind: 'attempt', refused: 'nobody-here', target: missing };
}

function whereabouts(goal: string, situation: TypedSituation): Intent | null {
  const { campaign, state } = situation;
  const present = peopleHere(situation);
  const person = personNamed(goal, campaign, present);
  if (person !== null)
    return present.includes(person)
      ? { kind: 'ask-people', target: person }
      : askedOfSomebody(person, situation);
  const place = placeNamed(goal, campaign, state);
  if (place === null) return null;
  if (place === placeOf(state)) return { kind: 'ask-place' };
  const step = nextStepTo(place, campaign, state);
  return step === null
    ? { kind: 'attempt', refused: 'no-way', target: place }
    : { kind: 'ask-way', target: place, with: step };
}
