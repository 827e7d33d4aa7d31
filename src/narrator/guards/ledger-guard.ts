import { deedsOf } from '@/narrator/guards/deeds-of';
import type { GuardObjection, Guard, GuardContext } from '@/narrator/guards/guard';
import type { SentenceRead } from '@/narrator/guards/read-text';
import { thingsUsedWithout } from '@/narrator/guards/things-used';
import { isBroughtIn } from '@/narrator/guards/is-brought-in';
import { isDeed, isSpeech } from '@/narrator/guards/verbs-of-people';
import type { Campaign, Person } from '@/story/campaign/campaign';
import { isAlive, personPlace, placeOf, type StoryState } from '@/story/state/story-state';

/** The text does not contradict the facts: who lives, who is here, and what the player holds. */
export const ledgerGuard: Guard = ({ sentences }, context) => {
  const people = [...context.campaign.people.values()];
  const dead = people.filter(({ id }) => isDead(id, context));
  const absent = people.filter(
    (person) => !dead.includes(person) && isElsewhere(person.id, context),
  );
  return sentences.flatMap((sentence) => [
    ...dead.flatMap((person) => deadDoes(sentence, person, context.campaign)),
    ...absent.flatMap((person) => absentDoes(sentence, person, context)),
    ...thingsUsedWithout(sentence, context),
  ]);
};

/** Who dies in a scene may do something in it first. */
function isDead(person: string, { state, before }: GuardContext): boolean {
  return !isAlive(state, person) && (before === null || !isAlive(before, person));
}

/** Who is nowhere in particular may turn up; who comes or goes in the scene, and where the player comes from, counts. */
function isElsewhere(person: string, { state, before }: GuardContext): boolean {
  const moments: readonly StoryState[] = before === null ? [state] : [before, state];
  const theirs = moments.map((moment) => personPlace(moment, person));
  if (theirs.includes(null)) return false;
  const places = moments.map(placeOf);
  return !theirs.some((place) => place !== null && places.includes(place));
}

/** Pictures, graves and dreams may do what they like. */
const likeness =
  /\b(?:grave|ghost|portrait|picture|painting|statue|photograph|dream|memory|name|stone|used to)\b/i;

function deadDoes(
  { text, narration }: SentenceRead,
  person: Person,
  campaign: Campaign,
): readonly GuardObjection[] {
  if (!narration.includes(person.shortName) || likeness.test(narration)) return [];
  const does = deedsOf(narration, person, campaign).some(({ verb, isProgress }) =>
    isProgress ? !/^(?:lying|resting|missing|being|rotting|sleeping)$/.test(verb) : isDeed(verb),
  );
  return does ? [{ sentence: text, why: `${person.name} is dead.` }] : [];
}

/** To be heard with a quotation, or to touch the player, somebody has to be here; to be seen from afar not. */
function absentDoes(
  { text, narration }: SentenceRead,
  person: Person,
  context: GuardContext,
): readonly GuardObjection[] {
  if (!narration.includes(person.shortName)) return [];
  const isQuoting = /["“]/.test(narration);
  const does = deedsOf(narration, person, context.campaign).some(
    ({ verb, after }) =>
      (isQuoting && isSpeech(verb)) ||
      (closeDeeds.test(verb) && /^\s+(?:\w+\s+){0,2}(?:you|your)\b/.test(after)),
  );
  return does && !isBroughtIn(person, context)
    ? [{ sentence: text, why: `${person.name} is not here.` }]
    : [];
}

const closeDeeds =
  /^(?:hands|gives|takes|touches|shows|leads|pulls|pushes|grips|pats|kisses|hugs|offers|passes|tells|asks|holds|catches|stops)$/;
