import { beatOf } from '@/story/campaign/beats-by-id';
import type { Because } from '@/contracts/generated/choice';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { AuthoredChoice } from '@/story/campaign/passage';
import { placeOf, statOf } from '@/story/state/story-state';

/** What a choice truly comes from: the beat, the person, the place, the thing, the stat. The memory behind it is sought later. */
export function choiceReasons(
  source: {
    readonly choice: Pick<AuthoredChoice, 'target' | 'needs' | 'stat'>;
    readonly beat: string | null;
  },
  context: TellingContext,
): readonly Because[] {
  const { campaign, state } = context;
  const { target, needs, stat } = source.choice;
  const beat = beatOf(campaign.beats, source.beat);
  const person = target === null ? undefined : campaign.people.get(target);
  const place = target === null ? undefined : campaign.places.get(target);
  const thing = needs ?? target;
  const item = thing === null ? undefined : campaign.items.get(thing);
  const reasons = [
    ...(beat === undefined ? [] : [because('beat', beat.id, beat.title)]),
    ...(person === undefined ? [] : [because('person', person.id, person.name)]),
    ...(place === undefined ? [] : [because('place', place.id, place.name)]),
    ...(thing === null || item === undefined ? [] : [because('item', thing, item)]),
    ...(stat === null ? [] : [because('stat', stat, `${stat} ${String(statOf(state, stat))}`)]),
  ];
  return reasons.length > 0 ? reasons : reasonsHere(context);
}

/** What comes from nothing else comes from where the player stands. */
export function reasonsHere({ campaign, state }: TellingContext): readonly Because[] {
  const here = campaign.places.get(placeOf(state));
  return here === undefined ? [] : [because('place', here.id, here.name)];
}

function because(kind: Because['kind'], id: string, text: string): Because {
  return { kind, id, text };
}
