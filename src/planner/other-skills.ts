import type { PlannedTool } from '@/contracts/generated/plan-json';
import type { ActToPlan } from '@/planner/act-to-plan';
import { roles, serves, type PlannableSkill } from '@/planner/skill-choice';

/** More of them would make the player wait. */
const mostOthers = 2;
const fewestLetters = 4;

/**
 * Skills beside those that every turn needs: one whose capabilities the player's words name is given the
 * act (002 US-3). It may fail; nothing waits for it.
 */
export function otherSkills(
  { text, intent }: Pick<ActToPlan, 'text' | 'intent'>,
  skills: readonly PlannableSkill[],
  disabled: readonly string[],
): readonly {
  readonly tool: PlannedTool;
  readonly reason: { readonly skill: string; readonly because: string; readonly score: number };
}[] {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  return [...skills]
    .filter((skill) => !disabled.includes(skill.name) && !servesARole(skill))
    .sort((one, other) => one.illness - other.illness || other.priority - one.priority)
    .flatMap(({ name, capabilities, scripts }) => {
      const [script] = scripts;
      const said = capabilities.find((capability) => isSaid(capability, words));
      if (script === undefined || said === undefined) return [];
      return [
        {
          tool: {
            toolId: `other-${name}`,
            toolPath: `${name}/${script}`,
            input: { text, intent: { ...intent } },
            dependencies: [],
            required: false,
            async: false,
          },
          reason: { skill: name, because: `it can do "${said}"`, score: 0.8 },
        },
      ];
    })
    .slice(0, mostOthers);
}

function servesARole(skill: PlannableSkill): boolean {
  return Object.values(roles).some((role) => serves(role, skill));
}

/** "torches" names "torch"; "art" does not name "cart". */
function isSaid(capability: string, words: ReadonlySet<string>): boolean {
  const word = capability.toLowerCase();
  if (word.length < fewestLetters) return words.has(word);
  return [...words].some((said) => said === word || said.replace(/(?:es|s|ed|ing)$/, '') === word);
}
