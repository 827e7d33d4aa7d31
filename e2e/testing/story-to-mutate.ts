import type { Engine } from '@/engine/engine';
import { StoryFiles } from '@/engine/files/story-files';
import type { StorySession } from '@/engine/session/story-session';
import { assetId } from '@/foundation/ids';
import { sha256OfBytes } from '@/foundation/sha256';
import type { WholeStory } from '@/persistence/rows/whole-story';
import { readSaveFile } from '@/transfer/save-file';
import { resealedStory } from '@/transfer/testing/resealed-story';

import { drained } from './drained';

const never = new AbortController().signal;

/** A played story with rows of every kind there is: roads, words changed, memories, saves, files. */
export async function storyToMutate(engine: Engine, campaign: string): Promise<WholeStory> {
  const session = await playedStory(engine, campaign);
  const exported = await new StoryFiles(engine).exportStory(session.playthrough.id, never);
  const read = exported.ok ? readSaveFile(exported.value) : null;
  const story = read?.ok === true ? read.value.stories[0] : undefined;
  if (story === undefined) throw new Error('the story cannot be exported');
  return withFile(story);
}

async function playedStory(engine: Engine, campaign: string): Promise<StorySession> {
  const boundaries = { lines: ['spiders'], veils: ['blood'] };
  const begun = await engine.begin(
    {
      ...{ campaign, seed: 7, style: 'vivid', boundaries },
      ...{ startingPatch: { flags: { asked: true } }, startAtBeat: null },
    },
    never,
  );
  const opened = begun.ok ? await engine.open(begun.value, never) : begun;
  if (!opened.ok) throw new Error(opened.error.message);
  const session = opened.value;
  await drained(session.resume(never));
  const rolled = (): string => {
    const { choices } = session;
    return (choices.find(({ difficulty }) => difficulty !== null) ?? choices[0])?.id ?? '';
  };
  for (let turn = 0; turn < 2; turn += 1) await drained(session.take({ choice: rolled() }, never));
  await session.save('before', never);
  await session.goTo(2, never);
  await drained(session.take({ text: 'wait' }, never));
  await changeEverything(session);
  await drained(session.take({ choice: rolled() }, never));
  await session.whenReady;
  return session;
}

async function changeEverything(session: StorySession): Promise<void> {
  const { memory } = session.records;
  const [first] = session.memories;
  if (first !== undefined) {
    await memory.update(first.id, { summary: 'It was otherwise.', isPinned: true }, never);
    await memory.delete(first.id, never);
  }
  const more = { characters: ['oda'], about: 'oda', location: null, kind: 'promise' };
  await memory.store({ summary: 'Own words.', significance: 'high', tags: ['a'], ...more }, never);
  await session.change({ kind: 'state-patched', patch: { flags: { patched: 1 } } }, never);
  await drained(session.words.tellDifferently(never));
  await session.words.edit({ sentence: 0, text: 'A sentence of my own.' }, never);
  await session.words.flag({ sentence: 0, isFlagged: true }, never);
  await drained(session.words.tellEarlier(never));
  await session.records.portrait.store(
    {
      ...{ id: 'portrait-1', characterId: 'oda', imagePath: 'oda.png' },
      ...{ descriptionHash: 'x', generatedAt: 5 },
    },
    never,
  );
}

/** As a skill would have made it. */
function withFile(story: WholeStory): WholeStory {
  const content = new Uint8Array([1, 2, 3]);
  const scene = story.scenes[1];
  if (scene === undefined) throw new Error('there is no second scene');
  const id = assetId(scene.id as Parameters<typeof assetId>[0], 'draw', 'map');
  const [kind, checksum] = ['image', sha256OfBytes(content)];
  const madeBy = { skill: 'draw', version: '1.0.0', script: 'draw', toolId: 'draw' };
  const named = { name: 'map', metadata: { width: 3 }, madeBy };
  const outcome = JSON.parse(scene.outcome) as object;
  const asset = { id, scene: scene.id, kind, mediaType: 'image/png', checksum, ...named };
  const told = { ...outcome, assets: [{ ...asset, bytes: 3, at: scene.at }] };
  return resealedStory({
    ...story,
    scenes: story.scenes.map((row) =>
      row === scene ? { ...row, outcome: JSON.stringify(told) } : row,
    ),
    assets: [
      {
        ...{ id, scene: scene.id, tool: 'draw', kind, media_type: 'image/png', checksum },
        ...{ body: JSON.stringify(named), created_at: scene.at, hash: '' },
      },
    ],
    assetBytes: new Map([[id, content]]),
  });
}
