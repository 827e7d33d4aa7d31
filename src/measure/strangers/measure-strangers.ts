import { figureOf, type Figure, type Measure } from '@/measure/figure';
import { repeatedSentences } from '@/measure/lint-story';
import { offeredLate } from '@/measure/offered-late';
import { mean, meanOf, shareOf } from '@/measure/statistics';
import { namesAny } from '@/measure/strangers/named-things';
import type { ProfiledPerson } from '@/measure/strangers/people-named';
import type { StrangerStory } from '@/measure/strangers/stranger-story';
import {
  choicesThatName,
  distinctChoices,
  doesSpeak,
  endsInTime,
  engineSentences,
  falseReasons,
  isInWindow,
  isMet,
  offersOf,
  peopleMet,
  peopleWhoSpeak,
  premiseTold,
  premiseUntold,
  sameChoicesAgain,
  scenesThatName,
  windowedBeats,
} from '@/measure/strangers/stranger-shares';
import { distinctOpeners, reuseOfScenes } from '@/measure/variety';

type Asked = Measure<StrangerStory> & {
  /** Whether the campaign has what is measured; where it has not there is no figure. */
  readonly where?: (story: StrangerStory) => boolean;
};

const hasPeople = ({ authored }: StrangerStory): boolean => authored.people.length > 0;
const hasThreeFiles = ({ authored }: StrangerStory): boolean => authored.hasThreeFiles;

const measures = {
  premise: {
    what: 'sentences of the premise told in the first two scenes',
    bound: 'at least',
    limit: 0.6,
    where: ({ authored }) => authored.premise.length > 0,
    of: (stories) => meanOf(stories, premiseTold),
    examples: (story) => premiseUntold(story).map((key) => `untold: ${key}`),
  },
  'choices-naming': {
    what: 'choices that name somebody, something or somewhere of the campaign',
    bound: 'at least',
    limit: 0.8,
    of: (stories) => meanOf(stories, choicesThatName),
    examples: (story) => [
      ...new Set(
        offersOf(story)
          .flat()
          .filter((text) => !namesAny(text, story.authored.named)),
      ),
    ],
  },
  'scenes-naming': {
    what: 'scenes whose words do',
    bound: 'at least',
    limit: 0.95,
    of: (stories) => meanOf(stories, scenesThatName),
  },
  'distinct-choices': {
    what: 'different choices among all that are offered',
    bound: 'at least',
    limit: 0.4,
    of: (stories) => meanOf(stories, distinctChoices),
  },
  'same-choices': {
    what: 'scenes that offer what the one before them did',
    bound: 'at most',
    limit: 0.05,
    of: (stories) => meanOf(stories, sameChoicesAgain),
  },
  callbacks: {
    what: 'choices after scene 5 that come from a true memory',
    bound: 'at least',
    limit: 0.8,
    of: (stories) =>
      meanOf(stories, (story) => shareOf(offeredLate(story), ({ memory }) => memory !== null)),
    examples: (story) =>
      offeredLate(story).flatMap(({ text, memory }) => (memory === null ? [text] : [])),
  },
  'false-reasons': {
    what: 'memories behind a choice that have nothing of what it names',
    bound: 'at most',
    limit: 0,
    of: (stories) =>
      stories.some(({ scenes }) => scenes.length > 0) ? stories.flatMap(falseReasons).length : null,
    examples: falseReasons,
  },
  met: {
    what: 'people with a profile who are named',
    bound: 'at least',
    limit: 0.9,
    where: hasPeople,
    of: (stories) => meanOf(stories, peopleMet),
    examples: (story) => peopleWithout(story, isMet),
  },
  speak: {
    what: 'people with a profile who speak',
    bound: 'at least',
    limit: 0.8,
    where: hasPeople,
    of: (stories) => meanOf(stories, peopleWhoSpeak),
    examples: (story) => peopleWithout(story, doesSpeak),
  },
  'engine-sentences': {
    what: "sentences of the engine's own",
    bound: 'at most',
    limit: 0.45,
    where: (story) => !hasThreeFiles(story),
    of: (stories) => meanOf(stories, engineSentences),
  },
  'engine-sentences-of-three-files': {
    what: 'the same, where an author has written a setting and a premise alone',
    bound: 'at most',
    limit: 0.65,
    where: hasThreeFiles,
    of: (stories) => meanOf(stories, engineSentences),
  },
  'beats-in-window': {
    what: 'beats told in the scenes their author gave them',
    bound: 'at least',
    limit: 1,
    where: (story) => windowedBeats(story).length > 0,
    of: (stories) => shareOf(stories.flatMap(windowedBeats), isInWindow),
    examples: (story) =>
      windowedBeats(story)
        .filter((beat) => !isInWindow(beat))
        .map(
          ({ beat, scene, min, max }) =>
            `${beat}: scene ${String(scene ?? 'none')}, not ${String(min)} to ${String(max ?? 'the end')}`,
        ),
  },
  ending: {
    what: 'walks that come to an ending within sixty scenes',
    bound: 'at least',
    limit: 0.95,
    of: (stories) => shareOf(stories, endsInTime),
  },
  'reuse-mean': {
    what: 'sequences of four words an earlier scene has, mean',
    bound: 'at most',
    limit: 0.03,
    of: (stories) => mean(stories.flatMap(reuseOfScenes)),
  },
  'sentences-twice': {
    what: 'sentences told twice',
    bound: 'at most',
    limit: 0,
    of: (stories) =>
      stories.some(({ scenes }) => scenes.length > 0)
        ? stories.flatMap(repeatedSentences).length
        : null,
    examples: (story) =>
      repeatedSentences(story).map(({ scene, sentence }) => `scene ${String(scene)}: ${sentence}`),
  },
  openers: {
    what: 'scenes that begin like no other',
    bound: 'at least',
    limit: 0.9,
    of: (stories) => meanOf(stories, distinctOpeners),
  },
} as const satisfies Readonly<Record<string, Asked>>;

export type StrangerMeasureId = keyof typeof measures;

/** How stories read that were made of files alone, in figures; what their campaigns have nothing of is left out. */
export function measureStrangers(
  stories: readonly StrangerStory[],
): readonly Figure<StrangerMeasureId>[] {
  return (Object.entries(measures) as readonly (readonly [StrangerMeasureId, Asked])[]).flatMap(
    ([id, measure]) => {
      const fitting = stories.filter((story) => measure.where?.(story) ?? true);
      return fitting.length === 0 ? [] : [figureOf(id, measure, fitting)];
    },
  );
}

function peopleWithout(
  story: StrangerStory,
  has: (story: StrangerStory, person: ProfiledPerson) => boolean,
): readonly string[] {
  return story.authored.people
    .filter((person) => !has(story, person))
    .map(({ name }) => `not ${name}`);
}
