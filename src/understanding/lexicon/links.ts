import { wordSet } from '@/understanding/lexicon/word-set';

/** Words that join what is named to what is done. */
export const links: ReadonlySet<string> = wordSet(
  `about to for with in on at by down up off out over into onto from of as round around beside behind past against
  under through across toward towards next near between among before without like than inside outside along alongside
  beneath below above beyond upon after during until within regarding concerning back away together apart aside amid
  opposite aboard unless via per`,
);
