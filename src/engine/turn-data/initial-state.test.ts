import { checkContract } from '@/contracts/check-contract';
import { validateStoryState } from '@/contracts/generated/validate-story-state';
import { beginSession, take } from '@/engine/testing/test-engine';
import { succeed } from '@/foundation/result';

it('[arch §6.3] a story begins and goes on in a state that keeps its contract', async () => {
  const session = await beginSession();
  const { state: atFirst } = session;
  await take(session, 'Ask Mara');
  for (const state of [atFirst, session.state])
    expect(checkContract(validateStoryState, state)).toEqual(succeed(state));
  expect(session.state).not.toEqual(atFirst);
});
