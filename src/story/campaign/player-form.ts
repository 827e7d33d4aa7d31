import type { CharacterCreation } from '@/contracts/generated/player-template';

export const pronounChoices = ['she', 'he', 'they', 'it'] as const;
export type PronounChoice = (typeof pronounChoices)[number];

/** A race or a class, and what it brings along. */
export type PlayerOrigin = {
  readonly name: string;
  readonly description: string | null;
  readonly traits: readonly string[];
  readonly abilities: readonly string[];
};

/** Who the player can be (arch §6.2.6). */
export type PlayerForm = {
  readonly mode: NonNullable<CharacterCreation['mode']>;
  readonly guidance: string | null;
  readonly races: readonly PlayerOrigin[];
  readonly classes: readonly PlayerOrigin[];
  /** The author's own limits, in words. */
  readonly limits: readonly string[];
  /** What the story itself says of the player. */
  readonly given: GivenPlayer;
};

export type GivenPlayer = {
  readonly name?: string;
  readonly pronouns?: PronounChoice;
  readonly background?: string;
};

/** Who the player wants to be; what is absent was not said. */
export type PlayerWish = GivenPlayer & {
  readonly race?: string;
  readonly class?: string;
};

export type AskedOfPlayer = 'name' | 'pronouns' | 'race' | 'class' | 'background';

/** What is asked before a story begins, in this order; nothing where the story gives the person. */
export function askedOfPlayer(template: PlayerForm | undefined): readonly AskedOfPlayer[] {
  switch (template?.mode) {
    case undefined:
    case 'preset':
      return [];
    case 'freeform':
      return ['name', 'pronouns', 'background'];
    case 'guided':
      return [
        'name',
        'pronouns',
        ...(template.races.length > 0 ? (['race'] as const) : []),
        ...(template.classes.length > 0 ? (['class'] as const) : []),
      ];
  }
}

/** The race or class of that name, however it is written. */
export function originNamed(
  origins: readonly PlayerOrigin[],
  name: string,
): PlayerOrigin | undefined {
  const sought = name.trim().toLowerCase();
  return origins.find((origin) => origin.name.toLowerCase() === sought);
}
