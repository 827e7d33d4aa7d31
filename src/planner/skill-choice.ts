/** What a step of a plan needs: a skill that says it can do this, and has a script of this name. */
export type Role = { readonly capability: string; readonly script: string };

export const roles = {
  recall: { capability: 'memory', script: 'recall-memory' },
  store: { capability: 'memory', script: 'store-memory' },
  meet: { capability: 'perception', script: 'initialize-perception' },
  perceive: { capability: 'perception', script: 'query-perception' },
  feel: { capability: 'perception', script: 'update-perception' },
  standing: { capability: 'reputation', script: 'query-reputation' },
  judge: { capability: 'reputation', script: 'update-reputation' },
  weigh: { capability: 'odds', script: 'evaluate-choice' },
  roll: { capability: 'check', script: 'roll-dice' },
  narrate: { capability: 'narration', script: 'narrate' },
  offer: { capability: 'choices', script: 'generate-choices' },
} as const satisfies Readonly<Record<string, Role>>;

/** A skill as a planner sees it. */
export type PlannableSkill = {
  readonly name: string;
  readonly description: string;
  readonly capabilities: readonly string[];
  readonly priority: number;
  /** Names of its scripts. */
  readonly scripts: readonly string[];
  /** How ill it is: 0 for one that has not failed. */
  readonly illness: number;
};

/** Between skills that could serve: those that can do it, of these the healthiest, then the highest priority. */
export function skillFor(
  role: Role,
  skills: readonly PlannableSkill[],
  disabled: readonly string[],
): PlannableSkill | null {
  const [first = null] = skills
    .filter((skill) => serves(role, skill) && !disabled.includes(skill.name))
    .sort(
      (one, other) =>
        one.illness - other.illness ||
        other.priority - one.priority ||
        (one.name < other.name ? -1 : 1),
    );
  return first;
}

/** Where a plan says the script of a role is; the skill knows its file. */
export function scriptPath(skill: string, { script }: Role): string {
  return `skills/${skill}/scripts/${script}.js`;
}

/** One that names no capability at all is taken by the name of its script. */
export function serves(role: Role, { capabilities, scripts }: PlannableSkill): boolean {
  const canDoIt = capabilities.length === 0 || capabilities.includes(role.capability);
  return canDoIt && scripts.includes(role.script);
}
