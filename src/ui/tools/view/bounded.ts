/** The newest of a list that may grow without end. */
export type Bounded<Item> = {
  readonly items: readonly Item[];
  /** How many older ones are gone. */
  readonly dropped: number;
};

export const nothingKept: Bounded<never> = { items: [], dropped: 0 };

export function appended<Item>(
  { items, dropped }: Bounded<Item>,
  item: Item,
  most: number,
): Bounded<Item> {
  return items.length < most
    ? { items: [...items, item], dropped }
    : { items: [...items.slice(1), item], dropped: dropped + 1 };
}
