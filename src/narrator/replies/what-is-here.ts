import { calledByPlayer, isNameKnown } from '@/narrator/lines/known-names';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { openExits } from '@/story/campaign/open-exits';
import { isHolding, placeOf } from '@/story/state/story-state';

/** Who and what is at hand and where one can go, a sentence each. */
export type WhatIsHere = {
  readonly people: string;
  readonly things: string;
  readonly ways: string;
};

export function whatIsHere(context: TellingContext, present: readonly string[]): WhatIsHere {
  const { campaign, state } = context;
  const people = present.flatMap((id) => {
    const person = campaign.people.get(id);
    if (person === undefined) return [];
    const called = calledByPlayer(person, context);
    // Whom nothing told has named, and who can only be called by name, the player cannot know of.
    return called === person.shortName && !isNameKnown(person, context) ? [] : [called];
  });
  const held = [...campaign.items].filter(([id]) => isHolding(state, id)).map(([, name]) => name);
  const ways = openExits(placeOf(state), campaign, state).map(
    (id) => campaign.places.get(id)?.name ?? id,
  );
  return {
    people:
      people.length === 0
        ? 'Nobody else is here.'
        : `${asBeginning(listed(people, 'and'))} ${people.length === 1 ? 'is' : 'are'} here.`,
    things: held.length === 0 ? 'You carry nothing.' : `You carry ${listed(held, 'and')}.`,
    ways:
      ways.length === 0
        ? 'No way leads on from here.'
        : `From here you can go to ${listed(ways, 'or')}.`,
  };
}

function listed(names: readonly string[], last: 'and' | 'or'): string {
  const [one = '', ...others] = [...names].reverse();
  return others.length === 0 ? one : `${others.reverse().join(', ')} ${last} ${one}`;
}

export function asBeginning(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
