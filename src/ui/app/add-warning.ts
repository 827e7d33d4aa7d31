import type { StoreApi } from 'zustand/vanilla';

/** The same sentence once, however often it is said. */
export function addWarning(warnings: StoreApi<readonly string[]>, sentence: string): void {
  const { getState, setState } = warnings;
  if (!getState().includes(sentence)) setState([...getState(), sentence], REPLACE);
}

const REPLACE = true;
