import {
  begin,
  beginSession,
  collect,
  never,
  open,
  prose,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import { memoryId } from '@/foundation/ids';
import type { StorySession } from '@/engine/session/story-session';

const wait = (session: StorySession) => collect(session.take({ text: 'wait' }, never));

/** The first scene, one road of two scenes, and another of one. */
async function withTwoRoads(): Promise<StorySession> {
  const session = await beginSession();
  await take(session, 'Take an apple');
  await wait(session);
  await session.goTo(1, never);
  await take(session, 'Ask Mara');
  return session;
}

describe('the tree of a story', () => {
  it('[docs/decisions undo-moves-the-head] has every road ever taken, and says which one is in use', async () => {
    const session = await withTwoRoads();
    expect(
      session.tree.map(({ number, taken, isOnPath, isHead }) => [number, taken, isOnPath, isHead]),
    ).toEqual([
      [1, null, true, false],
      [2, expect.stringContaining('Take an apple'), false, false],
      [2, expect.stringContaining('Ask Mara'), true, true],
      [3, 'wait', false, false],
    ]);
    const [first, apple] = session.tree;
    expect(apple?.parent).toBe(first?.id);
  });

  it('any scene of it can be gone to, and what happened on that road is so again', async () => {
    const session = await withTwoRoads();
    const [, , , waited] = session.tree;
    if (waited === undefined) throw new Error('the road is gone');
    expect(session.state).not.toHaveProperty('inventory.apple');
    expect(await session.goToScene(waited.id, never)).toMatchObject({ number: 3 });
    expect(session.state).toHaveProperty('inventory.apple');
    expect(session.path.map(({ number }) => number)).toEqual([1, 2, 3]);
    await wait(session);
    expect(session.path.map(({ branch }) => branch)).toEqual(
      session.path.map(() => session.path[0]?.branch),
    );
  });

  it('the state of any scene can be looked at without going there', async () => {
    const session = await withTwoRoads();
    const [, apple] = session.tree;
    const before = session.path;
    expect(apple && session.stateAt(apple.id)).toHaveProperty('inventory.apple');
    expect(session.path).toBe(before);
  });

  it('the state of a scene is the one that stood there, with what the player changed', async () => {
    const session = await withTwoRoads();
    await session.change({ kind: 'state-patched', patch: { inventory: { pear: 2 } } }, never);
    for (const { id } of session.tree) {
      const looked = session.stateAt(id);
      await session.goToScene(id, never);
      expect(looked).toEqual(session.state);
    }
  });

  it('a road can be made before anything is done on it, with dice of its own, and is there after a restart', async () => {
    const host = testHost();
    const engine = await testEngine(host);
    const id = await begin(engine);
    const session = await open(engine, id);
    await collect(session.resume(never));
    const [first] = session.tree;
    if (first === undefined) throw new Error('nothing was told');
    const branch = await session.branchAt(first.id, never);
    const again = await open(await testEngine(host), id);
    await take(again, 'Ask Mara');
    expect(again.path[1]?.branch).toBe(branch?.id);
    expect(again.path[1]?.branch).not.toBe(again.path[0]?.branch);
  });
});

describe('a named save', () => {
  it('is a scene with a name, kept across a restart; the same name moves', async () => {
    const host = testHost();
    const engine = await testEngine(host);
    const id = await begin(engine);
    const session = await open(engine, id);
    expect(await session.save('too early', never)).toBeNull();
    await collect(session.resume(never));
    await session.save('at the gate', never);
    await wait(session);
    await session.save('at the gate', never);
    await session.save('later', never);
    const again = await open(await testEngine(host), id);
    expect(again.saves).toEqual(session.saves);
    expect(again.tree.map(({ saves }) => saves)).toEqual([[], ['at the gate', 'later']]);
  });
});

describe('what the player changes between scenes', () => {
  it('[docs/ARCHITECTURE Storage] is part of the log: rebuilding keeps it, and undo takes it back', async () => {
    const host = testHost();
    const engine = await testEngine(host);
    const id = await begin(engine);
    const session = await open(engine, id);
    await collect(session.resume(never));
    await take(session, 'Take an apple');
    const apple = session.memories.find(({ summary }) => summary.includes('apple'));
    const scene = session.path[1];
    if (apple === undefined || scene === undefined) throw new Error('nothing is remembered');
    const stored = {
      ...apple,
      id: memoryId(scene.id, 'player', 0),
      summary: 'You owe Mara a pear.',
    };
    await session.change({ kind: 'memory-stored', memory: stored }, never);
    await session.change(
      { kind: 'memory-corrected', memory: apple.id, summary: 'You took two.' },
      never,
    );
    await session.change({ kind: 'memory-pinned', memory: stored.id, isPinned: true }, never);
    await session.change({ kind: 'state-patched', patch: { inventory: { pear: 1 } } }, never);
    const summaries = (each: StorySession) => each.memories.map(({ summary }) => summary);
    expect(summaries(session)).toContain('You took two.');
    expect(session.memories).toContainEqual({ ...stored, isPinned: true });
    const again = await open(await testEngine(host), id);
    expect(again.memories).toEqual(session.memories);
    expect(again.state).toEqual(session.state);
    expect(again.state).toHaveProperty('inventory.pear');
    expect(prose(await collect(again.take({ text: 'remember the pear' }, never)))).toContain(
      'pear',
    );
    await again.change({ kind: 'memory-forgotten', memory: stored.id }, never);
    expect(summaries(again)).not.toContain('You owe Mara a pear.');
    await again.goTo(1, never);
    expect([summaries(again), again.state['inventory']]).toEqual([['You came to the yard.'], {}]);
  });

  it('is nothing before the first scene', async () => {
    const engine = await testEngine(testHost());
    const session = await open(engine, await begin(engine));
    expect(await session.change({ kind: 'state-patched', patch: {} }, never)).toBeNull();
  });
});
