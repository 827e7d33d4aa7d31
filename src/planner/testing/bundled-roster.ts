import type { PlannableSkill } from '@/planner/skill-choice';

/** A skill as the planner sees it, healthy and in the middle. */
export function plannableSkill(
  name: string,
  capabilities: readonly string[],
  scripts: readonly string[],
  rest: Partial<PlannableSkill> = {},
): PlannableSkill {
  return { name, description: name, capabilities, scripts, priority: 50, illness: 0, ...rest };
}

/** The skills that come with Narratoria, as their manifests describe them. */
export const bundledRoster: readonly PlannableSkill[] = [
  plannableSkill('dice-roller', ['dice', 'check', 'chance'], ['roll-dice']),
  plannableSkill('memory', ['memory', 'recall', 'continuity'], ['store-memory', 'recall-memory']),
  plannableSkill(
    'npc-perception',
    ['perception', 'relationships', 'gossip'],
    ['initialize-perception', 'update-perception', 'query-perception'],
  ),
  plannableSkill(
    'player-choices',
    ['choices', 'options', 'odds'],
    ['generate-choices', 'evaluate-choice'],
  ),
  plannableSkill(
    'reputation',
    ['reputation', 'factions', 'consequences'],
    ['update-reputation', 'query-reputation'],
  ),
  plannableSkill('storyteller', ['narration', 'prose'], ['narrate']),
];
