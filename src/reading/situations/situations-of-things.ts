import { missingThing } from '@/reading/situations/things/missing-thing';
import { wantedByTwo } from '@/reading/situations/things/wanted-by-two';
import { wrongPlace } from '@/reading/situations/things/wrong-place';
import { wayOpen } from '@/reading/situations/things/way-open';
import { movedSince } from '@/reading/situations/things/moved-since';
import { messageAstray } from '@/reading/situations/things/message-astray';
import { toBeDestroyed } from '@/reading/situations/things/to-be-destroyed';
import { tooCheap } from '@/reading/situations/things/too-cheap';
import { hiddenFind } from '@/reading/situations/things/hidden-find';
import { carryTo } from '@/reading/situations/things/carry-to';
import { noBusiness } from '@/reading/situations/things/no-business';
import { backFrom } from '@/reading/situations/things/back-from';
import { notToGo } from '@/reading/situations/things/not-to-go';
import { doubtedThing } from '@/reading/situations/things/doubted-thing';
import { lastOne } from '@/reading/situations/things/last-one';
import { nowOrNever } from '@/reading/situations/things/now-or-never';
import type { StorySituation } from '@/reading/situation-form/story-situation';

export const situationsOfThings: readonly StorySituation[] = [
  missingThing,
  wantedByTwo,
  wrongPlace,
  wayOpen,
  movedSince,
  messageAstray,
  toBeDestroyed,
  tooCheap,
  hiddenFind,
  carryTo,
  noBusiness,
  backFrom,
  notToGo,
  doubtedThing,
  lastOne,
  nowOrNever,
];
