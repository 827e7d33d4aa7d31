import type { Choice, Intent } from '@/contracts/generated/choice';
import type { JsonObject } from '@/foundation/json';

/** What a skill would have the player do next (001 §4.4). */
export type SkillOffer = Pick<Choice, 'text' | 'difficulty' | 'hint' | 'by'> & {
  readonly skill: string;
  /** Null for plain words. */
  readonly intent: Intent | null;
};

/** Something a skill asked to show that nothing here can show (001 §4.4). */
export type UnknownUiEvent = {
  readonly toolId: string;
  readonly skill: string;
  readonly event: string;
  readonly payload: JsonObject;
};
