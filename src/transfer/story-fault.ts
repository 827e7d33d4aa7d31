import { branchId, sceneId, storedId } from '@/foundation/ids';
import { isJsonObject } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import { sha256OfBytes } from '@/foundation/sha256';
import { damageWords, inspectStory } from '@/persistence/rows/inspect-story';
import type { SceneRow } from '@/persistence/rows/story-rows';
import type { WholeStory } from '@/persistence/rows/whole-story';
import { brokenRow } from '@/transfer/broken-row';

/**
 * What is wrong with a story, for the end of a sentence; null when it is whole. A seal can be made by
 * anybody: what a session takes for granted in a row is looked at too.
 */
export function storyFault(story: WholeStory): string | null {
  const { id } = story.playthrough;
  const broken = brokenRow(story);
  if (broken !== null) return broken;
  const { damage } = inspectStory(story, 0);
  if (damage !== null) return `it is damaged at ${damageWords(damage, id)}`;
  const asset = story.assets.find(({ id: name, checksum }) => {
    const bytes = story.assetBytes.get(name);
    return bytes === undefined || sha256OfBytes(bytes) !== checksum;
  });
  if (asset !== undefined) return `it is damaged at the file ${asset.id} of ${id}`;
  const wrong = isNamed(story) ? foreignRow(story) : 'it has a name that no story has';
  return wrong === null ? null : `${id} in it is no story that can be played: ${wrong}`;
}

function isNamed({ playthrough: { id, body, campaign } }: WholeStory): boolean {
  const begun = parseJson(body);
  return (
    /^story-[0-9a-f]{12}$/.test(id) &&
    begun.ok &&
    isJsonObject(begun.value) &&
    begun.value['campaign'] === campaign
  );
}

/** A row that hangs on nothing of this story, or bears a name that is not its own. */
function foreignRow(story: WholeStory): string | null {
  const { playthrough, branches, scenes, entries, saves, assets } = story;
  const isScene = memberOf(scenes);
  const isSceneOrNone = (id: string | null): boolean => id === null || isScene(id);
  const scene = strayScene(story);
  if (scene !== null) return `scene ${String(scene.number)} is out of its place`;
  const branch = branches.find(
    ({ id, ordinal, forked_from }) =>
      id !== branchId(storedId.playthrough(playthrough.id), ordinal) || !isSceneOrNone(forked_from),
  );
  if (branch !== undefined) return `road ${String(branch.ordinal)} is out of its place`;
  if (!standsOnItsRoad(story)) return 'it stands nowhere';
  if (![...entries, ...saves, ...assets].every((row) => isScene(row.scene)))
    return 'something in it belongs to no scene';
  // A file that nobody asked for would be kept for nobody.
  return story.assetBytes.size === assets.length ? null : 'it has a file that nobody made';
}

/** Ids follow from where a scene stands: another one would be in the way of the next scene, or of another story. */
function strayScene({ branches, scenes }: WholeStory): SceneRow | null {
  const isBranch = memberOf(branches);
  const numbers = new Map(scenes.map(({ id, number }) => [id, number]));
  const isStray = ({ id, branch, parent, number }: SceneRow): boolean =>
    !isBranch(branch) ||
    id !== sceneId(storedId.branch(branch), number) ||
    number !== (parent === null ? 0 : (numbers.get(parent) ?? -1)) + 1;
  return scenes.find(isStray) ?? null;
}

/** On the road of the scene where the player stands, or on one that was begun there. */
function standsOnItsRoad({ playthrough, branches, scenes }: WholeStory): boolean {
  const { head_scene, head_branch } = playthrough;
  const branch = branches.find(({ id }) => id === head_branch);
  if (branch === undefined) return false;
  if (head_scene === null) return true;
  const scene = scenes.find(({ id }) => id === head_scene);
  return scene !== undefined && (scene.branch === branch.id || branch.forked_from === scene.id);
}

function memberOf(rows: readonly { readonly id: string }[]): (id: string) => boolean {
  const ids = new Set(rows.map(({ id }) => id));
  return (id) => ids.has(id);
}
