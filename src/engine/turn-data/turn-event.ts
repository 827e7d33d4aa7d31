import type { Choice } from '@/contracts/generated/choice';
import type { Plan } from '@/contracts/generated/plan-json';
import type { PlaythroughId } from '@/foundation/ids';
import type { ReturnedMemory } from '@/engine/turn-data/returned-memory';
import type { ToolProgress } from '@/plan/tool-progress';
import type { RecalledMemory } from '@/story/state/memory';
import type { Author, Paragraph } from '@/story/words/provenance';
import type { Roll } from '@/story/rules/roll';
import type { Notice, SceneLogEntry } from '@/story/log/notice';
import type { Rung } from '@/story/log/rung';
import type { SceneSetting } from '@/story/setting/scene-setting';

/** How long the parts of a turn took. */
export type TurnTimes = { readonly plan: number; readonly run: number; readonly words: number };

export type SceneEvent = {
  readonly type: 'scene';
  readonly number: number;
  readonly place: string;
  readonly paragraphs: readonly Paragraph[];
  readonly choices: readonly Choice[];
  readonly beat: string | null;
  readonly recalled: readonly RecalledMemory[];
  readonly rung: Rung;
  /** Absent when there is nothing in it. */
  readonly log?: readonly SceneLogEntry[];
  readonly ms: TurnTimes;
};

/** Something the player could do instead of what they typed, in words that say it. */
export type Suggestion = {
  readonly text: string;
  /** Its id where it stands among the choices of the scene; null where its words are to be said. */
  readonly choice: string | null;
};

/** Told in place, under the scene that stands: nothing has happened, and nothing of it is kept. */
export type ReplyEvent = {
  readonly type: 'reply';
  /** What the player said. */
  readonly said: string;
  readonly paragraphs: readonly Paragraph[];
  /** What they may have meant, or what is left of it. */
  readonly suggestions: readonly Suggestion[];
};

/** Everything that happens in a turn, in the order it happens. */
export type TurnEvent =
  | {
      readonly type: 'story';
      readonly id: PlaythroughId;
      readonly campaign: string;
      readonly seed: number;
    }
  | {
      readonly type: 'turn';
      readonly scene: number;
      readonly choice: { readonly id: string | null; readonly text: string } | null;
    }
  | { readonly type: 'plan'; readonly plan: Plan }
  | ToolProgress
  | ({ readonly type: 'roll' } & Roll)
  | ({ readonly type: 'notice' } & Notice)
  /** Where the scene plays, before its first sentence. */
  | { readonly type: 'setting'; readonly scene: number; readonly setting: SceneSetting }
  /** The words of a scene are told once more, in another telling; what happened in it stays. */
  | {
      readonly type: 'telling';
      readonly scene: number;
      /** Which one, counted from 1. */
      readonly telling: number;
      readonly tellings: number;
    }
  | {
      readonly type: 'sentence';
      readonly text: string;
      readonly by: Author;
      readonly paragraph: number;
    }
  | { readonly type: 'choices'; readonly choices: readonly Choice[] }
  | SceneEvent
  | ReplyEvent
  | {
      readonly type: 'end';
      readonly ending: string;
      readonly title: string;
      readonly cameBack: ReturnedMemory | null;
    };
