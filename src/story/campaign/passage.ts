import type { Intent } from '@/contracts/generated/choice';
import type { Condition } from '@/story/conditions/condition';
import type { Effect } from '@/story/rules/effect';
import type { PartOfDay } from '@/story/state/in-game-time';
import type { Significance } from '@/story/state/memory';
import type { Difficulty } from '@/story/rules/rules';

export const sceneParts = [
  'opening',
  'outcome',
  'place',
  'waylaid',
  'reaction',
  'pressure',
  'callback',
  'breather',
  'ending',
  'choices',
  'retelling',
] as const;
export type ScenePart = (typeof sceneParts)[number];

/** Whether a passage tells a beat; how far one got before it came is only told beside it. */
export function tellsBeat(
  { part, conditions }: Pick<Passage, 'part' | 'conditions'>,
  beat: string,
): boolean {
  return part !== 'waylaid' && conditions.beat === beat;
}

/** Who fits a part: somebody with this trait, and none of these. */
export type CastRole = { readonly trait: string | null; readonly not: readonly string[] };

/** All conditions given must hold; how many are given is how specific a passage is. */
export type PassageConditions = {
  readonly where: readonly string[];
  readonly who: readonly string[];
  readonly speaker: string | null;
  /** `travel` and the like: what a scene is about. */
  readonly scene: readonly string[];
  readonly intent: readonly string[];
  /** Words in what the player did or said. */
  readonly asks: readonly string[];
  readonly outcome: readonly string[];
  readonly beat: string | null;
  readonly after: readonly string[];
  readonly before: readonly string[];
  readonly time: readonly PartOfDay[];
  readonly mood: readonly string[];
  readonly first: boolean | null;
  readonly has: readonly string[];
  /** `feeling` and `if` lines, parsed. */
  readonly expressions: readonly Condition[];
  /** Parts in it, each played by someone who fits. */
  readonly cast: Readonly<Record<string, CastRole>>;
  readonly recalls: {
    readonly about: string | null;
    readonly kind: string | null;
    /** How many scenes old it is at least. */
    readonly age?: number;
  } | null;
};

export type PassageMemory = {
  readonly text: string;
  readonly kind: string | null;
  readonly about: string | null;
  readonly significance: Significance;
  /** Minutes of the story by which it is to be kept; absent where no time was given. */
  readonly dueIn?: number;
};

/** A choice as its author wrote it under a passage. */
export type AuthoredChoice = {
  readonly text: string;
  readonly kind: string;
  readonly target: string | null;
  readonly stat: string | null;
  readonly risk: Difficulty | null;
  /** What a failure may cost, in the author's words: "you may lose the light"; absent where they do not say. */
  readonly stake?: string;
  readonly needs: string | null;
  readonly hint: string | null;
  /** How it meets the person or the group it turns to; null for neither way. */
  readonly tone: NonNullable<Intent['tone']> | null;
  readonly faction: string | null;
  /** A stat that must be high before it is offered. */
  readonly requires: NonNullable<Intent['requires']> | null;
  readonly condition: Condition | null;
  readonly leadsTo: string | null;
  readonly elseTo: string | null;
};

export type Passage = {
  readonly id: string;
  readonly part: ScenePart;
  readonly conditions: PassageConditions;
  readonly once: boolean;
  readonly weight: number;
  readonly effects: readonly Effect[];
  readonly memory: PassageMemory | null;
  /** What else stays in mind of it, a sentence each; absent where there is nothing. */
  readonly alsoRemembered?: readonly PassageMemory[];
  /** Paragraphs as written, variations unresolved. */
  readonly prose: readonly string[];
  readonly choices: readonly AuthoredChoice[];
  /** Ids of passages it has other words for; absent unless it is a retelling. */
  readonly retells?: readonly string[];
  /** The engine made it of an author's sentences and its own; absent where an author did. */
  readonly isMade?: true;
};
