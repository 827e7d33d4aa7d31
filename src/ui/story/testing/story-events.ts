import type { Choice } from '@/contracts/generated/choice';
import type { SceneEvent, TurnEvent } from '@/engine/turn-data/turn-event';
import type { Paragraph } from '@/story/words/provenance';
import type { Roll } from '@/story/rules/roll';
import type { PlaceInSetting } from '@/story/setting/scene-setting';
import { sampleSetting } from '@/ui/story/testing/story-samples';

/** The engine's events, with as little in them as a test needs to say. */
export function turnEvent(scene: number, text: string | null): TurnEvent {
  return { type: 'turn', scene, choice: text === null ? null : { id: 'c1', text } };
}

export function settingEvent(scene: number, place: Partial<PlaceInSetting> = {}): TurnEvent {
  const setting = { ...sampleSetting, place: { ...sampleSetting.place, ...place } };
  return { type: 'setting', scene, setting };
}

export function sentenceEvent(paragraph: number, text: string): TurnEvent {
  return { type: 'sentence', paragraph, text, by: 'author' };
}

export function noticeEvent(message: string): TurnEvent {
  return { type: 'notice', kind: 'skill-failed', message };
}

export const sampleRoll: Roll = {
  formula: '2d6',
  dice: [
    { sides: 6, value: 5 },
    { sides: 6, value: 2 },
  ],
  modifiers: [{ name: 'tact', value: 1, reason: 'tact' }],
  total: 8,
  band: 'partial',
};

export const rollEvent: TurnEvent = { type: 'roll', ...sampleRoll };

type Told = {
  readonly place: string;
  readonly paragraphs: readonly Paragraph[];
  readonly choices: readonly Choice[];
};

export function sceneEvent(number: number, told: Partial<Told> = {}): SceneEvent {
  return {
    type: 'scene',
    number,
    place: 'the quay',
    paragraphs: [],
    choices: [],
    beat: null,
    recalled: [],
    rung: 'built-in',
    ms: { plan: 0, run: 0, words: 0 },
    ...told,
  };
}

export function endEvent(title: string): TurnEvent {
  return { type: 'end', ending: 'away', title, cameBack: { text: 'You waited.', scene: 1 } };
}
