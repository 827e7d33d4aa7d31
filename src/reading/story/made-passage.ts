import { anyTime } from '@/story/campaign/any-time';
import { parseEffect } from '@/story/rules/effect';
import { parseCondition } from '@/story/conditions/parse-condition';
import type {
  AuthoredChoice,
  Passage,
  PassageConditions,
  PassageMemory,
  ScenePart,
} from '@/story/campaign/passage';

export type PassageToMake = Partial<Omit<PassageConditions, 'expressions'>> & {
  readonly id: string;
  readonly part: ScenePart;
  readonly prose?: readonly string[];
  /** Expressions that must hold. */
  readonly when?: readonly string[];
  readonly effects?: readonly string[];
  readonly memory?: Partial<PassageMemory> & { readonly text: string };
  readonly alsoRemembered?: readonly PassageMemory[];
  readonly choices?: readonly AuthoredChoice[];
  readonly once?: boolean;
  readonly weight?: number;
};

/** An ordinary passage that the engine made of an author's words and its own. */
export function madePassage(make: PassageToMake): Passage {
  const {
    id,
    part,
    prose = [],
    when = [],
    effects = [],
    memory,
    alsoRemembered = [],
    choices = [],
    once = true,
    weight = 1,
    ...conditions
  } = make;
  return {
    id,
    part,
    conditions: { ...anyTime, ...conditions, expressions: when.flatMap(conditionOf) },
    once,
    weight,
    effects: effects.flatMap((text) => {
      const effect = parseEffect(text);
      return effect.ok ? [effect.value] : [];
    }),
    memory:
      memory === undefined ? null : { kind: null, about: null, significance: 'medium', ...memory },
    ...(alsoRemembered.length === 0 ? {} : { alsoRemembered }),
    prose: prose.map(straight),
    choices,
    isMade: true,
  };
}

function conditionOf(text: string): PassageConditions['expressions'] {
  const condition = parseCondition(text);
  return condition.ok ? [condition.value] : [];
}

export type ChoiceToMake = Partial<Omit<AuthoredChoice, 'condition'>> & {
  readonly text: string;
  readonly kind: string;
  readonly when?: string;
};

export function madeChoice({ when, ...choice }: ChoiceToMake): AuthoredChoice {
  return {
    target: null,
    stat: null,
    risk: null,
    needs: null,
    hint: null,
    tone: null,
    faction: null,
    requires: null,
    leadsTo: null,
    elseTo: null,
    ...choice,
    text: straight(choice.text),
    condition: when === undefined ? null : (conditionOf(when)[0] ?? null),
  };
}

/** One kind of marks in one text, ours and the author's; whoever shows it makes those of a book of them. */
function straight(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

/** An author's braces are no slots of ours. */
export function inert(text: string): string {
  return text.replace(/[{}]/g, (mark) => `\\${mark}`);
}
