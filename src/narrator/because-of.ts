import type { Because } from '@/contracts/generated/choice';
import { newestMemory } from '@/narrator/is-eligible';
import type { TellingContext } from '@/narrator/telling-context';
import type { Memory } from '@/story/memory';
import type { AuthoredChoice } from '@/story/passage';
import { placeOf, statOf } from '@/story/story-state';

/** What a choice truly comes from: the beat, the person, the place, the thing, the stat, and a memory of them. */
export function becauseOf(
  source: {
    readonly choice: Pick<AuthoredChoice, 'target' | 'needs' | 'stat'>;
    readonly beat: string | null;
  },
  context: TellingContext,
): readonly Because[] {
  const { campaign, state } = context;
  const { target, needs, stat } = source.choice;
  const beat = campaign.beats.find(({ id }) => id === source.beat);
  const person = target === null ? undefined : campaign.people.get(target);
  const place = target === null ? undefined : campaign.places.get(target);
  const thing = needs ?? target;
  const item = thing === null ? undefined : campaign.items.get(thing);
  const reasons = [
    ...(target === null ? [] : rememberedOf(target, context)),
    ...(beat === undefined ? [] : [because('beat', beat.id, beat.title)]),
    ...(person === undefined ? [] : [because('person', person.id, person.name)]),
    ...(place === undefined ? [] : [because('place', place.id, place.name)]),
    ...(thing === null || item === undefined ? [] : [because('item', thing, item)]),
    ...(stat === null ? [] : [because('stat', stat, `${stat} ${String(statOf(state, stat))}`)]),
  ];
  return reasons.length > 0 ? reasons : becauseHere(context);
}

/** What comes from nothing else comes from where the player stands. */
export function becauseHere({ campaign, state }: TellingContext): readonly Because[] {
  const here = campaign.places.get(placeOf(state));
  return here === undefined ? [] : [because('place', here.id, here.name)];
}

/** One scene is asked for the same few again and again, offer by offer. */
const ofTargets = new WeakMap<readonly Memory[], Map<string, Memory | null>>();

/** The newest memory of that person or place that meant something; having waited there is no reason. */
function rememberedOf(target: string, { past }: TellingContext): readonly Because[] {
  const found = ofTargets.get(past.memories) ?? new Map<string, Memory | null>();
  ofTargets.set(past.memories, found);
  let newest = found.get(target);
  if (newest === undefined) {
    const meant = (fits: (memory: Memory) => boolean): Memory | null =>
      newestMemory(past.memories, (memory) => memory.significance !== 'low' && fits(memory));
    // What is about somebody says more than what they only saw.
    newest =
      meant(({ about }) => about === target) ??
      meant(({ characters, location }) => characters.includes(target) || location === target);
    found.set(target, newest);
  }
  return newest === null ? [] : [because('memory', newest.id, newest.summary)];
}

function because(kind: Because['kind'], id: string, text: string): Because {
  return { kind, id, text };
}
