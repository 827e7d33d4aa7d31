import {
  begin,
  beginSession,
  collect,
  never,
  open,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import type { StorySession } from '@/engine/session/story-session';
import type { TurnEvent } from '@/engine/turn-data/turn-event';

/** Takes the first choice and calls `stop` with the turn after its event number `after`. */
async function takeUntil(
  session: StorySession,
  after: number,
  options: { readonly signal: AbortSignal; readonly stop: (turn: Turn) => unknown },
): Promise<readonly TurnEvent[]> {
  const turn = session.take({ choice: 'c1' }, options.signal);
  const events: TurnEvent[] = [];
  for (let step = await turn.next(); step.done !== true; step = await turn.next()) {
    events.push(step.value);
    if (events.length === after) await options.stop(turn);
  }
  return events;
}

type Turn = AsyncGenerator<TurnEvent>;

async function wholeTurn(): Promise<{ events: readonly TurnEvent[]; session: StorySession }> {
  const session = await beginSession();
  return { events: await take(session, 'Ask Mara'), session };
}

describe('[arch §10.5] stop', () => {
  it('pressed before the turn begins, nothing happened and the choices are still there', async () => {
    const session = await beginSession();
    const before = session.choices;
    const controller = new AbortController();
    controller.abort();
    await collect(session.take({ choice: 'c1' }, controller.signal));
    expect([session.path.length, session.choices]).toEqual([1, before]);
  });

  it('pressed after any event, it happened whole or not at all, and the story goes on', async () => {
    const whole = await wholeTurn();
    const kept: number[] = [];
    for (const [index] of whole.events.entries()) {
      const engine = await testEngine(testHost());
      const id = await begin(engine);
      const session = await open(engine, id);
      await collect(session.resume(never));
      const before = session.choices;
      const controller = new AbortController();
      const stop = (): void => {
        controller.abort();
      };
      await takeUntil(session, index + 1, { signal: controller.signal, stop });
      if (session.path.length === 1) expect(session.choices).toEqual(before);
      else {
        kept.push(index);
        expect(session.path[1]?.words).toEqual(whole.session.path[1]?.words);
      }
      expect((await open(engine, id)).path).toEqual(session.path);
      await collect(session.take({ text: 'wait' }, never));
      expect(session.path.length).toBeGreaterThan(1);
    }
    const roll = whole.events.findIndex(({ type }) => type === 'roll');
    expect(kept).toEqual(whole.events.map((_, index) => index).slice(roll));
  });
});

describe('when nobody listens to a turn any more', () => {
  it('[arch SC-026] what was committed stands, in this session and when opened again, and is told', async () => {
    const whole = await wholeTurn();
    for (const [index] of whole.events.entries()) {
      const engine = await testEngine(testHost());
      const id = await begin(engine);
      const session = await open(engine, id);
      await collect(session.resume(never));
      const stop = (turn: Turn): unknown => turn.return(undefined);
      await takeUntil(session, index + 1, { signal: never, stop });
      const reopened = await open(engine, id);
      expect(reopened.path).toEqual(session.path);
      await collect(session.current(never));
      if (session.path.length > 1)
        expect(session.path[1]?.words).toEqual(whole.session.path[1]?.words);
      expect(session.choices.length).toBeGreaterThan(0);
      await collect(session.take({ text: 'wait' }, never));
      expect((await open(engine, id)).path).toEqual(session.path);
    }
  });

  it('a choice made before the scene was told tells it, and takes nothing', async () => {
    const session = await beginSession();
    for await (const { type } of session.take({ choice: 'c1' }, never))
      if (type === 'sentence') break;
    expect(session.choices).toEqual([]);
    const events = await collect(session.take({ text: 'wait' }, never));
    expect(events.map(({ type }) => type)).not.toContain('turn');
    expect(session.path).toHaveLength(2);
    expect(session.choices.length).toBeGreaterThan(0);
  });

  it('a scene that was cut off is told to its end although stop was pressed meanwhile', async () => {
    const session = await beginSession();
    for await (const { type } of session.take({ choice: 'c1' }, never))
      if (type === 'sentence') break;
    const controller = new AbortController();
    for await (const { type } of session.current(controller.signal))
      if (type === 'sentence') controller.abort();
    expect(session.path[1]?.words).not.toBeNull();
  });

  it('a choice from a scene left by another branch makes that branch, also when it was cut off', async () => {
    const session = await beginSession();
    await take(session, 'Ask Mara');
    await session.undo(never);
    for await (const { type } of session.take({ choice: 'c1' }, never))
      if (type === 'setting') break;
    await session.undo(never);
    await take(session, 'Ask Mara');
    const branches = new Set(session.path.map(({ branch }) => branch));
    expect([session.path.length, branches.size]).toEqual([2, 2]);
  });
});
