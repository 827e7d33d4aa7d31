/**
 * What a turn needs that the first scene does not: reading words, planning, running scripts, telling by plan.
 * On the web it is one file, fetched with the first choice; parts that two such files share would be fetched
 * at the start.
 */
export { builtInGenerator } from '@/engine/built-in-generator';
export { planAndRun } from '@/engine/plan-and-run';
export { rememberedChoices } from '@/engine/remembered-choices';
export { tellByPlan } from '@/engine/tell-by-plan';
export { narratorLibrary } from '@/narrator/library/narrator-library';
export { nearestOf, readTypedAction } from '@/engine/understanding';
