/** Something that ends a story of its kind: `{x}` is what it turns on, `{a}` somebody else. */
export type Way = {
  readonly id: string;
  readonly title: string;
  readonly act: string;
  /** Where there is nobody else; without it there is then no such way. */
  readonly alone: string | null;
  /** What is told when it has been done. */
  readonly told: string;
};

/** With the act as it is where somebody else is there, and as it is without. */
export function way(
  id: string,
  title: string,
  [act, alone]: readonly [string, string?],
  told: string,
): Way {
  return { id, title, act, told, alone: alone ?? (act.includes('{a}') ? null : act) };
}
