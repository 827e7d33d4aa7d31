import { isDeeperThan } from '@/foundation/json-trees/is-deeper-than';
import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import { sha256OfBytes } from '@/foundation/sha256';
import { damageWords, inspectStory } from '@/persistence/rows/inspect-story';
import type { WholeStory } from '@/persistence/rows/whole-story';
import { isBoundaries } from '@/transfer/is-boundaries';

/** A patch of 32 levels (001 §4.2) inside a scene's outcome. */
const deepestOutcome = 64;

/**
 * What is wrong with a story, for the end of a sentence; null when it is whole. A seal can be made by
 * anybody: what a session takes for granted in a row is looked at too.
 */
export function storyFault(story: WholeStory): string | null {
  const { id } = story.playthrough;
  const { damage } = inspectStory(story, 0);
  if (damage !== null) return `it is damaged at ${damageWords(damage, id)}`;
  const asset = story.assets.find(({ id: name, checksum }) => {
    const bytes = story.assetBytes.get(name);
    return bytes === undefined || sha256OfBytes(bytes) !== checksum;
  });
  if (asset !== undefined) return `it is damaged at the file ${asset.id} of ${id}`;
  return hasWholeReferences(story) && isPlayable(story)
    ? null
    : `${id} in it is no story that can be played`;
}

function hasWholeReferences(story: WholeStory): boolean {
  const { playthrough, branches, scenes, entries, saves, assets } = story;
  const isScene = memberOf(scenes);
  const isBranch = memberOf(branches);
  const isSceneOrNone = (id: string | null): boolean => id === null || isScene(id);
  return (
    isSceneOrNone(playthrough.head_scene) &&
    isBranch(playthrough.head_branch) &&
    branches.every(({ forked_from }) => isSceneOrNone(forked_from)) &&
    scenes.every(({ branch, parent }) => isBranch(branch) && isSceneOrNone(parent)) &&
    [...entries, ...saves, ...assets].every(({ scene }) => isScene(scene)) &&
    // A file that nobody asked for would be kept for nobody.
    story.assetBytes.size === assets.length
  );
}

function memberOf(rows: readonly { readonly id: string }[]): (id: string) => boolean {
  const ids = new Set(rows.map(({ id }) => id));
  return (id) => ids.has(id);
}

function isPlayable({ playthrough, scenes, entries }: WholeStory): boolean {
  return (
    /^story-[0-9a-f]{12}$/.test(playthrough.id) &&
    isBody(objectIn(playthrough.body), playthrough.campaign) &&
    scenes.every(
      ({ outcome, words }) =>
        isOutcome(objectIn(outcome)) && (words === null || isWords(objectIn(words))),
    ) &&
    entries.every(({ body }) => typeof objectIn(body)?.['kind'] === 'string')
  );
}

function isBody(body: JsonObject | null, campaign: string): boolean {
  if (body === null) return false;
  const { seed, style, clock, campaignTitle, startingPatch, startAtBeat } = body;
  const { boundaries, campaignPin } = body;
  return (
    body['campaign'] === campaign &&
    typeof campaignTitle === 'string' &&
    typeof seed === 'number' &&
    isOneOf(style, ['terse', 'vivid', 'poetic']) &&
    (campaignPin === undefined || isPin(campaignPin)) &&
    (boundaries === undefined || isBoundaries(boundaries)) &&
    isOneOf(clock, ['seeded', 'system']) &&
    isJsonObject(startingPatch) &&
    (startAtBeat === null || typeof startAtBeat === 'string')
  );
}

function isPin(pin: Json): boolean {
  return (
    isJsonObject(pin) && typeof pin['version'] === 'string' && typeof pin['sha256'] === 'string'
  );
}

function isOneOf(value: unknown, words: readonly string[]): boolean {
  return typeof value === 'string' && words.includes(value);
}

function isOutcome(outcome: JsonObject | null): boolean {
  if (outcome === null) return false;
  const { patch, taken } = outcome;
  const lists = ['plans', 'told', 'memories', 'recalled', 'notices'];
  return (
    isJsonObject(patch) &&
    lists.every((list) => Array.isArray(outcome[list])) &&
    (taken === null || (isJsonObject(taken) && typeof taken['text'] === 'string'))
  );
}

function isWords(words: JsonObject | null): boolean {
  return (
    words !== null &&
    typeof words['place'] === 'string' &&
    Array.isArray(words['choices']) &&
    Array.isArray(words['paragraphs']) &&
    words['paragraphs'].every((paragraph: Json) => Array.isArray(paragraph))
  );
}

function objectIn(text: string): JsonObject | null {
  const parsed = parseJson(text);
  return parsed.ok && isJsonObject(parsed.value) && !isDeeperThan(deepestOutcome, parsed.value)
    ? parsed.value
    : null;
}
