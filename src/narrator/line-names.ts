import { seedFrom } from '@/foundation/seeded-random';
import { waysOut } from '@/narrator/ways-out';
import type { TellingContext } from '@/narrator/telling-context';
import { isHolding } from '@/story/story-state';

/** What the names in the engine's own lines stand for in one scene. */
export function lineNames(context: TellingContext): Readonly<Record<string, string>> {
  const { campaign, intent } = context;
  const { target } = intent ?? {};
  const thing = intent?.with ?? demandedThing(context) ?? target;
  return {
    ...(target === undefined ? {} : { target: nameOf(target, context) }),
    ...(thing === undefined ? {} : { thing: campaign.items.get(thing) ?? thing }),
    // Only asked for by few lines, and not quickly answered.
    get way() {
      return waysOut(context)[0]?.name ?? 'the way you came';
    },
  };
}

function nameOf(id: string, { campaign }: TellingContext): string {
  const person = campaign.people.get(id);
  return person?.shortName ?? campaign.places.get(id)?.name ?? campaign.items.get(id) ?? id;
}

/** What a person who is cold wants before they talk: one thing the player holds, always the same; null for none. */
export function demandedThing({
  campaign,
  state,
  intent,
  storySeed,
}: TellingContext): string | null {
  const held = [...campaign.items.keys()].filter((item) => isHolding(state, item));
  const [first] = held
    .map((item) => ({ item, lot: seedFrom(storySeed, 'demand', intent?.target ?? '', item) }))
    .sort((one, other) => one.lot - other.lot);
  return first?.item ?? null;
}
