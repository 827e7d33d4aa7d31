import { succeed } from '@/foundation/result';
import type { Turn } from '@/engine/gather';
import type { StagedEffect } from '@/engine/staged-effect';
import { stateSeen } from '@/engine/state-seen';
import type { ServiceProviders } from '@/skills/service-table';
import { rollFor } from '@/story/check';
import { feelingModifier } from '@/story/feelings';
import { chanceOf, difficultyOf } from '@/story/odds';
import { feelingOf, statOf } from '@/story/story-state';

/** The rules of the story as scripts may ask them: nothing is rolled here. */
export function rulesServices(turn: Turn, visible: readonly StagedEffect[]): ServiceProviders {
  return {
    'rules.check': ({ stat, difficulty = 'even', npc, feeling, episode = null }) => {
      const { rules, people } = turn.story.campaign;
      const state = stateSeen(turn.stateBefore, visible, turn.story.campaign);
      const roll = rollFor(rules, {
        stat: stat === undefined ? null : { name: stat, value: statOf(state, stat) },
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
