import type { Beat } from '@/story/campaign/beat';
import type { Campaign } from '@/story/campaign/campaign';
import type { Scene } from '@/story/log/scene';

/** Scenes that belong together, from one beat to before the next that opens a chapter. */
export type Chapter = {
  readonly title: string;
  /** The beat it is named after; null for what came before the first. */
  readonly beat: string | null;
  /** Whether that beat opens an act. */
  readonly opensAct: boolean;
  readonly scenes: readonly Scene[];
};

export type StoryAct = {
  /** As its first chapter is called. */
  readonly title: string;
  readonly chapters: readonly Chapter[];
};

/** Fewer scenes are no chapter of their own, unless their beat is critical. */
const fewestScenes = 3;
/** Of an act, where no critical beat says when one begins. */
const chaptersOfAct = 5;

/** What chapters are named after. */
export type ChapterNames = Pick<Campaign, 'title' | 'startingPlace' | 'places' | 'beats'>;

/**
 * The chapters of a path, the oldest first. A beat opens one when the one before is long enough; a critical
 * beat always does. A beat that the campaign no longer knows opens none.
 */
export function chaptersOf(path: readonly Scene[], campaign: ChapterNames): readonly Chapter[] {
  const starts = startsOn(path, campaign);
  return starts.map(({ at, beat }, index) => ({
    title: beat?.title ?? openingTitle(campaign),
    beat: beat?.id ?? null,
    opensAct: isCritical(beat),
    scenes: path.slice(at, starts[index + 1]?.at),
  }));
}

type Start = { readonly at: number; readonly beat: Beat | null };

function startsOn(path: readonly Scene[], campaign: ChapterNames): readonly Start[] {
  const beats = new Map(campaign.beats.map((beat) => [beat.id, beat]));
  const starts: Start[] = [];
  for (const [at, { outcome }] of path.entries()) {
    const beat = outcome.beat === null ? null : (beats.get(outcome.beat) ?? null);
    const last = starts[starts.length - 1];
    if (last === undefined) starts.push({ at, beat });
    else if (beat !== null && (isCritical(beat) || at - last.at >= fewestScenes)) {
      // What a critical beat cuts short belongs to what came before it.
      const isCutShort = at - last.at < fewestScenes && !isCritical(last.beat);
      if (isCutShort && starts.length > 1) starts.pop();
      starts.push({ at, beat });
    }
  }
  return starts;
}

function isCritical(beat: Beat | null): boolean {
  return beat?.priority === 'critical';
}

/** A critical beat opens an act; in a campaign without one, so many chapters are an act. */
export function actsOf(
  chapters: readonly Chapter[],
  { beats }: Pick<Campaign, 'beats'>,
): readonly StoryAct[] {
  const hasTurns = beats.some(({ priority }) => priority === 'critical');
  const acts: Chapter[][] = [];
  for (const [index, chapter] of chapters.entries()) {
    const isFirst = hasTurns ? chapter.opensAct : index % chaptersOfAct === 0;
    const last = acts[acts.length - 1];
    if (last === undefined || isFirst) acts.push([chapter]);
    else last.push(chapter);
  }
  return acts.map((each) => ({ title: each[0]?.title ?? '', chapters: each }));
}

/** What came before the first beat is called after where it began. */
function openingTitle({ places, startingPlace, title }: ChapterNames): string {
  const name = places.get(startingPlace)?.name ?? title;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
