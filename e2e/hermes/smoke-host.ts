import { textFileStore } from '@/hosts/shared/files/text-file-store';
import type { HostCompute, HostServices, HostStorage } from '@/ports/host-services';

import type { SmokeInput } from './smoke-input';

/** What differs from machine to machine. */
export type SmokeParts = Pick<HostStorage, 'database'> & Pick<HostCompute, 'scripts'>;

/** The rest is the same on every machine: the files, a clock that stands still, and no chance. */
export function smokeHost(
  { campaigns, skills }: SmokeInput,
  { database, scripts }: SmokeParts,
): HostServices {
  return {
    storage: { database },
    content: {
      campaigns: textFileStore(new Map(Object.entries(campaigns))),
      skills: textFileStore(new Map(Object.entries(skills))),
    },
    compute: { scripts, cores: 1 },
    device: {
      clock: {
        now: () => Date.UTC(2026, 10, 16),
        elapsed: () => 0,
        sleep: (_ms, signal) => untilAborted(signal),
      },
      random: { secureSeed: () => 7 },
    },
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
