import { isInTime, beatLags } from '@/engine/workbench/beat-lags';
import { offeredLate } from '@/measure/offered-late';
import { recordedChoices } from '@/measure/recorded-choices';
import { entityGrounding, ledgerContradictions } from '@/measure/facts-kept';
import { figuresOf, type Figure, type Measure } from '@/measure/figure';
import { guardFindings } from '@/measure/guard-findings';
import type { PlayedStory } from '@/measure/played-story';
import { lintStory } from '@/measure/lint-story';
import { selfBleu } from '@/measure/self-bleu';
import { mean, meanOf, quantile, shareOf } from '@/measure/statistics';
import type { GuardFailure } from '@/narrator/guards/failed-guard';
import {
  distinctShare,
  distinctOpeners,
  reuseOfScenes,
  sentenceLengthDeviation,
  wordVariety,
} from '@/measure/variety';

const measures = {
  'distinct-2': {
    what: 'sequences of two words that are told once',
    bound: 'at least',
    limit: 0.65,
    of: (stories) => meanOf(stories, (story) => distinctShare(story, 2)),
  },
  'distinct-3': {
    what: 'sequences of three words that are told once',
    bound: 'at least',
    limit: 0.9,
    of: (stories) => meanOf(stories, (story) => distinctShare(story, 3)),
  },
  'reuse-mean': {
    what: 'sequences of four words an earlier scene has, mean',
    bound: 'at most',
    limit: 0.03,
    of: (stories) => mean(stories.flatMap(reuseOfScenes)),
  },
  'reuse-p95': {
    what: 'the same, 95 of 100 scenes',
    bound: 'at most',
    limit: 0.1,
    of: (stories) => quantile(stories.flatMap(reuseOfScenes), 0.95),
  },
  'self-bleu-4': {
    what: 'how like one another scenes are',
    bound: 'at most',
    limit: 0.25,
    of: (stories) => meanOf(stories, selfBleu),
  },
  'mattr-500': {
    what: 'different words among 500 in a row',
    bound: 'at least',
    limit: 0.48,
    of: (stories) => meanOf(stories, wordVariety),
  },
  'sentence-length-sd': {
    what: 'how unlike in length sentences are, in words',
    bound: 'at least',
    limit: 5,
    of: (stories) => meanOf(stories, sentenceLengthDeviation),
  },
  openers: {
    what: 'scenes that begin like no other',
    bound: 'at least',
    limit: 0.9,
    of: (stories) => meanOf(stories, distinctOpeners),
  },
  grounding: {
    what: 'naming sentences that name only what is known',
    bound: 'at least',
    limit: 1,
    of: (stories) => meanOf(stories, entityGrounding),
    examples: (story) => failures(story, 'names'),
  },
  contradictions: {
    what: 'contradictions of the ledger',
    bound: 'at most',
    limit: 0,
    of: (stories) => told(stories, stories.flatMap(ledgerContradictions).length),
    examples: ledgerContradictions,
  },
  callbacks: {
    what: 'choices after scene 5 that come from a true memory',
    bound: 'at least',
    limit: 0.8,
    of: (stories) => shareOf(stories.flatMap(offeredLate), ({ memory }) => memory !== null),
  },
  'read-again': {
    what: 'recorded choices that something later asks for',
    bound: 'at least',
    limit: 0.6,
    of: (stories) => shareOf(stories.flatMap(recordedChoices), ({ isReadAgain }) => isReadAgain),
    examples: (story) =>
      recordedChoices(story).flatMap(({ isReadAgain, scene, text }) =>
        isReadAgain ? [] : [`scene ${String(scene)}: nothing asks again for "${text}"`],
      ),
  },
  'beats-in-time': {
    what: 'beats within two scenes of being due',
    bound: 'at least',
    limit: 0.95,
    of: (stories) => shareOf(stories.flatMap(lagsOf), isInTime),
    examples: (story) =>
      lagsOf(story).flatMap((lag) => {
        const came = lag.scenes === null ? 'never' : `${String(lag.scenes)} scenes after it could`;
        return isInTime(lag) ? [] : [`${lag.beat} came ${came}`];
      }),
  },
  'speaks-for-player': {
    what: 'sentences that speak, decide or feel for the player',
    bound: 'at most',
    limit: 0,
    of: (stories) =>
      told(stories, stories.flatMap((story) => failures(story, 'players-own')).length),
    examples: (story) => failures(story, 'players-own'),
  },
  lint: {
    what: 'faults of the prose',
    bound: 'at most',
    limit: 0,
    of: (stories) => told(stories, stories.flatMap(lintStory).length),
    examples: (story) =>
      lintStory(story).map(
        ({ scene, what, sentence }) => `scene ${String(scene)}: ${what}: ${sentence}`,
      ),
  },
  guards: {
    what: 'what a guard would have stopped',
    bound: 'at most',
    limit: 0,
    of: (stories) => told(stories, stories.flatMap(guardFindings).length),
    examples: (story) => failures(story, null),
  },
} as const satisfies Readonly<Record<string, Measure<PlayedStory>>>;

export type MeasureId = keyof typeof measures;

/** Every figure of stories that were played, in the order in which they are best read. */
export function measureStories(stories: readonly PlayedStory[]): readonly Figure<MeasureId>[] {
  return figuresOf<MeasureId, PlayedStory>(measures, stories);
}

/** A story without scenes has no faults, and proves nothing. */
function told(stories: readonly PlayedStory[], faults: number): number | null {
  return stories.some(({ scenes }) => scenes.length > 0) ? faults : null;
}

function failures(story: PlayedStory, of: GuardFailure['guard'] | null): readonly string[] {
  return guardFindings(story)
    .filter(({ guard }) => of === null || guard === of)
    .map(
      ({ scene, guard, why, sentence }) => `scene ${String(scene)}: ${guard}: ${why} "${sentence}"`,
    );
}

function lagsOf({ scenes, campaign }: PlayedStory): ReturnType<typeof beatLags> {
  return beatLags(
    scenes.map(({ scene }) => scene),
    campaign,
  );
}
