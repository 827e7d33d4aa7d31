import type { SceneId } from '@/foundation/ids';
import { actsOf, chaptersOf, type ChapterNames } from '@/story/beats/chapters';
import type { Memory } from '@/story/state/memory';
import { openPromises } from '@/story/looking-back/open-promises';
import type { Scene } from '@/story/log/scene';
import {
  actSummary,
  chapterSummary,
  lineOf,
  rememberedByScene,
  sceneSummary,
  strongest,
  type SummaryLine,
} from '@/story/looking-back/summaries';

/** A path, and what is remembered of it where the player stands. */
export type StoryBehind = {
  readonly path: readonly Scene[];
  /** The oldest first. */
  readonly memories: readonly Memory[];
};

export type StorySoFar = {
  /** Sentence after sentence, in the order it happened. */
  readonly text: string;
  readonly lines: readonly SummaryLine[];
};

/** The newest scenes are told one by one. */
const mostScenes = 6;

/**
 * What has been, in no more words than asked for, however long the story is (arch §7.6): the last scenes one
 * by one, the chapters of this act by what mattered in them, the acts before by less. No sentence is cut or
 * put in other words: one that does not fit is left out. What the player pinned, and the promises and debts
 * that are open, come before everything but the newest scene.
 */
export function storySoFar(
  { path, memories }: StoryBehind,
  campaign: ChapterNames,
  { mostWords }: { readonly mostWords: number },
): StorySoFar {
  const remembered = rememberedByScene(memories);
  const acts = actsOf(chaptersOf(path, campaign), campaign);
  const now = acts[acts.length - 1];
  const scenes = sceneLines(path, (scene) => sceneSummary(scene, remembered));
  const telling = new BoundedTelling(mostWords, memories);
  telling.add(scenes.next().value ?? []);
  telling.add(keptInMind({ path, memories }));
  telling.addSome(take(scenes, mostScenes), 1 / 2);
  const chapters = [...(now?.chapters ?? [])].reverse();
  telling.addSome(
    chapters.flatMap((chapter) => chapterSummary(chapter, remembered)),
    1 / 2,
  );
  const before = acts.slice(0, -1).reverse();
  telling.add(
    strongest(
      before.flatMap((act) => actSummary(act, remembered)),
      Infinity,
    ),
  );
  for (const lines of scenes) if (!telling.add(lines)) break;
  return telling.told;
}

/** Scene by scene, the newest first; scenes that leave nothing are left out. */
function* sceneLines(
  path: readonly Scene[],
  summaryOf: (scene: Scene) => SummaryLine | null,
): Generator<readonly SummaryLine[], undefined> {
  for (let at = path.length - 1; at >= 0; at -= 1) {
    const scene = path[at];
    const line = scene === undefined ? null : summaryOf(scene);
    if (line !== null) yield [line];
  }
}

function take(
  lines: Generator<readonly SummaryLine[], undefined>,
  most: number,
): readonly SummaryLine[] {
  return Array.from({ length: most }).flatMap(() => lines.next().value ?? []);
}

/** What the player pinned, then what binds them; the newest first. */
function keptInMind({ path, memories }: StoryBehind): readonly SummaryLine[] {
  const pinned = memories.filter(({ isPinned }) => isPinned === true);
  const wanted = [...[...pinned].reverse(), ...[...openPromises(memories)].reverse()];
  if (wanted.length === 0) return [];
  const numbers = new Map<SceneId, number>(path.map(({ id, number }) => [id, number]));
  return wanted.flatMap((memory) => {
    const number = numbers.get(memory.scene);
    return number === undefined ? [] : [lineOf(memory, number)];
  });
}

/** Takes sentences as long as there is room for them; none twice. */
class BoundedTelling {
  private readonly lines = new Map<string, SummaryLine>();

  constructor(
    private left: number,
    private readonly memories: readonly Memory[],
  ) {}

  /** Whether all of them were taken, now or before. */
  add(lines: readonly SummaryLine[]): boolean {
    return this.addWithin(lines, this.left);
  }

  /** No more of them than a share of the room that is left. */
  addSome(lines: readonly SummaryLine[], share: number): void {
    this.addWithin(lines, Math.floor(this.left * share));
  }

  get told(): StorySoFar {
    const places = new Map(this.memories.map((memory, place) => [memory, place]));
    // What a beat brought comes after what was done in its scene.
    const placeOf = ({ memory }: SummaryLine): number =>
      memory === null ? Infinity : (places.get(memory) ?? Infinity);
    const lines = [...this.lines.values()].sort(
      (one, other) => one.scene - other.scene || Math.sign(placeOf(one) - placeOf(other)) || 0,
    );
    return { text: lines.map(({ text }) => text).join(' '), lines };
  }

  private addWithin(lines: readonly SummaryLine[], most: number): boolean {
    let left = most;
    let isAll = true;
    for (const line of lines) {
      if (this.lines.has(line.text)) continue;
      const words = countWords(line.text);
      if (words > left) isAll = false;
      else {
        this.lines.set(line.text, line);
        left -= words;
      }
    }
    this.left -= most - left;
    return isAll;
  }
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
