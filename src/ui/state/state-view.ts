import type { StorySession } from '@/engine/story-session';

/** What is looked at; each part is read only when a screen shows it, and holds until the view is another. */
export type StateView = {
  readonly path: StorySession['path'];
  readonly setting: () => StorySession['setting'];
  readonly tree: () => StorySession['tree'];
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
    stateAt: (scene) => session.stateAt(scene),
  };
}
