import type { TreeScene } from '@/engine/session/story-tree';
import type { TreeRow } from '@/ui/state/tree-rows';
import { placeTitle } from '@/ui/texts/setting-words';
import { typographic } from '@/story/words/typographic';
import { texts } from '@/ui/texts/texts';

/** What the player did to come there; the first scene is where it begins. */
export function sceneTitle({ taken, place, number }: TreeScene): string {
  if (taken !== null) return typographic(taken);
  return place === '' ? texts.story.scene(number) : placeTitle(place);
}

/** Which scene, what there is to say of it, and where: what matters least last, where a phone has no room. */
export function sceneNote({ scene, roadLength }: Pick<TreeRow, 'scene' | 'roadLength'>): {
  readonly about: string;
  readonly place: string | null;
} {
  const { number, place, taken, ending, isHead } = scene;
  const about = [
    texts.story.scene(number),
    ...(isHead ? [texts.tree.hereNow] : []),
    ...(ending === null ? [] : [texts.tree.ending]),
    ...(roadLength === null ? [] : [texts.tree.otherRoad(roadLength)]),
  ];
  // The first scene is called by its place already.
  const isNamed = taken === null || place === '';
  return { about: about.join(' · '), place: isNamed ? null : placeTitle(place) };
}

export function keptAs({ saves }: TreeScene): string | null {
  return saves.length === 0 ? null : texts.tree.kept(saves.map((name) => `“${name}”`).join(', '));
}
