import { seedFrom } from '@/foundation/seeded-random';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { PassageConditions } from '@/story/campaign/passage';
import { peopleAt, placeOf } from '@/story/state/story-state';

/**
 * Who plays the parts of a passage: people who are here and fit, each one part only, the same in every scene
 * of a playthrough as long as they are there. Null when a part has nobody.
 */
export function castOf(
  { cast }: Pick<PassageConditions, 'cast'>,
  { campaign, state, storySeed }: Pick<TellingContext, 'campaign' | 'state' | 'storySeed'>,
): Readonly<Record<string, string>> | null {
  const here = peopleAt(state, placeOf(state));
  const playing = new Map<string, string>();
  for (const [part, { trait, not }] of Object.entries(cast)) {
    const taken = new Set([...playing.values(), ...not]);
    const [first] = here
      .filter((id) => !taken.has(id) && campaign.people.has(id))
      .filter((id) => trait === null || campaign.people.get(id)?.traits?.includes(trait) === true)
      .map((id) => ({ id, lot: seedFrom(storySeed, part, id) }))
      .sort((one, other) => one.lot - other.lot);
    if (first === undefined) return null;
    playing.set(part, first.id);
  }
  return Object.fromEntries(playing);
}
