import type { Intent } from '@/contracts/generated/choice';
import { withoutEnding } from '@/story/words/without-ending';
import { plainlyWritten } from '@/understanding/grammar/clauses';
import { framesOf, type Frame, type FrameFinder } from '@/understanding/phrases/frames';
import { wordsSaid } from '@/understanding/lexicon/words-said';
import { nextStepTo, personNamed, placeNamed } from '@/understanding/story/named-in-story';
import type { TypedSituation } from '@/understanding/story/typed-situation';
import { peopleAtHand, peopleHere, whoWouldHear } from '@/understanding/story/who-is-meant';
import { peopleAt, placeOf } from '@/story/state/story-state';

const questions: readonly (readonly [string, FrameFinder])[] = Object.entries({
  'ask-place': [
    'where am|are i|we .',
    'where is this .',
    'what is this <place|room|town> .',
    'what <place|room|town> is this .',
    'where can|could i go .',
    'exits .',
    'what|the are? the? <exit|way> out? .',
  ],
  'ask-things': [
    'inventory|inv .',
    'what do|am|have i have|hold|holding|carry|carrying|got on|with? me? .',
    "what|what's is? in my <pocket|bag|hand> .",
    'check|look|search in? my <inventory|pocket|bag|thing> .',
    'my things .',
  ],
  'ask-people': [
    "who|who's else? is? here|there|around|about|present .",
    "who|who's else? is? with me .",
    'is anybody|anyone|somebody|someone here|there|around .',
  ],
  'ask-self': [
    'who am i .',
    'what am i doing|here? here? .',
    "what|what's is? my <job|task|name|purpose|role|duty|work|business> here? .",
    'why am i here|up',
    'why am i <doing>',
    'what am i supposed|meant|here to do .',
    "what|what's is? this|the story? about .",
  ],
  'ask-help': [
    'help me? .',
    'what can|could|should|do i do now|here|next? .',
    'what now .',
    'how do|does i|this play|work .',
    'commands .',
  ],
} satisfies Readonly<Record<string, readonly Frame[]>>).map(
  ([kind, frames]) => [kind, framesOf(frames, { isAsWritten: true })] as const,
);

const whereIs =
  /^(?:where(?:'s| is| are| lies)|how (?:do|can) i (?:get|go|come) to|which way (?:is|to)|(?:what(?:'s| is) )?the (?:way|road|path) to) (.+)$/;

/** What can be answered from what is: where one is, what one has, who is there, which way leads somewhere. */
export function askedOfStory(text: string, situation: TypedSituation): Intent | null {
  const said = withoutEnding(plainlyWritten(text), /[\s?!.]/);
  const words = wordsSaid(said);
  const kind = questions.find(([, find]) => find(words)?.start === 0)?.[0];
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
