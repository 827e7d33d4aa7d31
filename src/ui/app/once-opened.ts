import type { StoreApi } from 'zustand/vanilla';

import type { Engine } from '@/engine/engine';
import { addWarning } from '@/ui/app/add-warning';
import type { SkippedSkills } from '@/ui/tools/view/tools-view';

type Told = {
  readonly warnings: StoreApi<readonly string[]>;
  readonly skippedSkills: StoreApi<SkippedSkills>;
};

/**
 * What nobody waits for, while the player looks at the first screen. What the device cannot do here is said
 * by whatever is played next.
 */
export async function onceOpened(app: Told, engine: Engine, signal: AbortSignal): Promise<void> {
  const { skipped } = await engine.skills(signal).catch(() => ({ skipped: [] }));
  if (signal.aborted) return;
  tellOfSkipped(app, skipped);
  await engine.tidy(signal).catch(() => undefined);
}

/** One notice for all of them; which and why is shown among the tools for as long as the app is open. */
function tellOfSkipped({ warnings, skippedSkills }: Told, skipped: SkippedSkills): void {
  if (skipped.length === 0) return;
  skippedSkills.setState(skipped, REPLACE);
  addWarning(warnings, skipped.map(({ message }) => message).join(' '));
}

const REPLACE = true;
