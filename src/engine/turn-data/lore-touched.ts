import type { FoundLore } from '@/engine/recall/campaign-lore';
import type { OpenStory } from '@/engine/turn-data/open-story';
import type { Timeline } from '@/engine/turn-data/timeline';
import type { LorePiece } from '@/campaign/cut-lore';
import { recalledMemories, relevanceThreshold } from '@/foundation/limits';
import { failedGuard } from '@/narrator/guards/failed-guard';
import { noBoundaries } from '@/story/log/playthrough';
import type { StoryState } from '@/story/state/story-state';
import { capitalWords } from '@/story/words/capital-words';

type LoreMoment = {
  readonly story: Pick<OpenStory, 'campaign' | 'playthrough' | 'lore'>;
  readonly timeline: Pick<Timeline, 'past'>;
  readonly state: StoryState;
};

type LoreSeen = { readonly file: string; readonly text: string; readonly relevance: number };

/** What an act touches of the lore: what fits it, and what it names that the lore speaks of (arch §5.3). */
export async function loreTouched(
  moment: LoreMoment,
  act: string,
  signal: AbortSignal,
): Promise<readonly LoreSeen[]> {
  const { lore } = moment.story;
  if (lore.isEmpty) return [];
  const isWithheld = withheldNow(moment);
  // Lore that cannot be read is no reason not to plan.
  const found = await lore
    .search({ query: act, limit: 2 * recalledMemories, isWithheld }, signal)
    .catch((): readonly FoundLore[] => []);
  return found
    .filter((each) => each.relevance >= relevanceThreshold || isNamed(each))
    .slice(0, recalledMemories)
    .map(({ piece: { file, text }, relevance }) => ({ file, text, relevance }));
}

/** What somebody keeps secret is not found in the lore either, before it comes out. */
export function withheldNow({ story, timeline, state }: LoreMoment): (text: string) => boolean {
  const { campaign, playthrough } = story;
  const boundaries = playthrough.boundaries ?? noBoundaries;
  const { past } = timeline;
  const moment = { campaign, state, past, boundaries, before: null, told: [], input: null };
  return (text) => failedGuard([text], moment, ['secrets']) !== null;
}

function isNamed({ words, piece }: FoundLore): boolean {
  const topics = topicsOf(piece);
  return words.some((word) => topics.has(singular(word)));
}

const known = new WeakMap<LorePiece, ReadonlySet<string>>();

/** The words of its headings and of its file's name, and the names it has. */
function topicsOf(piece: LorePiece): ReadonlySet<string> {
  const before = known.get(piece);
  if (before !== undefined) return before;
  const { file, headings, text } = piece;
  const stem = file.replace(/^.*\//, '').replace(/\.[a-z]+$/, '');
  const titles = [stem, ...headings]
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  const names = capitalWords(text).filter(({ isAtStart }) => !isAtStart);
  const topics = new Set([...titles, ...names.map(({ word }) => word.toLowerCase())].map(singular));
  known.set(piece, topics);
  return topics;
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}
