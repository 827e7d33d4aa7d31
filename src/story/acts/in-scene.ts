import { isAside } from '@/story/acts/aside';
import { beatOf } from '@/story/campaign/beats-by-id';
import { calledInstead } from '@/story/campaign/called-instead';
import type { Campaign, Person } from '@/story/campaign/campaign';
import { takesTime } from '@/story/acts/idle-intent';
import type { Passage } from '@/story/campaign/passage';
import { personLedTo } from '@/story/campaign/person-led-to';
import type { Scene, SceneOutcome } from '@/story/log/scene';

/**
 * Whoever the player turned to, or the opening or a beat brought along to be answered, is there wherever
 * the state keeps them, until something else happens or the story sends them off. Whom a beat only has to
 * do with may be anywhere.
 */
export function isInScene(path: readonly Scene[], person: string, campaign: Campaign): boolean {
  for (const scene of scenesStillOpen(path, campaign)) {
    if (isSentOff(scene, person, campaign)) return false;
    if (isBroughtBy(scene, person, campaign)) return true;
  }
  return false;
}

/** Back to the last scene that was no aside, the newest first: what was turned down since has sent nobody away. */
export function scenesStillOpen(path: readonly Scene[], campaign: Campaign): readonly Scene[] {
  const open: Scene[] = [];
  for (const scene of [...path].reverse()) {
    if (takesTime(scene)) open.push(scene);
    if (!isAside(scene.outcome, campaign)) break;
  }
  return open;
}

/** What told of a beat, or the opening. */
export function passagesThatBrought(
  { told, beat }: SceneOutcome,
  { passages }: Campaign,
): readonly Passage[] {
  return told
    .flatMap(({ passage }) => passages.get(passage) ?? [])
    .filter(({ part, conditions }) =>
      conditions.beat === null ? part === 'opening' : conditions.beat === beat,
    );
}

/** Where the words that an act led to say of somebody that they are somewhere, they have gone there. */
function isSentOff({ outcome: { told } }: Scene, person: string, { passages }: Campaign): boolean {
  return told
    .flatMap(({ passage }) => passages.get(passage) ?? [])
    .filter(({ part }) => part === 'outcome')
    .flatMap(({ effects }) => effects)
    .some((effect) => effect.kind === 'set' && effect.path === `people.${person}.place`);
}

function isBroughtBy({ outcome }: Scene, person: string, campaign: Campaign): boolean {
  const { taken } = outcome;
  if (taken?.intent.target === person && taken.intent.refused === undefined) return true;
  if (speaksInBeat(outcome, person, campaign)) return true;
  return passagesThatBrought(outcome, campaign).some(
    (passage) =>
      passage.conditions.speaker === person ||
      passage.choices.some(({ target }) => target === person) ||
      (names(passage, campaign.people.get(person)) &&
        passage.choices.some((choice) => personLedTo(choice, campaign) === person)),
  );
}

/** Who says something before the player can be answered. */
function speaksInBeat({ beat }: SceneOutcome, person: string, { beats }: Campaign): boolean {
  return beatOf(beats, beat)?.dialogue.some(({ speaker }) => speaker === person) ?? false;
}

/** What a choice leads to may happen anywhere; who is before the player was spoken of. */
function names({ prose }: Passage, person: Person | undefined): boolean {
  if (person === undefined) return false;
  const told = new Set(nameWords(prose.join(' ')));
  return [...nameWords(person.name), ...calledInstead(person)].some((word) => told.has(word));
}

function nameWords(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}
