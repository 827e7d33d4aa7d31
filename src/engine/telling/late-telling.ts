import type { rememberedChoices } from '@/engine/telling/remembered-choices';
import type { tellByPlan } from '@/engine/telling/tell-by-plan';
import type { NarratorLibrary } from '@/narrator/passages/telling-context';

/** What telling a scene needs that the first scene does not. */
export type LateTelling = {
  readonly tellByPlan: typeof tellByPlan;
  readonly rememberedChoices: typeof rememberedChoices;
  readonly narratorLibrary: NarratorLibrary;
};
