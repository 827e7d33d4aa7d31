import type { BrowserContext } from 'playwright-core';

import { motion } from '@/ui/theme/layout';

const slowGapMs = 2_000;

/** Sentences come so slowly that whatever a test does falls into the middle of the telling. */
export async function slowTelling(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([gap, slowGap]) => {
      const { setTimeout: start } = globalThis;
      const slowed = (work: () => void, delay = 0): unknown =>
        start(work, delay === gap ? slowGap : delay);
      Object.assign(globalThis, { setTimeout: slowed });
    },
    [motion.sentenceGap, slowGapMs] as const,
  );
}
