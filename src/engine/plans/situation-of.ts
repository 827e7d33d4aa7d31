import type { Situation } from '@/contracts/generated/situation';
import { recalledMemories, relevanceThreshold } from '@/foundation/limits';
import { loreTouched } from '@/engine/turn-data/lore-touched';
import { recallMoment } from '@/engine/turn-data/recall-moment';
import { settingOf } from '@/engine/turn-data/setting-of';
import type { TakingTurn } from '@/engine/turn-data/taking-turn';
import { sceneToPlay } from '@/engine/turn-data/tool-scene';
import type { GenerationRequest } from '@/plan/plan-generator';
import type { SkillHealths } from '@/plan/skill-healths';
import type { Skill } from '@/skills/skill';
import type { TakenAction } from '@/story/log/taken-action';

/** Everything a planner may want to know of what the player does, as plain data. */
export async function situationOf(
  turn: TakingTurn & { readonly taken: TakenAction },
  request: GenerationRequest & { readonly healths: SkillHealths },
): Promise<Situation> {
  const { story, timeline, taken, stateBefore, number } = turn;
  const { campaign, recall, skills } = story;
  const { place, time, people } = settingOf(story, timeline);
  const question = {
    query: taken.text,
    limit: recalledMemories,
    threshold: relevanceThreshold,
  };
  const moment = recallMoment(sceneToPlay(turn));
  const never = new AbortController().signal;
  const found = await recall.search(timeline.past.memories, question, moment, never);
  const lore = await loreTouched({ story, timeline, state: stateBefore }, taken.text, never);
  const { generation, disabledSkills, faults, healths } = request;
  return {
    scene: number,
    campaign: { title: campaign.title, language: campaign.language ?? 'en' },
    act: { text: taken.text, choice: taken.choice, intent: taken.intent },
    place: { id: place.id, name: place.name },
    time,
    people: people.map(({ id, name, role, isHere, feeling }) => ({
      ...{ id, name, role, isHere, feeling },
    })),
    state: stateBefore,
    memories: found.map(({ id, summary }) => ({ id, summary })),
    lore,
    skills: skills.map((skill) => skillAtHand(skill, healths)),
    attempt: { generation, disabledSkills, faults },
  };
}

function skillAtHand(
  { name, description, capabilities, scripts, files }: Skill,
  healths: SkillHealths,
): Situation['skills'][number] {
  return {
    name,
    description,
    capabilities,
    prompt: files['prompt.md'] ?? null,
    health: healths.get(name)?.state ?? 'healthy',
    scripts: scripts.map((script) => ({
      name: script.name,
      toolPath: `skills/${name}/${script.path}`,
      inputSchema: script.inputSchema,
      required: script.isRequired,
    })),
  };
}
