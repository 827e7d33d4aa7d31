import { succeed } from '@/foundation/result';
import type { ToolScene } from '@/engine/turn-data/tool-scene';
import type { StagedEffect } from '@/engine/turn-data/staged-effect';
import { stateSeen } from '@/engine/tools/state-seen';
import type { ServiceProviders } from '@/skills/service-table';
import { rollFor } from '@/story/rules/check';
import { relevantSkill } from '@/story/rules/relevant-skill';
import { feelingModifier } from '@/story/state/feelings';
import { chanceOf, difficultyOf } from '@/story/rules/odds';
import { feelingOf, statOf } from '@/story/state/story-state';

/** The rules of the story as scripts may ask them: nothing is rolled here. */
export function rulesServices(
  scene: ToolScene,
  visible: readonly StagedEffect[],
): ServiceProviders {
  return {
    'rules.check': ({ stat, kind, text, difficulty = 'even', npc, feeling, episode = null }) => {
      const { rules, people } = scene.story.campaign;
      const state = stateSeen(scene.state, visible, scene.story.campaign);
      const roll = rollFor(rules, {
        stat: stat === undefined ? null : { name: stat, value: statOf(state, stat) },
        skill: relevantSkill({ kind, stat, text }, state, rules),
        difficulty,
        person:
          npc === undefined
            ? null
            : {
                name: people.get(npc)?.shortName ?? npc,
                feeling: feeling ?? feelingModifier(feelingOf(state, npc)),
              },
        episode,
      });
      const chance = chanceOf(roll, rules);
      return succeed({
        ...roll,
        chance,
        difficulty: chance === null ? null : difficultyOf(chance),
      });
    },
  };
}
