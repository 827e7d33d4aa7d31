import { absentOneSpokenOf } from '@/reading/situations/hearts/absent-one-spoken-of';
import { spokenForAnother } from '@/reading/situations/hearts/spoken-for-another';
import { practiceOverheard } from '@/reading/situations/hearts/practice-overheard';
import { beginningRememberedOtherwise } from '@/reading/situations/hearts/beginning-remembered-otherwise';
import { adviceUnwelcome } from '@/reading/situations/hearts/advice-unwelcome';
import { fearBehindAJoke } from '@/reading/situations/hearts/fear-behind-a-joke';
import { lessonInLies } from '@/reading/situations/hearts/lesson-in-lies';
import { leavingConfided } from '@/reading/situations/hearts/leaving-confided';
import { pardonForAnother } from '@/reading/situations/hearts/pardon-for-another';
import { quarrelInASmallThing } from '@/reading/situations/hearts/quarrel-in-a-small-thing';
import { laughterOrSilence } from '@/reading/situations/hearts/laughter-or-silence';
import { thanksUnearned } from '@/reading/situations/hearts/thanks-unearned';
import { wagerOnAWord } from '@/reading/situations/hearts/wager-on-a-word';
import { witnessWanted } from '@/reading/situations/hearts/witness-wanted';
import { reasonsToBeNear } from '@/reading/situations/hearts/reasons-to-be-near';
import { decisionWanted } from '@/reading/situations/hearts/decision-wanted';
import type { StorySituation } from '@/reading/situation-form/story-situation';

export const situationsOfHearts: readonly StorySituation[] = [
  absentOneSpokenOf,
  spokenForAnother,
  practiceOverheard,
  beginningRememberedOtherwise,
  adviceUnwelcome,
  fearBehindAJoke,
  lessonInLies,
  leavingConfided,
  pardonForAnother,
  quarrelInASmallThing,
  laughterOrSilence,
  thanksUnearned,
  wagerOnAWord,
  witnessWanted,
  reasonsToBeNear,
  decisionWanted,
];
