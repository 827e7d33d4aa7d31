import type { StorySession } from '@/engine/session/story-session';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
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

describe('a story session', () => {
  it('[docs/ARCHITECTURE Storage] is rebuilt from the log alone: state, memories, choices', async () => {
    const host = testHost();
    const engine = await testEngine(host);
    const id = await begin(engine);
    const played = await open(engine, id);
    await collect(played.resume(never));
    await take(played, 'Ask Mara');
    await collect(played.take({ text: 'wait' }, never));
    const rebuilt = await open(await testEngine(host), id);
    expect(rebuilt.state).toEqual(played.state);
    expect(rebuilt.path).toEqual(played.path);
    expect(rebuilt.choices).toEqual(played.choices);
    expect([rebuilt.title, rebuilt.setting]).toEqual(['The Small Yard', played.setting]);
  });

  it('[docs/decisions undo-moves-the-head] undo takes state and memory back; nothing of the other branch is seen', async () => {
    const session = await beginSession();
    await take(session, 'Take an apple');
    expect(await session.undo(never)).toMatchObject({ number: 1 });
    expect(session.state).not.toHaveProperty('inventory.apple');
    const events = await collect(session.take({ text: 'remember the apple' }, never));
    expect(prose(events)).not.toContain('You took an apple');
    expect(session.path.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('another choice after undo makes a branch of its own, with dice of its own', async () => {
    const diceOfBranches = new Set<string>();
    const session = await beginSession();
    for (let branch = 0; branch < 6; branch += 1) {
      await take(session, 'Ask Mara');
      diceOfBranches.add(JSON.stringify(session.path[1]?.outcome.roll?.dice));
      await session.undo(never);
    }
    expect(diceOfBranches.size).toBeGreaterThan(1);
  });

  it('[docs/decisions undo-moves-the-head] any scene of the path can be gone back to, and the way on from there is a branch of its own', async () => {
    const session = await beginSession();
    const atFirst = session.state;
    await take(session, 'Take an apple');
    for (let count = 0; count < 3; count += 1) await collect(session.take({ text: 'wait' }, never));
    expect(await session.goTo(1, never)).toMatchObject({ number: 1 });
    expect([session.state, session.path.length]).toEqual([atFirst, 1]);
    await take(session, 'Ask Mara');
    expect(session.path.map(({ number }) => number)).toEqual([1, 2]);
    expect(session.path[1]?.branch).not.toBe(session.path[0]?.branch);
  });

  it('where one went back to is where the story stands when it is opened again', async () => {
    const engine = await testEngine(testHost());
    const id = await begin(engine);
    const session = await open(engine, id);
    await collect(session.resume(never));
    await take(session, 'Take an apple');
    await collect(session.take({ text: 'wait' }, never));
    await session.goTo(2, never);
    expect((await open(engine, id)).path).toEqual(session.path);
  });

  it.each([0, 2, -1, 1.5, Number.NaN])('there is no scene %d to go to', async (number) => {
    const session = await beginSession();
    expect(await session.goTo(number, never)).toBeNull();
    expect(session.path).toHaveLength(1);
  });

  it('there is nothing before the first scene to go back to', async () => {
    const session = await beginSession();
    expect(await session.undo(never)).toBeNull();
  });

  it('[arch §7.5] a critical beat comes when due, and its crossroads offers only its own choices', async () => {
    const session = await beginSession();
    await take(session, 'Take an apple');
    while (session.path.length < 6) await collect(session.take({ text: 'wait' }, never));
    expect(session.path[5]?.outcome.beat).toBe('ferry');
    expect(session.choices.map(({ text }) => text)).toEqual([
      'Run for the ferry.',
      'Let it go without you.',
      'Throw the apple at the bell.',
    ]);
  });

  it('an aside keeps what was offered: nobody slips past a crossroads by talking', async () => {
    const session = await beginSession();
    const atFirst = session.choices.map(({ text }) => text);
    await collect(session.take({ text: 'unscrew the moon' }, never));
    expect(session.choices.map(({ text }) => text).slice(0, 2)).toEqual(atFirst.slice(0, 2));
    await take(session, 'Take an apple');
    while (session.path[session.path.length - 1]?.outcome.beat !== 'ferry')
      await collect(session.take({ text: 'wait' }, never));
    const crossroads = session.choices.map(({ text }) => text);
    for (const text of ['wait', 'sing loudly', 'look around', 'polish the gate'])
      await collect(session.take({ text }, never));
    expect(session.choices.map(({ text }) => text)).toEqual(crossroads);
  });

  describe('a crossroads at which another beat comes', () => {
    const beat = (id: string, min: number, priority: string) => ({
      ...{ id, title: id, priority },
      conditions: { scene_count: { min } },
    });
    const inTheRain = (choices: string) =>
      smallCampaignWith({
        'small/plot/beats.json': JSON.stringify({
          beats: [beat('ferry', 2, 'critical'), beat('rain', 3, 'high')],
        }),
        'small/plot/passages/rain.md': `## rain-comes\npart: pressure\nbeat: rain\n\nIt begins to rain on the barrel and on nothing else.\n\n${choices}`,
      });
    const offersFerry = (session: StorySession) =>
      session.choices.some(({ text }) => text === 'Run for the ferry.');

    /** Whether the ferry is offered when it comes, when it rains, and after some idle talk. */
    async function offeredThrough(choices: string): Promise<readonly boolean[]> {
      const session = await beginSession(testHost({ content: { campaigns: inTheRain(choices) } }));
      await take(session, 'Take an apple');
      const offered = [offersFerry(session)];
      for (const text of ['wait', 'unscrew the moon']) {
        await collect(session.take({ text }, never));
        offered.push(offersFerry(session));
      }
      expect(session.path[2]?.outcome.beat).toBe('rain');
      return offered;
    }

    it('stays open while that one asks nothing', async () => {
      expect(await offeredThrough('')).toEqual([true, true, true]);
    });

    it('is closed by one that asks something, and does not open again by talking on', async () => {
      const asks = '> Fetch a sack. [fetch] -> stayed\n> Get wet. [soak] -> stayed\n';
      expect(await offeredThrough(asks)).toEqual([true, false, false]);
    });
  });

  it('what the place offers can be said although the list has no room for it', async () => {
    const session = await beginSession();
    await collect(session.take({ text: 'polish that gate' }, never));
    expect(session.path[1]?.outcome.told[0]?.passage).toBe('gate-polished');
  });

  it('what leads nowhere leaves what is offered as it was, however often', async () => {
    const session = await beginSession();
    const { choices } = session;
    for (const text of ['asdf', 'where am I', 'what do I carry', 'sing a song', 'asdf asdf'])
      await collect(session.take({ text }, never));
    expect(session.choices).toEqual(choices);
  });

  it('what leads nowhere takes no time and brings no beat nearer', async () => {
    const session = await beginSession();
    const before = session.state;
    for (let count = 0; count < 8; count += 1)
      await collect(session.take({ text: 'unscrew the moon' }, never));
    expect(session.state).toEqual(before);
    await collect(session.take({ text: 'wait' }, never));
    expect(session.path[session.path.length - 1]?.outcome.beat).toBeNull();
  });

  it('an ending tells its epilogue with what was done, and nothing happens after it', async () => {
    const session = await beginSession();
    await take(session, 'Take an apple');
    while (session.path.length < 6) await collect(session.take({ text: 'wait' }, never));
    const events = await take(session, 'Run for the ferry');
    expect(prose(events)).toBe('You run. The yard gets small, as yards do.');
    expect(events[events.length - 1]).toEqual({
      type: 'end',
      ending: 'away',
      title: 'Away',
      cameBack: null,
    });
    expect(session.hasEnded).toBe(true);
    const after = await collect(session.take({ text: 'wait' }, never));
    expect(after).toMatchObject([{ type: 'notice', kind: 'ended' }]);
    await session.undo(never);
    expect(session.hasEnded).toBe(false);
  });

  it('two sessions on one story cannot both write the same scene', async () => {
    const engine = await testEngine(testHost());
    const id = await begin(engine);
    const first = await open(engine, id);
    await collect(first.resume(never));
    const second = await open(engine, id);
    await take(first, 'Ask Mara');
    await expect(take(second, 'Take an apple')).rejects.toMatchObject({ code: 'conflict' });
  });
});
