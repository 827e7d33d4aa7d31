import { deedsBetweenPeople } from '@/understanding/lexicon/deeds-between-people';
import { deedsByOneself } from '@/understanding/lexicon/deeds-by-oneself';
import { deedsOfStories } from '@/understanding/lexicon/deeds-of-stories';

/**
 * What can be done, in the many ways it is said: frames (`phrases/frames.ts`) of verbs that stand for one
 * another where a choice is offered and the player says it differently. A verb may be of several classes.
 */
export const deedClasses: Readonly<Record<string, readonly string[]>> = {
  ...deedsBetweenPeople,
  ...deedsByOneself,
  ...deedsOfStories,
};
