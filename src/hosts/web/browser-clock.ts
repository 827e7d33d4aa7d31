import { timedSleep } from '@/hosts/shared/timed-sleep';
import type { Clock } from '@/ports/clock';

export const browserClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  sleep: timedSleep,
};
