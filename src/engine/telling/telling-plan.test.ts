import { hostWith } from '@/engine/testing/host-with';
import { collect, beginSession, never, prose, take, testHost } from '@/engine/testing/test-engine';
import { breakableScripts } from '@/engine/testing/breakable-scripts';
import {
  faultCodes,
  hostTelling,
  noticesOf,
  offering,
  tellingTrace,
  type Telling,
} from '@/engine/testing/telling-skills';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { EngineHost } from '@/engine/engine-host';

/** A turn of the small campaign, told like this. */
async function told(telling: Telling | EngineHost, choice = 'Take an apple') {
  const host = 'storage' in telling ? telling : hostTelling(telling);
  const session = await beginSession(host);
  const events = await take(session, choice);
  return { session, events, texts: session.choices.map(({ text }) => text) };
}

/** Wen is at the river. */
function withWen(host: EngineHost): EngineHost {
  const wen = { name: 'Wen', role: 'ferryman', personality: {}, place: 'river' };
  const profile = { 'small/characters/npcs/wen/profile.json': JSON.stringify(wen) };
  return hostWith(host, { content: { campaigns: smallCampaignWith(profile) } });
}

/** What the engine offers after the apple was taken, when nobody chooses for it. */
const enginesOwn = ['Polish the gate.', 'Go to the river.', 'Let some time go by.'];

const sentences = (events: readonly TurnEvent[]) =>
  events.flatMap((event) => (event.type === 'sentence' ? [[event.text, event.by]] : []));

const addsASentence = `
  const { text } = await io.call('narrator.generate', { purpose: 'prose' });
  io.done({ ok: true, output: { text: text + ' A crow laughs at that.', by: 'author' } });
`;

describe('a turn is told by its second plan', () => {
  it('[arch §7.1; arch §4.1.1] storyteller tells it, then player-choices offers, after the outcome is written', async () => {
    const { host, ran } = breakableScripts(() => false);
    const { session, events } = await told(host);
    expect(ran.slice(-2)).toEqual(['narrate', 'generate-choices']);
    expect(tellingTrace(session)).toMatchObject({
      plan: {
        tools: [
          { toolId: 'narrate', input: { style: 'vivid' }, dependencies: [] },
          { toolId: 'choices', dependencies: ['narrate'] },
        ],
      },
      success: true,
      tools: [{ state: 'success' }, { state: 'success' }],
    });
    expect(noticesOf(events)).toEqual([]);
  });

  it('[arch §7.1] words come before anything is offered, and each sentence once', async () => {
    const { session, events } = await told(testHost());
    const types = events.map(({ type }) => type);
    expect(types.lastIndexOf('sentence')).toBeLessThan(types.indexOf('choices'));
    const shown = session.path[1]?.words?.paragraphs.flat().map(({ text, by }) => [text, by]);
    expect(sentences(events)).toEqual(shown);
    expect(shown?.length).toBeGreaterThan(0);
  });

  it('[arch §4.2.1] the choices are those the script offers, with its marks and the true author and reasons', async () => {
    const polish = { text: 'Polish the gate.', intent: { kind: 'polish', target: 'gate' } };
    const intent = { ...polish.intent, leadsTo: 'gate-polished' };
    const choose = offering({ ...polish, intent, difficulty: 'high', hint: 'Mind the rust.' });
    const { session } = await told({ choose });
    expect(session.choices[0]).toEqual({
      id: 'c1',
      text: 'Polish the gate.',
      intent,
      because: [{ kind: 'place', id: 'yard', text: 'the yard' }],
      difficulty: 'high',
      hint: 'Mind the rust.',
      by: 'author',
    });
  });

  it('the first scene runs no script: nobody chose anything yet', async () => {
    const { host, ran } = breakableScripts(() => false);
    const session = await beginSession(host);
    expect(ran).toEqual([]);
    expect(session.path[0]?.words).not.toHaveProperty('plans');
    expect(session.choices.length).toBeGreaterThanOrEqual(3);
  });

  it('after an ending nothing is offered, and no script is asked to', async () => {
    const { host, ran } = breakableScripts(() => false);
    const session = await beginSession(host);
    while (!session.choices.some(({ text }) => text.startsWith('Run')))
      await collect(session.take({ text: 'wait' }, never));
    ran.length = 0;
    await take(session, 'Run');
    expect(ran).toContain('narrate');
    expect(ran).not.toContain('generate-choices');
    expect(session.choices).toEqual([]);
  });
});

