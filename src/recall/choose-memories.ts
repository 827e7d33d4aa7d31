import type { SceneId } from '@/foundation/ids';
import { topRows, type RankedRow } from '@/recall/top-rows';
import type { Measured } from '@/recall/text-measure';
import {
  witnessesOf,
  type Memory,
  type RecalledMemory,
  type Significance,
} from '@/story/state/memory';

/** A memory with what was measured between it and the question. */
export type ScoredMemory = Measured & { readonly memory: Memory };

/** From where the story looks back. */
export type RecallMoment = {
  readonly sceneNumber: number;
  readonly numberOf: (scene: SceneId) => number | null;
  /** Who is here now. */
  readonly present: ReadonlySet<string>;
};

const significanceShare: Readonly<Record<Significance, number>> = { low: 0, medium: 0.5, high: 1 };

/** Small beside the relevance: they decide between memories that fit about equally well. */
const weight = { recency: 0.03, significance: 0.02, witness: 0.02, pinned: 0.02 } as const;
const scenesToHalf = 20;

/**
 * The memories to hand over, best first. How well one fits decides whether it is worth mentioning; how
 * long ago it was, how much it mattered and who was there decide between those that are.
 */
export function chooseMemories(
  scored: readonly ScoredMemory[],
  { limit, threshold }: { readonly limit: number; readonly threshold: number },
  moment: RecallMoment,
): readonly RecalledMemory[] {
  const isFitting = (row: number): boolean => (scored[row]?.relevance ?? 0) >= threshold;
  const isAlways = (row: number): boolean => isFitting(row) && isAlwaysThere(scored[row]);
  const ranks = Float32Array.from(scored, (each) => rankOf(each, moment));
  const idOf = (row: number): string => scored[row]?.memory.id ?? '';
  const rows = withEpisodes(
    topRows(ranks, { limit, idOf, isAllowed: isFitting }),
    topRows(ranks, { limit, idOf, isAllowed: isAlways }),
    limit,
  );
  return rows.flatMap(({ row }) => scored[row] ?? []).map((each) => recalled(each, moment));
}

/**
 * Triumphs and failures that apply are there (arch §7.6), and what the player wants kept in mind; if need
 * be in the place of what fits better. A long story has more of them than there are places: then one place
 * is left to what fits best, or nothing else would ever be remembered.
 */
function withEpisodes(
  best: readonly RankedRow[],
  applying: readonly RankedRow[],
  limit: number,
): readonly RankedRow[] {
  const isBestOneOfThem = applying.some(({ row }) => row === best[0]?.row);
  const always = isBestOneOfThem ? applying : applying.slice(0, Math.max(1, limit - 1));
  const kept = new Set(always.map(({ row }) => row));
  const others = best.filter(({ row }) => !kept.has(row)).slice(0, limit - kept.size);
  const places = new Map(best.map(({ row }, place) => [row, place]));
  const placeOf = ({ row }: RankedRow): number => places.get(row) ?? best.length;
  return [...others, ...always].sort((one, other) => placeOf(one) - placeOf(other));
}

function recalled({ memory, ...measured }: ScoredMemory, moment: RecallMoment): RecalledMemory {
  const { id, summary, timestamp, significance, episode } = memory;
  return {
    id,
    summary,
    timestamp,
    relevance: measured.relevance,
    cosine: measured.cosine,
    why: {
      words: measured.words,
      lexical: measured.lexical,
      scenesAgo: scenesSince(memory, moment),
      witnesses: witnessesOf(memory).filter((person) => moment.present.has(person)),
      significance,
    },
    ...(episode === undefined ? {} : { episode }),
  };
}

function isAlwaysThere(each: ScoredMemory | undefined): boolean {
  return each?.memory.episode !== undefined || each?.memory.isPinned === true;
}

function scenesSince({ scene }: Memory, { sceneNumber, numberOf }: RecallMoment): number | null {
  const number = numberOf(scene);
  return number === null ? null : Math.max(0, sceneNumber - number);
}

function rankOf({ relevance, memory }: ScoredMemory, moment: RecallMoment): number {
  const { present } = moment;
  const scenesAgo = scenesSince(memory, moment);
  const recency = scenesAgo === null ? 0 : scenesToHalf / (scenesToHalf + scenesAgo);
  const rank =
    relevance +
    weight.recency * recency +
    weight.significance * significanceShare[memory.significance] +
    weight.witness * Number(witnessesOf(memory).some((person) => present.has(person))) +
    weight.pinned * Number(memory.isPinned === true);
  // Hosts may differ in the last digits of a sum; the order may not.
  return Math.round(rank * 10_000);
}
