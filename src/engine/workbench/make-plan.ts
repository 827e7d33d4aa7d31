import type { Intent } from '@/contracts/generated/choice';
import type { Plan } from '@/contracts/generated/plan-json';
import { typedActionCharacters } from '@/foundation/limits';
import { initialState } from '@/engine/turn-data/initial-state';
import { plannable } from '@/engine/plans/plan-act';
import { describeAct } from '@/planner/describe-act';
import { tellingPlan } from '@/planner/telling-plan';
import { nearestOf } from '@/engine/turn-data/nearest-of';
import { readTypedWords } from '@/understanding/read-typed-words';
import { planBuiltIn } from '@/planner/built-in-planner';
import type { ActToPlan } from '@/planner/act-to-plan';
import { understandAct, type UnderstoodAct } from '@/understanding/understand-act';
import type { InstantEmbedder } from '@/ports/embedder';
import type { Skill } from '@/skills/skill';
import type { Campaign } from '@/story/campaign/campaign';
import { rollFor } from '@/story/rules/check';
import { defaultRules } from '@/story/rules/rules';

export type PlanAsked = {
  readonly text: string;
  readonly skills: readonly Skill[];
  readonly disabledSkills: readonly string[];
  readonly embedder: InstantEmbedder | null;
  /** Null to plan from the words alone: whatever they name is taken to be there. */
  readonly campaign: Campaign | null;
};

export type MadePlan = {
  /** What a turn runs, both of its plans as one. */
  readonly plan: Plan;
  readonly reasons: readonly {
    readonly skill: string;
    readonly because: string;
    readonly score: number;
  }[];
  readonly rung: 'built-in';
  readonly intent: Intent;
};

/** The plan for typed words, at the beginning of a campaign or in no story at all; nothing is run. */
export function makePlan(given: PlanAsked): MadePlan {
  const asked = { ...given, text: given.text.slice(0, typedActionCharacters) };
  const { skills, disabledSkills } = asked;
  const action = asked.campaign === null ? fromWords(asked) : inCampaign(asked, asked.campaign);
  const roster = plannable(skills, new Map());
  const request = { planId: 'made', generation: 1, parentPlanId: null, disabledSkills };
  const outcome = planBuiltIn({ ...request, skills: roster, action });
  const telling = tellingPlan({
    planId: 'told',
    disabledSkills,
    skills: roster,
    style: 'vivid',
    isEnding: false,
  });
  const told = [
    { skill: skillOf(telling, 'narrate'), because: 'what happens is told', score: 1 },
    { skill: skillOf(telling, 'choices'), because: 'what can be done next is offered', score: 1 },
  ].filter((reason): reason is MadePlan['reasons'][number] => reason.skill !== null);
  const known = outcome.metadata?.reasons ?? [];
  const reasons = [
    ...known,
    ...told.filter(({ skill }) => !known.some((reason) => reason.skill === skill)),
  ];
  const before = outcome.tools.map(({ toolId }) => toolId);
  const after = (telling?.tools ?? []).map((tool) => ({
    ...tool,
    dependencies: [...before, ...(tool.dependencies ?? [])],
  }));
  const plan = {
    ...outcome,
    tools: [...outcome.tools, ...after],
    metadata: { ...outcome.metadata, reasons },
  };
  return { plan, reasons, rung: 'built-in', intent: action.intent };
}

function skillOf(plan: Plan | null, toolId: string): string | null {
  const tool = plan?.tools.find((planned) => planned.toolId === toolId);
  return tool?.toolPath.split('/')[1] ?? null;
}

function inCampaign({ text, embedder }: PlanAsked, campaign: Campaign): ActToPlan {
  const state = initialState(campaign, { startingPatch: {}, startAtBeat: null });
  const nearest = nearestOf(embedder);
  const situation = { campaign, state, offered: [], nearest };
  const { intent, understood } = readTypedWords(text, situation);
  const taken = { choice: null, text, intent };
  return describeAct({ story: { campaign }, stateBefore: state }, taken, understood);
}

function fromWords({ text, embedder }: PlanAsked): ActToPlan {
  const act = understandAct(text, nearestOf(embedder));
  const intent = intentOf(act);
  const isRolled = act.why.dice !== null;
  return {
    text,
    intent,
    sceneType: sceneTypeOf(act),
    query: text,
    person:
      act.person === null
        ? null
        : { id: slug(act.person.words), isKnown: false, hasGroup: act.group !== null },
    isAboutGroup: act.group !== null,
    roll: isRolled
      ? rollFor(defaultRules, { stat: null, difficulty: 'even', person: null, episode: null })
      : null,
    memory: { summary: text },
    memoryByBand: {},
    feeling: null,
    standing: null,
    hasFactions: act.group !== null,
    hasEncounters: false,
    why: act.why,
  };
}

function intentOf({ kind, person, why }: UnderstoodAct): Intent {
  return {
    kind,
    ...(person === null ? {} : { target: slug(person.words) }),
    ...(why.dice === null ? {} : { difficulty: 'even' }),
  };
}

function sceneTypeOf({ kind, person, why }: UnderstoodAct): ActToPlan['sceneType'] {
  if (person !== null) return 'dialogue';
  if (kind === 'move') return 'journey';
  return why.dice === null ? 'moment' : 'danger';
}

/** Who is meant, as an id would be written. */
function slug(words: string): string {
  const plain = words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain === '' ? 'somebody' : plain;
}
