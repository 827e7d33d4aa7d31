import { twoAtOnce } from '@/reading/situations/conflict/two-at-once';
import { youBeJudge } from '@/reading/situations/conflict/you-be-judge';
import { blamedInstead } from '@/reading/situations/conflict/blamed-instead';
import { aboutToDoIt } from '@/reading/situations/conflict/about-to-do-it';
import { wantsAReason } from '@/reading/situations/conflict/wants-a-reason';
import { toldTwoWays } from '@/reading/situations/conflict/told-two-ways';
import { noPlaceForOne } from '@/reading/situations/conflict/no-place-for-one';
import { laidDown } from '@/reading/situations/conflict/laid-down';
import { borrowedGlory } from '@/reading/situations/conflict/borrowed-glory';
import { watched } from '@/reading/situations/conflict/watched';
import { thereAndBack } from '@/reading/situations/conflict/there-and-back';
import { oneOrTheOther } from '@/reading/situations/conflict/one-or-the-other';
import { yesForNo } from '@/reading/situations/conflict/yes-for-no';
import { oneMoreNeeded } from '@/reading/situations/conflict/one-more-needed';
import { thereBeforeYou } from '@/reading/situations/conflict/there-before-you';
import { atThatWord } from '@/reading/situations/conflict/at-that-word';
import type { StorySituation } from '@/reading/situation-form/story-situation';

export const situationsOfConflict: readonly StorySituation[] = [
  twoAtOnce,
  youBeJudge,
  blamedInstead,
  aboutToDoIt,
  wantsAReason,
  toldTwoWays,
  noPlaceForOne,
  laidDown,
  borrowedGlory,
  watched,
  thereAndBack,
  oneOrTheOther,
  yesForNo,
  oneMoreNeeded,
  thereBeforeYou,
  atThatWord,
];
