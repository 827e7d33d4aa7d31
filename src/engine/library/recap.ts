import type { Timeline } from '@/engine/turn-data/timeline';
import { actsOf, chaptersOf } from '@/story/beats/chapters';
import type { Campaign } from '@/story/campaign/campaign';
import { isSettled } from '@/story/looking-back/falling-due';
import { openPromises } from '@/story/looking-back/open-promises';
import { storySoFar } from '@/story/looking-back/story-so-far';
import { peopleAt, placeOf } from '@/story/state/story-state';
import type { SummaryLine } from '@/story/looking-back/summaries';

/** What a player who comes back should have in mind. */
export type Recap = {
  /** Of the story. */
  readonly title: string;
  /** Of the chapter the player is in. */
  readonly chapter: string;
  /** Said to the player, in the order it happened. */
  readonly sentences: readonly RecapSentence[];
};

export type RecapSentence = {
  readonly text: string;
  /** Number of the scene it happened in. */
  readonly scene: number;
};

export type ChapterOfStory = {
  readonly title: string;
  readonly beat: string | null;
  /** From 1. */
  readonly act: number;
  /** Numbers of its first and its last scene. */
  readonly from: number;
  readonly to: number;
};

const mostWords = 240;
const mostSentences = 4;
const fewestSentences = 2;

/** Null when there is nothing to be reminded of yet, or no more. */
export function recapOf(campaign: Campaign, timeline: Timeline): Recap | null {
  const { scenes: path, past } = timeline;
  if ((path[path.length - 1]?.outcome.ending ?? null) !== null) return null;
  const { lines } = storySoFar({ path, memories: past.memories }, campaign, { mostWords });
  // The words of a choice tell what to do, not what was done.
  const sentences = whatMatters(
    lines.filter(({ from }) => from !== 'choice'),
    timeline,
  );
  if (sentences.length === 0) return null;
  const chapters = chaptersOf(path, campaign);
  return {
    title: campaign.title,
    chapter: chapters[chapters.length - 1]?.title ?? campaign.title,
    sentences: sentences.map(({ text, scene }) => ({ text, scene })),
  };
}

/** Of a path, the oldest first. */
export function chaptersOfStory(
  campaign: Campaign,
  { scenes }: Timeline,
): readonly ChapterOfStory[] {
  return actsOf(chaptersOf(scenes, campaign), campaign).flatMap(({ chapters }, act) =>
    chapters.map(({ title, beat, scenes: ofChapter }) => ({
      title,
      beat,
      act: act + 1,
      from: ofChapter[0]?.number ?? 0,
      to: ofChapter[ofChapter.length - 1]?.number ?? 0,
    })),
  );
}

/** What was done last, the last beat, what binds the player and what ties them to who is here. */
function whatMatters(lines: readonly SummaryLine[], timeline: Timeline): readonly SummaryLine[] {
  const { scenes, state, past } = timeline;
  const here = new Set(peopleAt(state, placeOf(state)));
  const open = new Set(openPromises(past.memories).filter((memory) => !isSettled(memory, state)));
  const newest = [...lines].reverse();
  const isOfSomebodyHere = ({ memory }: SummaryLine): boolean =>
    memory !== null &&
    (here.has(memory.about ?? '') || memory.characters.some((person) => here.has(person)));
  const isOpen = ({ memory }: SummaryLine): boolean => memory !== null && open.has(memory);
  const beat = [...scenes].reverse().find(({ outcome }) => outcome.beat !== null)?.number;
  const chosen = new Set<SummaryLine>();
  const choose = (fits: (line: SummaryLine) => boolean): void => {
    const fitting = newest.filter((line) => !chosen.has(line) && fits(line));
    const most = Math.max(...fitting.map(({ weight }) => weight));
    const line = fitting.find(({ weight }) => weight === most);
    if (line !== undefined && chosen.size < mostSentences) chosen.add(line);
  };
  const last = newest[0]?.scene;
  choose(({ scene }) => scene === last);
  choose(({ scene }) => scene === beat);
  choose((line) => isOpen(line) && isOfSomebodyHere(line));
  if (![...chosen].some(isOpen)) choose(isOpen);
  choose(isOfSomebodyHere);
  while (chosen.size < Math.min(fewestSentences, lines.length)) choose(() => true);
  return lines.filter((line) => chosen.has(line));
}
