import type { Beat } from '@/story/campaign/beat';

/** A beat that asks for nothing. */
export function plainBeat(id: string, rest: Partial<Beat> = {}): Beat {
  return {
    id,
    title: `The ${id}`,
    description: null,
    priority: 'medium',
    mood: null,
    music: null,
    sceneCount: { min: null, max: null },
    requires: [],
    requiresAny: [],
    playerChoices: [],
    states: [],
    custom: null,
    consequences: [],
    isSkippable: true,
    outcomes: [],
    dialogue: [],
    timeout: null,
    ...rest,
  };
}
