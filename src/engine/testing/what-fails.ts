import type { Choice } from '@/contracts/generated/choice';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { holds } from '@/story/conditions/condition';
import type { StoryState } from '@/story/state/story-state';
import { isJsonObject, type Json } from '@/foundation/json';

/** Why a set of choices does not hold, in words; written apart from the code that makes them. */
export function whatFails(choices: readonly Choice[], context: TellingContext): readonly string[] {
  const acts = choices.map(({ intent: { kind, target, leadsTo } }) =>
    [kind, target, leadsTo].join(' '),
  );
  return [
    ...(choices.length < 3 || choices.length > 4 ? [`there are ${String(choices.length)}`] : []),
    ...(new Set(choices.map(({ text }) => text)).size < choices.length ? ['the same words'] : []),
    ...(new Set(acts).size < acts.length ? ['the same act'] : []),
    ...choices.flatMap((choice) =>
      whatFailsOf(choice, context).map((why) => `${choice.text} ${why}`),
    ),
  ];
}

function whatFailsOf({ text, intent }: Choice, context: TellingContext): readonly string[] {
  const { campaign, state, sceneNumber, band } = context;
  const { kind, target = '', with: needed, leadsTo } = intent;
  const authored = [...campaign.passages.values()]
    .flatMap(({ choices }) => choices)
    .find((choice) => choice.text === text);
  const condition = authored?.condition ?? null;
  const isWay = kind === 'move';
  const isHere = (person: string): boolean =>
    at(state, 'people', person, 'place') === state['place'];
  return [
    ...(needed !== undefined && !at(state, 'inventory', needed) ? ['needs what is not held'] : []),
    // Whom only the words it leads to name, these words bring along.
    ...(!isWay && campaign.people.has(target) && !isHere(target) && authored?.target === target
      ? ['means somebody who is elsewhere']
      : []),
    ...(isWay && (!campaign.places.has(target) || target === state['place'])
      ? ['leads to no other place']
      : []),
    ...(condition !== null && !holds(condition, { state, sceneNumber, roll: band })
      ? ['is not open']
      : []),
    ...(leadsTo === undefined ? [] : whyNotTold(leadsTo, context)),
  ];
}

function whyNotTold(goal: string, { campaign, state, past }: TellingContext): readonly string[] {
  const passage = campaign.passages.get(goal);
  if (passage === undefined) {
    if (!campaign.beats.some(({ id }) => id === goal)) return ['leads to nothing'];
    return at(state, 'beats', goal) === undefined ? [] : ['leads to a beat that is behind'];
  }
  const isTold = past.toldPassages.has(goal);
  return isTold && passage.once && passage.part !== 'choices' ? ['leads to what was told'] : [];
}

function at(state: StoryState, ...steps: readonly string[]): Json | undefined {
  let value: Json | undefined = state;
  for (const step of steps) value = isJsonObject(value) ? value[step] : undefined;
  return value;
}
