import type { StorySession } from '@/engine/session/story-session';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { beginSession, collect, never, take, testHost } from '@/engine/testing/test-engine';
import type { Reason, SceneWhy } from '@/engine/why/reasons';

const beside = `## thief
part: reaction
where: yard
speaker: mara
if: flags.stole

Mara counts the barrel again, and looks at your pockets.

## reminded
part: callback
recalls: {about: mara}

You think of the ferryman and his hundreds of apples.
`;

const campaigns = smallCampaignWith({ 'small/plot/passages/beside.md': beside });

async function whyAt(session: StorySession): Promise<SceneWhy> {
  const why = await session.words.why(session.path.length);
  if (why === null) throw new Error('there is no scene');
  return why;
}

function reasonsFor(why: SceneWhy, from: string): readonly Reason[] {
  const found = why.sentences.find((sentence) => sentence.from === from);
  if (found === undefined)
    throw new Error(`${from} is not among ${why.sentences.map(({ from: id }) => id).join(', ')}`);
  return found.reasons;
}

const kinds = (reasons: readonly Reason[]) => reasons.map(({ kind }) => kind);

describe('why a sentence', () => {
  it('of the outcome: the choice with the scene it was offered in, the dice, the place, the passage', async () => {
    const session = await beginSession(testHost({ content: { campaigns } }));
    await take(session, 'Ask Mara');
    const why = await whyAt(session);
    const [first] = why.sentences;
    expect(kinds(first?.reasons ?? [])).toEqual(['choice', 'roll', 'place', 'passage']);
    const [choice, roll] = first?.reasons ?? [];
    expect(choice).toMatchObject({
      text: 'You chose “Ask Mara what she is counting for.”',
      scene: 1,
    });
    expect(roll?.text).toMatch(/^The dice came to \d+, [a-z ]+\.$/);
    expect(roll?.note).toMatch(/\d and \d, \+1 your tact\.$/);
  });

  it('that asks for a flag: what happened in the scene that set it, and who speaks with what they feel', async () => {
    const session = await beginSession(testHost({ content: { campaigns } }));
    await take(session, 'Take an apple');
    const reasons = reasonsFor(await whyAt(session), 'thief');
    expect(reasons).toContainEqual(
      expect.objectContaining({
        kind: 'memory',
        text: '“You took an apple from the barrel.”',
        scene: 2,
      }),
    );
    expect(reasons).toContainEqual(
      expect.objectContaining({
        kind: 'person',
        id: 'mara',
        text: 'Mara Voss is undecided about you.',
      }),
    );
    expect(reasons).toContainEqual(expect.objectContaining({ kind: 'place', id: 'yard' }));
  });

  it('that the player wrote: that they did, and what it said', async () => {
    const session = await beginSession(testHost({ content: { campaigns } }));
    await session.words.edit({ sentence: 0, text: 'Mine.' }, never);
    const [first] = (await whyAt(session)).sentences;
    expect(first).toMatchObject({ number: 1, by: 'player', text: 'Mine.' });
    expect(first?.reasons[0]).toMatchObject({
      kind: 'player',
      note: 'It said: “The gate shuts behind you by itself.”',
    });
  });

  it('of the engine: that no author wrote for the moment', async () => {
    const session = await beginSession(testHost({ content: { campaigns } }));
    await collect(session.take({ text: 'remember the moon' }, never));
    const [first] = (await whyAt(session)).sentences;
    expect(first?.by).toBe('engine');
    expect(kinds(first?.reasons ?? [])).toEqual(['engine', 'choice']);
  });

  it('of an ending: the ending by its title', async () => {
    const session = await beginSession(testHost({ content: { campaigns } }));
    for (let scene = 0; scene < 6; scene += 1) await collect(session.take({ text: 'wait' }, never));
    await take(session, 'Run for the ferry');
    const reasons = reasonsFor(await whyAt(session), 'ending away');
    expect(reasons[0]).toMatchObject({
      kind: 'ending',
      text: 'The story has come to its end, “Away”.',
    });
  });

  it('never shows an id or a score in its words', async () => {
    const session = await beginSession(testHost({ content: { campaigns } }));
    await take(session, 'Ask Mara');
    const { sentences, choices } = await whyAt(session);
    const said = [...sentences, ...choices]
      .flatMap(({ reasons }) => reasons)
      .map(({ text, note }) => `${text} ${note ?? ''}`)
      .join('\n');
    expect(said).not.toMatch(/mara-tells|mara-shrugs|flags\.|memory-|[+−]1\d/);
  });
});

describe('why a choice', () => {
  it('a place where the player has not been says so', async () => {
    const session = await beginSession(testHost({ content: { campaigns } }));
    const { choices } = await whyAt(session);
    const river = choices.find(({ text }) => text.includes('the river'));
    expect(river?.reasons).toContainEqual(
      expect.objectContaining({
        kind: 'place',
        text: 'The river.',
        note: 'You have not been there.',
      }),
    );
  });

  it('a memory says in which scene it was made', async () => {
    const thanks =
      '## thanks\npart: choices\n\n> Thank Mara. [talk mara; if: flags.knows or flags.rebuffed]\n';
    const withThanks = smallCampaignWith({ 'small/plot/passages/thanks.md': thanks });
    const session = await beginSession(testHost({ content: { campaigns: withThanks } }));
    await take(session, 'Ask Mara');
    const remembered = (await whyAt(session)).choices
      .flatMap(({ reasons }) => reasons)
      .filter(({ kind }) => kind === 'memory');
    expect(remembered.length).toBeGreaterThan(0);
    for (const { text, scene } of remembered) {
      expect(text).toMatch(/^“.+”$/);
      expect(scene).toBeGreaterThan(0);
    }
  });
});

it('a scene that is not on this road has no answer', async () => {
  const session = await beginSession(testHost({ content: { campaigns } }));
  expect(await session.words.why(9)).toBeNull();
});