describe('a storyteller of one’s own', () => {
  it('its own sentence is marked as the skill’s, whatever it says; what it took over keeps its author', async () => {
    const plain = sentences((await told(testHost())).events);
    const { events, session } = await told({ narrate: addsASentence });
    expect(sentences(events)).toEqual([...plain, ['A crow laughs at that.', 'skill:storyteller']]);
    // The author's apple, and a breather of the engine's, since that scene is short.
    expect([...new Set(plain.map(([, by]) => by))]).toEqual(['author', 'engine']);
    expect(session.path[1]?.words?.paragraphs.flat()).toHaveLength(plain.length + 1);
  });

  it('its paragraphs stay apart, and nothing in it can steer a terminal', async () => {
    const text = 'One.\u001b[31m\u0007 two.\r\n \u0000\nThree\u202e.\tFour.';
    const narrate = `io.done({ ok: true, output: { text: ${JSON.stringify(text)} } });`;
    const { session } = await told({ narrate });
    const paragraphs = session.path[1]?.words?.paragraphs.map((each) =>
      each.map((sentence) => sentence.text).join(' '),
    );
    expect(paragraphs).toEqual(['One. [31m two.', 'Three . Four.']);
  });

  it.each([
    ['fails', "throw new Error('no voice');", ['skill-failed']],
    ['says that it failed', 'io.done({ ok: false });', ['skill-failed']],
    ['returns nothing', 'io.done({ ok: true });', []],
    ['returns blanks', "io.done({ ok: true, output: { text: ' \\n\\n ' } });", []],
    ['returns what is no text', 'io.done({ ok: true, output: { text: 7 } });', []],
    [
      'returns 10,000 characters',
      "io.done({ ok: true, output: { text: 'Word. '.repeat(1_700) } });",
      [],
    ],
    [
      'returns nothing but control characters',
      "io.done({ ok: true, output: { text: '\\u0007\\u001b' } });",
      [],
    ],
  ])('[arch §3.6] one that %s leaves the telling to the engine', async (_, narrate, notices) => {
    const expected = await told(testHost());
    const { events, texts } = await told({ narrate });
    expect(prose(events)).toBe(prose(expected.events));
    expect(texts).toEqual(expected.texts);
    expect(noticesOf(events)).toEqual(notices);
  });
});

describe('a player-choices of one’s own', () => {
  it.each([
    ['a person who is elsewhere', { kind: 'talk', target: 'wen' }],
    ['a thing that is not held', { kind: 'throw', target: 'bell', with: 'rope' }],
    ['words that were told', { kind: 'take', target: 'apple', leadsTo: 'apple-taken' }],
    ['words that nobody wrote', { kind: 'sing', leadsTo: 'nowhere' }],
    ['a way to no place', { kind: 'move', target: 'moon' }],
    ['a way to where the player stands', { kind: 'move', target: 'yard' }],
  ])('[arch §7.3] that offers %s: it is left out', async (_, intent) => {
    const impossible = { text: 'Do the impossible.', intent };
    const possible = { text: 'Hum a little.', intent: { kind: 'hum' } };
    const alone = await told(withWen(hostTelling({ choose: offering(impossible) })));
    expect(alone.texts).toEqual(enginesOwn);
    const both = await told(withWen(hostTelling({ choose: offering(impossible, possible) })));
    expect(both.texts).not.toContain('Do the impossible.');
    expect(both.texts[0]).toBe('Hum a little.');
    expect(both.texts).toHaveLength(3);
  });

  it.each([
    ['fails', "throw new Error('no choice');", ['skill-failed'], []],
    ['offers nothing', 'io.done({ ok: true });', [], []],
    ['offers an empty list', offering(), [], []],
    [
      'offers what is no list',
      "io.ui('narrative_choice', { choices: 'all' }); io.done({ ok: true });",
      ['skill-output-refused'],
      ['bad-narrative-choice'],
    ],
    [
      'offers what is no choice',
      offering({ text: 'Hum.', intent: 'hum' }),
      ['skill-output-refused'],
      ['bad-narrative-choice'],
    ],
    [
      'offers a choice without words',
      "io.ui('narrative_choice', { choices: ['  '] }); io.done({ ok: true });",
      ['skill-output-refused'],
      ['bad-narrative-choice'],
    ],
  ])(
    '[arch §4.2.1] that %s: the engine offers what can be done',
    async (_, choose, notices, faults) => {
      const { texts, events, session } = await told({ choose });
      expect(texts).toEqual(enginesOwn);
      expect(noticesOf(events)).toEqual(notices);
      expect(faultCodes(session)).toEqual(faults);
    },
  );

  it('[arch §7.3] one that offers too few is helped out, and one that offers too many is cut', async () => {
    const hums = ['high', 'low', 'long', 'once', 'twice', 'sadly'].map((how) => ({
      text: `Hum ${how}.`,
      intent: { kind: `hum-${how}` },
    }));
    const counts = await Promise.all(
      [1, 2, 3, 4, 6].map(async (count) => {
        const { texts } = await told({ choose: offering(...hums.slice(0, count)) });
        return [texts.length, texts.filter((text) => text.startsWith('Hum')).length];
      }),
    );
    expect(counts).toEqual([
      [3, 1],
      [3, 2],
      [3, 3],
      [4, 4],
      [4, 4],
    ]);
  });

  it('a choice of its own is marked as the skill’s, and can be taken', async () => {
    const { session } = await told({ choose: offering({ text: 'Hum.', intent: { kind: 'hum' } }) });
    expect(session.choices[0]).toMatchObject({
      by: 'skill:player-choices',
      because: [{ kind: 'skill', id: 'player-choices' }, { kind: 'place' }],
    });
    const events = await take(session, 'Hum.');
    expect(prose(events)).not.toBe('');
  });
});
