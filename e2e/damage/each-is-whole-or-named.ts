import { damageMany } from './damage-many';

/** Damages so many copies of a library, and looks at every story in them. */
export async function expectWholeOrNamed(copies: number): Promise<void> {
  const { faults, tally } = await damageMany(copies);
  expect(faults).toEqual({});
  // A damage that is never noticed, or that never touches a story, would prove nothing.
  expect(tally['named']).toBeGreaterThan(copies / 3);
}
