import type { EngineHost } from '@/engine/engine-host';
import { textFileStore } from '@/hosts/shared/files/text-file-store';

import type { SmokeInput } from './smoke-input';

/** What is the same on every machine: the files, a clock that stands still, and no chance. */
export function smokeParts({
  campaigns,
  skills,
}: SmokeInput): Omit<EngineHost, 'database' | 'scripts'> {
  return {
    campaigns: textFileStore(new Map(Object.entries(campaigns))),
    skills: textFileStore(new Map(Object.entries(skills))),
    clock: {
      now: () => Date.UTC(2026, 10, 16),
      elapsed: () => 0,
      sleep: (_ms, signal) => untilAborted(signal),
    },
    random: { secureSeed: () => 7 },
    cores: 1,
  };
}

/** No deadline comes before the turn is over. */
function untilAborted(signal: AbortSignal): Promise<'aborted'> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      resolve('aborted');
    });
  });
}
