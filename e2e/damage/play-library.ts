import { createHash } from 'node:crypto';

import { assetId, sceneId } from '@/foundation/ids';
import type { StorySession } from '@/engine/session/story-session';
import type { StoryStore } from '@/persistence/story-store';
import type { ScriptHost } from '@/ports/script-host';
import type { Scene } from '@/story/log/scene';

import { openImage } from '../power-cut/open-image';
import { withStore } from './open-store';

const never = new AbortController().signal;

/** Plays short stories with branches into `folder`, and gives skills something to keep and to show. */
export async function playLibrary(
  folder: string,
  seeds: readonly number[],
  scripts: ScriptHost,
): Promise<void> {
  const image = await openImage(folder, scripts);
  const [campaign = ''] = await image.engine.campaignIds(never);
  for (const seed of seeds) {
    const story = { campaign, seed, style: 'vivid', startingPatch: {}, startAtBeat: null } as const;
    const begun = await image.engine.begin(story, never);
    if (!begun.ok) throw new Error(begun.error.message);
    const session = await image.engine.open(begun.value, never);
    if (!session.ok) throw new Error(session.error.message);
    await playBranches(session.value);
  }
  await image.close();
  await withStore(folder, (store) => addSkillOutput(store, seeds));
}

async function playBranches(session: StorySession): Promise<void> {
  const drain = async (events: AsyncIterable<unknown>): Promise<void> => {
    const reader = events[Symbol.asyncIterator]();
    while ((await reader.next()).done !== true);
  };
  const choose = async (place: number): Promise<void> => {
    const choice = session.choices[place] ?? session.choices[0];
    if (choice !== undefined) await drain(session.take({ choice: choice.id }, never));
  };
  await drain(session.resume(never));
  for (const place of [0, 1, 0]) await choose(place);
  await session.goTo(2, never);
  for (const place of [2, 0]) await choose(place);
  await session.undo(never);
  await choose(1);
}

/** One more scene in each story, with a file and something kept; the bundled skills make neither. */
async function addSkillOutput(store: StoryStore, seeds: readonly number[]): Promise<void> {
  const added = (await store.playthroughs(never)).filter(({ seed }) => seeds.includes(seed));
  for (const { id, headScene } of added) {
    const log = await store.log(id, never);
    if (!log.ok || headScene === null) throw new Error('a new story is damaged');
    const head = log.value.scenes.get(headScene);
    if (head === undefined || head.words === null) throw new Error('a new story has no words');
    const { scene, content } = sceneWithFile(head);
    await store.commitOutcome(
      scene,
      {
        newBranch: null,
        storage: [{ skill: 'weather', key: 'today', value: JSON.stringify({ rain: id }) }],
        assets: (scene.outcome.assets ?? []).map((asset) => ({ asset, content })),
        before: {},
        visit: null,
      },
      never,
    );
    await store.commitWords(scene, { words: head.words }, never);
  }
}

function sceneWithFile(head: Scene): { readonly scene: Scene; readonly content: Uint8Array } {
  const content = Buffer.from(`a picture of ${head.id}`.repeat(40));
  const id = sceneId(head.branch, head.number + 1);
  const asset = {
    id: assetId(id, 'paint', 'picture'),
    scene: id,
    name: 'picture',
    kind: 'image',
    mediaType: 'image/png',
    metadata: { of: head.id },
    madeBy: { skill: 'painter', version: '1.0.0', script: 'paint.js', toolId: 'paint' },
    bytes: content.length,
    checksum: createHash('sha256').update(content).digest('hex'),
    at: head.at,
  };
  const outcome = { ...head.outcome, assets: [asset] };
  const scene = { ...head, id, parent: head.id, number: head.number + 1, outcome, words: null };
  return { scene, content };
}
