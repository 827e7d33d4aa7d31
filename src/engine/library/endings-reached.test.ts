import { endingsReached } from '@/engine/library/endings-reached';
import {
  begin,
  collect,
  never,
  open,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';

it('counts the endings that stories of a campaign came to, also on roads that were left', async () => {
  const engine = await testEngine(testHost());
  const session = await open(engine, await begin(engine));
  await collect(session.resume(never));
  expect(await endingsReached(engine, 'small', never)).toEqual({ reached: 0, all: 1 });
  const canRun = (): boolean => session.choices.some(({ text }) => text.startsWith('Run'));
  for (let more = 0; more < 9 && !canRun(); more += 1)
    await collect(session.take({ text: 'wait' }, never));
  await take(session, 'Run');
  await session.undo(never);
  expect(await endingsReached(engine, 'small', never)).toEqual({ reached: 1, all: 1 });
  expect(await endingsReached(engine, 'nowhere', never)).toBeNull();
});
