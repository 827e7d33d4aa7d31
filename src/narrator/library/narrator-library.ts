import { idsOf, textOfId } from '@/narrator/library/engine-texts';
import { joinParts } from '@/narrator/library/join-parts';
import { ownBreather } from '@/narrator/library/own-breather';
import type { NarratorLibrary } from '@/narrator/passages/telling-context';

/** All that the engine can say beyond engine-lines.ts; on the web it comes with the first choice. */
export const narratorLibrary: NarratorLibrary = {
  text: textOfId,
  lines: idsOf,
  breather: ownBreather,
  joined: joinParts,
};
