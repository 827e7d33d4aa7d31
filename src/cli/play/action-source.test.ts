import { listSource, randomSource } from '@/cli/play/action-source';
import { CliFault } from '@/cli/kit/cli-fault';
import { offeredChoices } from '@/cli/play/testing/offered-choices';

const choices = offeredChoices('c1', 'c2', 'c3', 'c4');

it('a random player of the same story chooses the same, scene by scene', async () => {
  const played = (seed: number) => {
    const source = randomSource(seed);
    const scenes = Array.from({ length: 12 }, (_, index) => index + 1);
    return Promise.all(scenes.map((sceneNumber) => source.next({ sceneNumber, choices })));
  };
  expect(await played(7)).toEqual(await played(7));
  expect(await played(8)).not.toEqual(await played(7));
});

it('a random player has nothing to choose where nothing is offered', async () => {
  expect(await randomSource(1).next({ sceneNumber: 1, choices: [] })).toBeNull();
});

it('a list is taken entry by entry, and then there is no more', async () => {
  const source = listSource({ kind: 'list', entries: ['2', 'look around'] });
  const moment = { sceneNumber: 1, choices };
  expect([await source.next(moment), await source.next(moment), await source.next(moment)]).toEqual(
    [
      { kind: 'take', action: { choice: 'c2' } },
      { kind: 'take', action: { text: 'look around' } },
      null,
    ],
  );
});

it('a list knows what was not used of it', async () => {
  const source = listSource({ kind: 'list', entries: ['2', 'look around', '3'] });
  await source.next({ sceneNumber: 1, choices });
  expect(source.unused?.()).toEqual(['look around', '3']);
});

it('a number that is not offered ends the command with a sentence', () => {
  const source = listSource({ kind: 'list', entries: ['9'] });
  expect(() => source.next({ sceneNumber: 3, choices })).toThrow(
    new CliFault('Scene 3 has no choice 9; it offers 4.', 2),
  );
});
