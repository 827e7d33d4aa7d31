import { sceneSeed, type OpenStory } from '@/engine/turn-data/open-story';
import type { TellingTurn } from '@/engine/turn-data/telling-turn';
import type { NarratorLibrary } from '@/narrator/passages/telling-context';
import type { StoryRecord } from '@/engine/session/story-record';
import type { SceneToTellAgain } from '@/engine/telling/tell-again';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { SceneWhy } from '@/engine/why/reasons';
import type { Scene } from '@/story/log/scene';
import type { WordsChange } from '@/story/log/tellings';

/** Where the player stands. */
type WherePlayerStands = {
  readonly story: OpenStory;
  readonly record: StoryRecord;
  readonly path: readonly Scene[];
  /** Null where it cannot be had. */
  readonly library: () => Promise<NarratorLibrary | null>;
};

/** Keeps a change of a scene's words, and gives the scene as it is then. */
type Keep = (change: WordsChange, of: Scene, signal: AbortSignal) => Promise<Scene | null>;

/** A sentence of a scene of this path, counted from 0; without a number, of the one where the player stands. */
type SentenceMeant = { readonly scene?: number; readonly sentence: number };

export type SessionWords = {
  /** That scene in other words: dice, state, memories and choices stay. */
  readonly tellDifferently: (signal: AbortSignal) => AsyncIterable<TurnEvent>;
  /** Back to the words before those; they are not lost by it. */
  readonly tellEarlier: (signal: AbortSignal) => AsyncIterable<TurnEvent>;
  /** The player's own sentence in the place of one, or what stood there; null when nothing changes. */
  readonly edit: (
    edit: SentenceMeant & { readonly text: string | null },
    signal: AbortSignal,
  ) => Promise<Scene | null>;
  /** Notes that a sentence does not fit: what told it is not told again in this story. */
  readonly flag: (
    flag: SentenceMeant & { readonly isFlagged: boolean },
    signal: AbortSignal,
  ) => Promise<Scene | null>;
  /** Why a scene of this path has these sentences and choices; null when it has no such scene. */
  readonly why: (sceneNumber: number) => Promise<SceneWhy | null>;
};

export function sessionWords(standing: WherePlayerStands, keep: Keep): SessionWords {
  const { path } = standing;
  const scene = path[path.length - 1];
  const meant = (number = scene?.number): Scene | undefined =>
    path.find((each) => each.number === number);
  const kept = async (
    of: Scene | undefined,
    changeOf: (scene: Scene) => WordsChange | null,
    signal: AbortSignal,
  ): Promise<Scene | null> => {
    const change = of === undefined ? null : changeOf(of);
    return of === undefined || change === null ? null : keep(change, of, signal);
  };
  const again = async (told: Scene, signal: AbortSignal): Promise<SceneToTellAgain> => ({
    ...toTell(told, standing),
    library: await standing.library(),
    keep: async (change) => (await keep(change, told, signal)) ?? told,
  });
  return {
    async *tellDifferently(signal) {
      const { tellSceneAgain } = await wordsCode();
      if (scene !== undefined) yield* tellSceneAgain(await again(scene, signal));
    },
    async *tellEarlier(signal) {
      const { tellEarlier } = await wordsCode();
      if (scene !== undefined) yield* tellEarlier(await again(scene, signal));
    },
    edit: async (edit, signal) => {
      const { editOf } = await wordsCode();
      return kept(meant(edit.scene), (of) => editOf(of, edit), signal);
    },
    flag: async (flag, signal) => {
      const { flagOf } = await wordsCode();
      return kept(meant(flag.scene), (of) => flagOf(of, flag), signal);
    },
    why: (sceneNumber) => explained(sceneNumber, standing),
  };
}

/** On the web it is fetched when somebody asks. */
function wordsCode() {
  return import('@/engine/session/words-again');
}

async function explained(
  sceneNumber: number,
  standing: WherePlayerStands,
): Promise<SceneWhy | null> {
  const { whyScene } = await wordsCode();
  const { path, story, record } = standing;
  const at = path.findIndex(({ number }) => number === sceneNumber);
  const scene = path[at];
  if (scene === undefined) return null;
  const { past } = record.timelineTo(scene.parent);
  const { state, met, past: after } = record.timelineTo(scene.id);
  const { memories } = after;
  const road = { scene, before: path.slice(0, at), state, met, past, memories };
  return whyScene({ campaign: story.campaign, ...road });
}

function toTell(scene: Scene, { story, record }: WherePlayerStands): Omit<TellingTurn, 'library'> {
  return {
    story,
    scene,
    timeline: record.timelineTo(scene.parent),
    seed: sceneSeed(story.playthrough, record.diceOf(scene), scene.number),
  };
}
