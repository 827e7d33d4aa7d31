import { seedFrom } from '@/foundation/seeded-random';
import { calledByPlayer } from '@/narrator/lines/known-names';
import { waysOut } from '@/narrator/passages/ways-out';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { playerOf } from '@/story/state/player';
import { selfInWords } from '@/story/state/self-in-words';
import { isHolding, peopleAt, placeOf } from '@/story/state/story-state';
import { openExits } from '@/story/campaign/open-exits';

/** What the names in the engine's own lines stand for in one scene. */
export function lineNames(context: TellingContext): Readonly<Record<string, string>> {
  const { campaign, intent } = context;
  const { target } = intent ?? {};
  const isMissing = intent?.refused === 'not-held';
  const thing = isMissing ? target : (intent?.with ?? demandedThing(context) ?? target);
  return {
    ...(target === undefined ? {} : { target: nameOf(target, context) }),
    ...(thing === undefined ? {} : { thing: campaign.items.get(thing) ?? thing }),
    ...(target === undefined ? {} : { goal: nameOf(intent?.goal ?? target, context) }),
    get here() {
      return placeName(placeOf(context.state), context);
    },
    get ways() {
      const exits = openExits(placeOf(context.state), campaign, context.state);
      return listed(
        exits.map((id) => placeName(id, context)),
        'nowhere else',
      );
    },
    get held() {
      const held = [...campaign.items].filter(([id]) => isHolding(context.state, id));
      return listed(
        held.map(([, name]) => name),
        'nothing',
      );
    },
    get self() {
      return selfInWords(context.state) ?? 'yourself';
    },
    get myself() {
      return playerOf(context.state).name ?? selfInWords(context.state) ?? 'yourself';
    },
    get present() {
      return listed(presentNames(context), 'nobody but you');
    },
    get step() {
      const step = intent?.with;
      return step === undefined ? 'where you are' : placeName(step, context);
    },
    get creditor() {
      const recalled = context.recalled[0]?.id;
      const owed = context.past.memories.find(({ id }) => id === recalled)?.about ?? null;
      return owed === null ? 'somebody' : nameOf(owed, context);
    },
    // Only asked for by few lines, and not quickly answered.
    get way() {
      return waysOut(context)[0]?.name ?? 'the way you came';
    },
  };
}

function placeName(id: string, { campaign }: TellingContext): string {
  return campaign.places.get(id)?.name ?? id;
}

/** Who is at the place, and whom a beat has brought there. */
function presentNames(context: TellingContext): readonly string[] {
  const { campaign, state, intent } = context;
  const brought = [intent?.target ?? '', intent?.with ?? ''];
  const ids = new Set([...brought, ...peopleAt(state, placeOf(state))]);
  return [...ids].flatMap((id) => {
    const person = campaign.people.get(id);
    return person === undefined ? [] : [calledByPlayer(person, context)];
  });
}

function listed(names: readonly string[], none: string): string {
  const last = names[names.length - 1];
  if (last === undefined) return none;
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** Nobody is named here whom the story has not named yet. */
function nameOf(id: string, context: TellingContext): string {
  const { campaign } = context;
  const person = campaign.people.get(id);
  if (person !== undefined) return calledByPlayer(person, context);
  return campaign.places.get(id)?.name ?? campaign.items.get(id) ?? id;
}

/** What a person who is cold wants before they talk: one thing the player holds, always the same; null for none. */
export function demandedThing({
  campaign,
  state,
  intent,
  storySeed,
}: TellingContext): string | null {
  const held = [...campaign.items.keys()].filter(
    (item) => isHolding(state, item) && campaign.keptItems?.has(item) !== true,
  );
  const [first] = held
    .map((item) => ({ item, lot: seedFrom(storySeed, 'demand', intent?.target ?? '', item) }))
    .sort((one, other) => one.lot - other.lot);
  return first?.item ?? null;
}
