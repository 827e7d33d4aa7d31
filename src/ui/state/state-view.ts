import type { StorySession } from '@/engine/session/story-session';
import type { SceneId } from '@/foundation/ids';
import { isJsonObject, type JsonObject } from '@/foundation/json';
import { takesTime } from '@/story/acts/idle-intent';
import type { StoryState } from '@/story/state/story-state';

/** What is looked at; each part is read only when a screen shows it, and holds until the view is another. */
export type StateView = {
  readonly path: StorySession['path'];
  readonly setting: () => StorySession['setting'];
  readonly tree: () => StorySession['tree'];
  /** Without the people of the story whom the player has not met. */
  readonly stateAt: StorySession['stateAt'];
};

export type Looked = Pick<StorySession, 'path' | 'setting' | 'tree' | 'stateAt'>;

export const emptyState: StateView = {
  path: [],
  setting: () => null,
  tree: () => [],
  stateAt: () => null,
};

export function stateViewOf(session: Looked): StateView {
  return {
    path: session.path,
    setting: () => session.setting,
    tree: () => session.tree,
    stateAt: (scene) => knownState(session, scene),
  };
}

/** A name alone gives away who is to come. Whoever was added since the story began is no secret of its author. */
function knownState(session: Looked, scene: SceneId): StoryState | null {
  const state = session.stateAt(scene);
  const [first] = session.path;
  const cast = first === undefined ? undefined : session.stateAt(first.id)?.['people'];
  const people = state?.['people'];
  const counted = state === null ? null : withScenesRead(state, session.path);
  if (!isJsonObject(people) || !isJsonObject(cast)) return counted;
  const met = new Set(session.setting?.people.map(({ id }) => id));
  const known = Object.entries(people).filter(([id]) => met.has(id) || !Object.hasOwn(cast, id));
  return { ...counted, people: Object.fromEntries(known) };
}

/** The state counts scenes that took time; the player has read of others too, and knows them by their numbers. */
function withScenesRead(state: StoryState, path: StorySession['path']): StoryState {
  const { beats } = state;
  if (!isJsonObject(beats)) return state;
  const timed = path.filter(takesTime);
  const read = Object.entries(beats).map(([id, beat]) => {
    const at = isJsonObject(beat) ? beat['scene'] : undefined;
    const number = typeof at === 'number' ? timed[at - 1]?.number : undefined;
    return [id, isJsonObject(beat) && number !== undefined ? { ...beat, scene: number } : beat];
  });
  return { ...state, beats: Object.fromEntries(read) as JsonObject };
}
