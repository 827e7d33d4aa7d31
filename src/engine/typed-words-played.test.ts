import { bundledStory } from '@/engine/testing/bundled-story';
import { collect, never, replied } from '@/engine/testing/test-engine';
import { feelingOf } from '@/story/state/story-state';

it.each([1, 2, 3])(
  '[arch §7.6] whoever is threatened before they know the player does not take to them, with seed %d',
  async (seed) => {
    const session = await bundledStory({}, { seed });
    await collect(session.resume(never));
    await collect(session.take({ text: 'threaten Dunya with prison' }, never));
    expect(feelingOf(session.state, 'dunya')).toBeLessThan(0);
  },
);

it('[docs/decisions understand-typed-words] what is not understood, cannot be done, is harmless or only asks takes no time and spends nothing', async () => {
  const session = await bundledStory({}, { seed: 7 });
  await collect(session.resume(never));
  const before = { choices: session.choices, state: session.state };
  const said = [
    'asdf qwer',
    'kill Pruett',
    'ask Wen about the goats',
    'take the moon',
    'fly to the capital',
    'give Dunya the lantern',
    'go to the palace',
    'cast a fireball',
    'sing',
    'do nothing',
    'where am I',
    'inventory',
    'who is here?',
    'where is the chapel?',
    'what can I do',
    'where am I',
  ];
  const replies: string[] = [];
  for (const text of said) replies.push(replied(await collect(session.take({ text }, never))));
  expect(session.path).toHaveLength(1);
  expect({
    choices: session.choices.map(({ text }) => text),
    time: session.state['time'],
    people: session.state['people'],
  }).toEqual({
    choices: before.choices.map(({ text }) => text),
    time: before.state['time'],
    people: before.state['people'],
  });
  expect(replies[said.lastIndexOf('where am I')]).toContain('the bakehouse or the tithe room');
  expect(replies.filter((reply) => reply === '')).toEqual([]);
});

describe('[docs/decisions understand-typed-words] who has come to the player', () => {
  const saidAt = async (beat: string, ...said: readonly string[]) => {
    const session = await bundledStory({}, { seed: 7, startAtBeat: beat });
    await collect(session.resume(never));
    for (const text of said) await collect(session.take({ text }, never));
    return session.path.slice(-said.length).map(({ outcome: { taken, ending } }) => ({
      kind: taken?.intent.kind,
      target: taken?.intent.target ?? null,
      with: taken?.intent.with ?? null,
      ending,
    }));
  };

  const repliedAt = async (beat: string, text: string) => {
    const session = await bundledStory({}, { seed: 7, startAtBeat: beat });
    await collect(session.resume(never));
    return replied(await collect(session.take({ text }, never)));
  };

  it('still waits while something else is looked at or asked', async () => {
    expect(
      await saidAt('carrier_comes', 'look around', 'ask the carrier about the seats'),
    ).toMatchObject([{ kind: 'look' }, { kind: 'talk', target: 'tuke' }]);
    expect(await repliedAt('carrier_comes', 'who is here')).toContain('carrier');
  });

  it('hears a refusal as one, and no number is written for it', async () => {
    expect(await saidAt('carrier_comes', 'Forty-one? Never.', 'Why forty-three?')).toMatchObject([
      { kind: 'tell', target: 'tuke', ending: null },
      { kind: 'talk', target: 'tuke', ending: null },
    ]);
  });

  it('is nobody whom a choice would only lead to', async () => {
    const here = await repliedAt('first_night', 'who is here');
    expect(here).toMatch(/ here\.$/);
    expect(here).not.toContain('Josse');
  });
});
