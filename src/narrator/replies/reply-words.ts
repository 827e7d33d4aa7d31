import { placeOf } from '@/story/state/story-state';
import type { Intent } from '@/contracts/generated/choice';
import { calledByPlayer } from '@/narrator/lines/known-names';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { deedEchoed } from '@/narrator/replies/deed-echoed';
import { asBeginning, whatIsHere, type WhatIsHere } from '@/narrator/replies/what-is-here';

export type Replied = {
  /** What the player said. */
  readonly said: string;
  /** Who could be spoken to, by id. */
  readonly present: readonly string[];
};

/** What the story says of an act that it cannot follow, or of itself; null where a line of the engine's says it. */
export function replyWords(
  intent: Intent,
  { said, present }: Replied,
  context: TellingContext,
): readonly string[] | null {
  const here = whatIsHere(context, present);
  const all = [here.people, here.things, here.ways];
  switch (intent.kind) {
    case 'attempt':
      return refusalWords(intent, said, { here, context });
    case 'greet':
      return [`${nameOf(intent.target ?? '', context)} gives you a nod in return.`];
    case 'ask-place':
      return [`This is ${placeHere(context)}.`, here.people, here.ways];
    case 'ask-things':
      return [here.things];
    case 'ask-people':
      return [here.people];
    case 'ask-help':
      return ['Take one of the choices, or say in your own words what you do.', ...all];
    default:
      return null;
  }
}

type Known = { readonly here: WhatIsHere; readonly context: TellingContext };

/** Why not, and then what could be done instead. */
function refusalWords(
  { refused, target = '', with: thing }: Intent,
  said: string,
  { here, context }: Known,
): readonly string[] {
  const { people, things, ways } = here;
  const all = [people, things, ways];
  const name = nameOf(target, context);
  const isPerson = context.campaign.people.has(target);
  switch (refused) {
    case 'nobody-here':
    case 'out-of-sight':
      return [isPerson ? `${name} is not here.` : cannot(said), people, ways];
    case 'not-held':
      return target === ''
        ? [cannot(said), ...all]
        : [`You do not have ${bare(target, context)}.`, things];
    case 'no-way':
      return [noWay(target, said, context), ways];
    case 'dead':
      return [`${name} is dead.`, people];
    case 'not-in-this-world':
      return ['There is no magic here that you could work.', ...all];
    case 'only-words':
      return ['The story goes by what you do in it, and nothing was done.', ...all];
    case 'out-of-reach':
      if (thing === undefined) return [cannot(said), ...all];
      return target !== ''
        ? [`You will need ${bare(thing, context)}, and keep it.`, people, ways]
        : [`Nothing comes of that here, and ${bare(thing, context)} stays as it is.`, people, ways];
    case undefined:
    default:
      return [
        'That was not understood. Say plainly what you do: where you go, what you look at, whom you ask.',
        ...all,
      ];
  }
}

function cannot(said: string): string {
  const deed = deedEchoed(said);
  return deed === null ? 'That cannot be done here.' : `You cannot ${deed} here.`;
}

function noWay(target: string, said: string, { campaign }: TellingContext): string {
  const place = campaign.places.get(target)?.name;
  if (place !== undefined) return `No way from here leads to ${place}.`;
  return onlyLeaves.test(said) ? 'Say where you go.' : 'No way from here leads there.';
}

/** That one goes is said, and not where. */
const onlyLeaves =
  /^(?:i )?(?:(?:go|walk|run|ride|get|set|drive|sail)(?: (?:off|out|away|on|onward|onwards))?|leave|flee|escape|depart|move on)(?: (?:here|now|town|(?:this|the) [a-z]+))?(?: (?:on|by|in|with) [a-z' ]+)?[.!]?$/i;

function nameOf(id: string, context: TellingContext): string {
  const person = context.campaign.people.get(id);
  return person === undefined ? id : asBeginning(calledByPlayer(person, context));
}

function bare(item: string, { campaign }: TellingContext): string {
  return campaign.items.get(item) ?? item;
}

function placeHere({ campaign, state }: TellingContext): string {
  const place = placeOf(state);
  return campaign.places.get(place)?.name ?? place;
}
