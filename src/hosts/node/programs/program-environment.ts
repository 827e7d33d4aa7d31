import path from 'node:path';

import type { GuestJob } from '@/hosts/shared/guest/guest-messages';

/** All a program learns from its environment; the host's own variables hold keys and names of people. */
export function programEnvironment(
  { seed, now, folder = '' }: GuestJob,
  runFolder: string,
  searched: readonly string[],
): Readonly<Record<string, string>> {
  return {
    PATH: searched.join(path.delimiter),
    // 001 §2.3 wants UTF-8, and interpreters take their encoding from here.
    LANG: 'C.UTF-8',
    HOME: runFolder,
    TMPDIR: runFolder,
    NARRATORIA_SKILL: folder,
    NARRATORIA_SERVICES_FD: '3',
    NARRATORIA_SEED: String(seed),
    NARRATORIA_NOW: String(now),
  };
}
