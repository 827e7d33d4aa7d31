/** What is measured, and what a story has to reach. */
export type Measure<Story> = {
  readonly what: string;
  readonly bound: 'at least' | 'at most';
  readonly limit: number;
  /** Null when there is nothing to measure: that proves nothing and does not pass. */
  readonly of: (stories: readonly Story[]) => number | null;
  /** What one would want to look at in a story. */
  readonly examples?: (story: Story) => readonly string[];
};

export type Figure<Id extends string = string> = {
  readonly id: Id;
  readonly what: string;
  readonly value: number | null;
  readonly bound: 'at least' | 'at most';
  readonly limit: number;
  readonly ok: boolean;
  readonly examples: readonly string[];
};

const mostExamples = 20;

/** Every figure of a table of measures, in its order. */
export function figuresOf<Id extends string, Story extends { readonly seed: number }>(
  measures: Readonly<Record<Id, Measure<Story>>>,
  stories: readonly Story[],
): readonly Figure<Id>[] {
  return (Object.keys(measures) as Id[]).map((id) => figureOf(id, measures[id], stories));
}

export function figureOf<Id extends string, Story extends { readonly seed: number }>(
  id: Id,
  { what, bound, limit, of, examples }: Measure<Story>,
  stories: readonly Story[],
): Figure<Id> {
  const value = of(stories);
  const ok = isKept(value, { bound, limit });
  const shown = ok ? [] : stories.flatMap((story) => examplesIn(story, examples));
  return { id, what, value, bound, limit, ok, examples: shown.slice(0, mostExamples) };
}

function isKept(value: number | null, { bound, limit }: Pick<Figure, 'bound' | 'limit'>): boolean {
  return value !== null && (bound === 'at least' ? value >= limit : value <= limit);
}

function examplesIn<Story extends { readonly seed: number }>(
  story: Story,
  examples: Measure<Story>['examples'],
): readonly string[] {
  return (examples?.(story) ?? []).map((example) => `seed ${String(story.seed)}, ${example}`);
}
