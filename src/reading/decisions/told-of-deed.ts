import type { Decision } from '@/reading/decisions/decision';
import { granted, refused, unseen, witnessed } from '@/reading/decisions/decision-wordings';
import { mentions } from '@/reading/found/person-names';
import type { FoundPerson } from '@/reading/found/reading';
import { inert } from '@/reading/story/made-passage';
import type { Wordings } from '@/reading/story/pick';

/** What is told when it is done: the deed itself, and how somebody takes it. */
export function toldOfDeed(
  { deed, stance, person }: Decision,
  people: readonly FoundPerson[],
  wordings: Wordings,
): { readonly words: readonly string[]; readonly about: FoundPerson | null } {
  const isMentioned = ({ called }: FoundPerson): boolean =>
    called.some((name) => mentions(deed, name));
  const about =
    person ?? people.find((each) => !each.isSilent && !isMentioned(each)) ?? people[0] ?? null;
  const reactions =
    about === null
      ? unseen
      : person === null || stance === 'self'
        ? witnessed
        : stance === 'against'
          ? refused
          : granted;
  const slots = { x: about === null ? '' : `@${about.id}` };
  return { words: [`You ${inert(deed)}. ${wordings.next(reactions, slots)}`], about };
}
