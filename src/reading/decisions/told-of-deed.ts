import type { Decision } from '@/reading/decisions/decision';
import {
  granted,
  keptQuiet,
  refused,
  sentOff,
  unseen,
  witnessed,
} from '@/reading/decisions/decision-wordings';
import { takenAway } from '@/reading/decisions/taken-away';
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
  const sent = takenAway(deed, people);
  if (sent !== null) return { words: [told(deed, sent, sentOff, wordings)], about: sent };
  // Whom it was kept from, nobody can answer for.
  if (isKeptFromAll(deed)) return { words: [told(deed, null, keptQuiet, wordings)], about: null };
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
  return { words: [told(deed, about, reactions, wordings)], about };
}

/** "Tell nobody about the light". */
function isKeptFromAll(deed: string): boolean {
  return /^(?:tell|warn|show|inform|say|mention|admit) (?:.+ to )?(?:nobody|no one|nothing)\b/.test(
    deed,
  );
}

function told(
  deed: string,
  about: FoundPerson | null,
  reactions: readonly string[],
  wordings: Wordings,
): string {
  const slots = { x: about === null ? '' : `@${about.id}` };
  return `You ${inert(deed)}. ${wordings.next(reactions, slots)}`;
}
