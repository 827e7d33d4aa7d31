import type { Intent } from '@/contracts/generated/choice';
import { peopleNamed, personNamed } from '@/understanding/story/named-in-story';
import { peopleBrought, peopleReadOf } from '@/understanding/story/people-at-hand';
import { spokenOf } from '@/understanding/story/topic-of';
import type { TypedSituation } from '@/understanding/story/typed-situation';
import type { UnderstoodAct } from '@/understanding/act/understood-act';
import { isAlive, peopleAt, placeOf } from '@/story/state/story-state';
import { wordSet } from '@/understanding/lexicon/word-set';

export type PersonMeant =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'refused'; readonly intent: Intent };

/** Somebody who is here, by name, by what they are called or by a pronoun; or why it cannot be them. */
export function whoIsMeant(
  act: UnderstoodAct,
  text: string,
  situation: TypedSituation,
): PersonMeant {
  const { campaign, state } = situation;
  const present = peopleHere(situation);
  const { to } = (ofWords.has(act.kind) ? spokenOf(text) : null) ?? {};
  // Who is asked about somebody is not that somebody.
  const asked = to === undefined ? null : personNamed(to, campaign, present);
  const heard =
    to === undefined || asked !== null
      ? null
      : (pronounMeant(to, situation) ?? whoWouldHear(situation));
  if (heard !== null) return { kind: 'person', id: heard };
  const named = asked ?? personNamed(text, campaign, present);
  if (named !== null) {
    if (present.includes(named)) return { kind: 'person', id: named };
    if (act.person === null) return { kind: 'nobody' };
    const isSaid = ofWords.has(act.kind);
    const missing = isSaid ? 'nobody-here' : 'out-of-sight';
    const refused = isAlive(state, named) ? missing : 'dead';
    return { kind: 'refused', intent: { kind: 'attempt', refused, target: named } };
  }
  const meant = pronounMeant(text, situation);
  if (meant !== null) return { kind: 'person', id: meant };
  if (act.person === null) return { kind: 'nobody' };
  const spokenTo = /^(?:you|ya|u)$/.test(act.person.words) ? whoWouldHear(situation) : null;
  if (spokenTo !== null) return { kind: 'person', id: spokenTo };
  const [only] = present;
  // Nobody else could be meant by words that name nobody.
  if (only !== undefined && act.person.words === '') return { kind: 'person', id: only };
  return { kind: 'refused', intent: { kind: 'attempt', refused: 'nobody-here' } };
}

/** Whoever waits for an answer or was named last, else the only one there. */
export function whoWouldHear(situation: TypedSituation): string | null {
  const present = peopleHere(situation);
  const [only, ...others] = present;
  const first = peopleAtHand(situation).find((id) => present.includes(id));
  return first ?? (others.length === 0 ? (only ?? null) : null);
}

/** What could be said to somebody; all else is done to them. */
const ofWords: ReadonlySet<string> = wordSet('talk tell persuade deceive threaten insult accuse');

const pronouns: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:him|he)\b/i, ['he', 'they']],
  [/\b(?:her|she)\b/i, ['she', 'they']],
  [/\b(?:them|they)\b/i, ['he', 'she', 'they', 'it']],
];

/** "Him": whoever waits for an answer or spoke last, else the only one here who is called so. */
export function pronounMeant(text: string, situation: TypedSituation): string | null {
  const { campaign } = situation;
  const called = pronouns.find(([pronoun]) => pronoun.test(text))?.[1];
  if (called === undefined) return null;
  const isCalledSo = (id: string): boolean =>
    called.includes(campaign.people.get(id)?.pronouns.they ?? 'they');
  const fitting = peopleHere(situation).filter(isCalledSo);
  const [only, ...others] = fitting;
  const first = peopleAtHand(situation).find((id) => fitting.includes(id));
  return first ?? (others.length === 0 ? (only ?? null) : null);
}

/** Who waits for an answer, then who was named last: "him" is the first whom it fits. */
export function peopleAtHand(situation: TypedSituation): readonly string[] {
  const { campaign, justRead } = situation;
  if (justRead === undefined) return [];
  const read = peopleReadOf(justRead, campaign);
  return [...new Set([...peopleBrought(justRead, campaign), ...turnedTo(situation), ...read])];
}

/** Whom the choices on the screen turn to. */
function turnedTo({ campaign, state, offered }: TypedSituation): readonly string[] {
  return offered.flatMap(({ intent: { target = '' } }) =>
    campaign.people.has(target) && isAlive(state, target) ? [target] : [],
  );
}

/**
 * Whoever is at the place, and whom a choice turns to by name: a beat may have brought them along. Whom a
 * choice would only lead to may be anywhere.
 */
export function peopleHere(situation: TypedSituation): readonly string[] {
  const { campaign, state, justRead, inScene = [] } = situation;
  const read = justRead === undefined ? [] : peopleBrought(justRead, campaign);
  const brought = [...inScene, ...read].filter((person) => isAlive(state, person));
  const offered = situation.offered.filter(({ text, intent: { target = '' } }) =>
    peopleNamed(text, campaign).includes(target),
  );
  const turned = turnedTo({ ...situation, offered });
  return [...new Set([...peopleAt(state, placeOf(state)), ...turned, ...brought])];
}
