import { bundledStory } from '@/engine/testing/bundled-story';
import { collect, never } from '@/engine/testing/test-engine';
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
  for (const text of said) await collect(session.take({ text }, never));
  const words = (at: number): string =>
    (session.path[at]?.words?.paragraphs ?? [])
      .flat()
      .map((sentence) => sentence.text)
      .join(' ');
  expect(session.path.map(({ outcome }) => outcome.beat)).toEqual(session.path.map(() => null));
  expect({
    choices: session.choices.map(({ text }) => text),
    time: session.state['time'],
    people: session.state['people'],
  }).toEqual({
    choices: before.choices.map(({ text }) => text),
    time: before.state['time'],
    people: before.state['people'],
  });
  expect(words(said.lastIndexOf('where am I') + 1)).toContain('the bakehouse and the tithe room');
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

  it('still waits while something else is looked at or asked', async () => {
    expect(
      await saidAt(
        'carrier_comes',
        'who is here',
        'look around',
        'ask the carrier about the seats',
      ),
    ).toMatchObject([{ target: 'tuke' }, { kind: 'look' }, { kind: 'talk', target: 'tuke' }]);
  });

  it('hears a refusal as one, and no number is written for it', async () => {
    expect(await saidAt('carrier_comes', 'Forty-one? Never.', 'Why forty-three?')).toMatchObject([
      { kind: 'tell', target: 'tuke', ending: null },
      { kind: 'talk', target: 'tuke', ending: null },
    ]);
  });

  it('is nobody whom a choice would only lead to', async () => {
    const [asked] = await saidAt('first_night', 'who is here');
    expect(asked?.kind).toBe('ask-people');
    expect(JSON.stringify(asked)).not.toContain('josse');
  });
});
