/**
 * What a turn needs that the first scene does not: reading words, planning, running scripts, telling by plan.
 * On the web it is one file, fetched with the first choice; parts that two such files share would be fetched
 * at the start.
 */
export { storyPlanner } from '@/engine/plans/story-planner';
export { planAndRun } from '@/engine/plans/plan-and-run';
export { rememberedChoices } from '@/engine/telling/remembered-choices';
export { tellByPlan } from '@/engine/telling/tell-by-plan';
export { narratorLibrary } from '@/narrator/library/narrator-library';
export { readingWords } from '@/engine/turn-data/nearest-of';
export { composeReply } from '@/narrator/replies/compose-reply';
