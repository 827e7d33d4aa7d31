import type { Intent } from '@/contracts/generated/choice';
import type { Campaign } from '@/story/campaign/campaign';
import { rollFor, type PlannedRoll } from '@/story/rules/check';
import { relevantSkill } from '@/story/rules/relevant-skill';
import { feelingModifier } from '@/story/state/feelings';
import { chanceOf, difficultyOf } from '@/story/rules/odds';
import type { Difficulty } from '@/story/rules/rules';
import { isRolled } from '@/story/acts/scene-kind';
import { feelingOf, statOf, type StoryState } from '@/story/state/story-state';

/** An act and the words it is offered or told in. */
export type ActSaid = { readonly intent: Intent; readonly text: string };

/** What is rolled for an act as the story knows it: the stat, the skill, the risk, and what the person thinks. */
export function rollForAct(
  { intent: { kind, stat, difficulty = 'even', target }, text }: ActSaid,
  { rules, people }: Pick<Campaign, 'rules' | 'people'>,
  state: StoryState,
): PlannedRoll {
  const person = target === undefined ? undefined : people.get(target);
  return rollFor(rules, {
    stat: stat === undefined ? null : { name: stat, value: statOf(state, stat) },
    skill: relevantSkill({ kind, stat, text }, state, rules),
    difficulty,
    person:
      person === undefined
        ? null
        : { name: person.shortName, feeling: feelingModifier(feelingOf(state, person.id)) },
    episode: null,
  });
}

/** How hard an act truly is; null when nothing is rolled. What cannot be reckoned is as hard as its author says. */
export function oddsOfAct(
  act: ActSaid,
  campaign: Pick<Campaign, 'rules' | 'people'>,
  state: StoryState,
): Difficulty | null {
  if (!isRolled(act.intent)) return null;
  const chance = chanceOf(rollForAct(act, campaign, state), campaign.rules);
  return chance === null ? (act.intent.difficulty ?? 'even') : difficultyOf(chance);
}
