import type { EngineHost } from '@/engine/engine-host';
import type { StorySession } from '@/engine/session/story-session';
import { hostWith } from '@/engine/testing/host-with';
import { hostWithRecall } from '@/engine/testing/skills-with';
import {
  beginSession,
  collect,
  never,
  open,
  prose,
  replied,
  take,
  testEngine,
} from '@/engine/testing/test-engine';
import type { SqlDatabase } from '@/ports/sql-database';

function hostSaying(body: string): EngineHost {
  return hostWithRecall(`${body} io.done({ ok: true });`);
}

function offering(payload: unknown): EngineHost {
  return hostSaying(`io.ui('narrative_choice', ${JSON.stringify(payload)});`);
}

async function after(host: EngineHost): Promise<StorySession> {
  const session = await beginSession(host);
  await take(session, 'Take an apple');
  return session;
}

const textsOf = ({ choices }: StorySession): readonly string[] => choices.map(({ text }) => text);
const skillReason = { kind: 'skill', id: 'memory', text: 'memory' };

it('[001 §4.4; arch §2.1.3] what a skill offers stands before what the story offers, four in all', async () => {
  const plain = await after(hostSaying(''));
  const session = await after(offering({ choices: ['Whistle.', 'Count the apples.'] }));
  expect(textsOf(session)).toEqual(
    ['Whistle.', 'Count the apples.', ...textsOf(plain)].slice(0, 4),
  );
  expect(session.choices.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3', 'c4']);
});

it('[001 §4.4] it carries a true reason and who wrote it', async () => {
  const session = await after(offering({ choices: ['Whistle.'] }));
  expect(session.choices[0]).toEqual({
    id: 'c1',
    text: 'Whistle.',
    intent: { kind: 'own-words' },
    because: [skillReason],
    difficulty: null,
    hint: null,
    by: 'skill:memory',
  });
});

it('[001 §4.4] more than four offered by skills leave room for none of the story, and none breaks it', async () => {
  const session = await after(offering({ choices: ['1', '2', '3', '4', '5', '1'] }));
  expect(textsOf(session)).toEqual(['1', '2', '3', '4']);
});

it('[001 §4.4] the one taken is the next action, read like words the player typed', async () => {
  const host = offering({ choices: ['Go to the river', 'Ask Mara what she is counting for'] });
  const tapped = await after(host);
  const typed = await after(host);
  const events = await take(tapped, 'Go to the river');
  await collect(typed.take({ text: 'Go to the river' }, never));
  expect(tapped.path[2]?.outcome.taken).toEqual({
    choice: 'c1',
    text: 'Go to the river',
    intent: { kind: 'move', target: 'river' },
  });
  expect(typed.path[2]?.outcome.taken?.intent).toEqual({ kind: 'move', target: 'river' });
  expect(tapped.state['place']).toBe('river');
  expect(prose(events)).not.toBe('');
});

it('[001 §4.4] what cannot be done is turned down where one stands', async () => {
  const session = await after(offering({ choices: ['Fly to the moon.'] }));
  const events = await take(session, 'Fly to the moon');
  expect(replied(events)).toContain('You cannot fly to the moon here.');
  expect(session.path).toHaveLength(2);
});

describe('as data', () => {
  const talk = {
    text: 'Ask Mara about the bell',
    intent: { kind: 'talk', target: 'mara', stat: 'tact', difficulty: 'high' },
    difficulty: 'high',
    hint: 'She is counting',
    because: [{ kind: 'memory', id: 'made-up', text: 'You never did this.' }],
    by: 'author',
  };

  it('[001 §4.4] an option is planned from its intent, with reasons that are true', async () => {
    const session = await after(offering({ choices: ['Whistle.', talk.text], options: [talk] }));
    expect(session.choices[1]).toEqual({
      id: 'c2',
      text: talk.text,
      intent: talk.intent,
      because: [
        skillReason,
        { kind: 'person', id: 'mara', text: 'Mara Voss' },
        { kind: 'stat', id: 'tact', text: 'tact 1' },
      ],
      difficulty: 'high',
      risked: 'Mara may think less of you',
      hint: 'She is counting',
      by: 'skill:memory',
    });
    await take(session, 'Ask Mara about the bell');
    expect(session.path[2]?.outcome.taken?.intent).toEqual(talk.intent);
    expect(session.path[2]?.outcome.roll).not.toBeNull();
  });

  it('[001 §4.4] an option without its words among the choices is offered too; text and intent are enough', async () => {
    const wait = { text: 'Sit down on the barrel', intent: { kind: 'wait' } };
    const session = await after(offering({ choices: [], options: [wait] }));
    expect(session.choices[0]).toMatchObject({ ...wait, difficulty: null, hint: null });
  });

  it.each([
    ['a place that is not there', { kind: 'move', target: 'moon' }],
    ['a thing the player does not hold', { kind: 'throw', with: 'ladder' }],
    ['a passage that was told', { kind: 'take', leadsTo: 'apple-taken' }],
  ])('[001 §4.4] an option that needs %s is not offered', async (_, intent) => {
    const session = await after(offering({ choices: [], options: [{ text: 'Try it', intent }] }));
    expect(textsOf(session)).not.toContain('Try it');
  });

  it('[001 §4.4] words that a model wrote say so', async () => {
    const wait = { text: 'Sit down', intent: { kind: 'wait' }, by: 'model:tiny' };
    const session = await after(offering({ choices: [], options: [wait] }));
    expect(session.choices[0]?.by).toBe('model:tiny');
  });
});

it.each([
  ['choices must be a list', {}],
  ['choices must be a list', { choices: 'Whistle.' }],
  ['each choice must be a text of 1 to 500 characters', { choices: ['Whistle.', 7] }],
  ['each choice must be a text of 1 to 500 characters', { choices: ['\u0007 '] }],
  ['each choice must be a text of 1 to 500 characters', { choices: ['x'.repeat(501)] }],
  ['options must be a list', { choices: [], options: {} }],
  ['options must be objects', { choices: [], options: ['Whistle.'] }],
  ['options: intent is missing', { choices: [], options: [{ text: 'Whistle.' }] }],
])(
  '[001 §4.4] a bad payload is left out with a record, and the scene is told: %s',
  async (reason, payload) => {
    const plain = await after(hostSaying(''));
    const session = await after(offering(payload));
    expect(textsOf(session)).toEqual(textsOf(plain));
    expect(session.path[1]?.outcome.plans[0]?.faults).toEqual([
      {
        toolId: 'recall',
        skill: 'memory',
        code: 'bad-narrative-choice',
        message: `The choices were left out: ${reason}.`,
        details: { payload },
      },
    ]);
    expect(session.path[1]?.words?.paragraphs).toEqual(plain.path[1]?.words?.paragraphs);
  },
);

it('[001 §4.4] words of a skill cannot steer a terminal', async () => {
  const session = await after(offering({ choices: ['Whistle.\u001b[2m again.'] }));
  expect(textsOf(session)[0]).toBe('Whistle. [2m again.');
});

it('[001 §4.4; arch SC-026] killed before its words, the story still offers what the skill offered', async () => {
  const host = offering({ choices: ['Whistle.'] });
  const whole = await after(offering({ choices: ['Whistle.'] }));
  let isWorking = true;
  const database: SqlDatabase = {
    ...host.storage.database,
    write: (statements, signal) =>
      isWorking || !statements.some(({ sql }) => sql.includes('INTO scene_words'))
        ? host.storage.database.write(statements, signal)
        : Promise.reject(new Error('killed')),
  };
  const session = await beginSession(hostWith(host, { storage: { database } }));
  isWorking = false;
  await expect(take(session, 'Take an apple')).rejects.toThrow('killed');
  const again = await open(await testEngine(host), session.playthrough.id);
  await collect(again.resume(never));
  expect(textsOf(again)).toEqual(textsOf(whole));
});

it('[arch §7.3] at a crossroads typed words do not slip past the beat, whatever a skill offers', async () => {
  const session = await after(offering({ choices: ['Whistle.'] }));
  while (session.path.length < 6) await collect(session.take({ text: 'wait' }, never));
  expect(textsOf(session)).toEqual([
    'Whistle.',
    'Run for the ferry.',
    'Let it go without you.',
    'Throw the apple at the bell.',
  ]);
  await collect(session.take({ text: 'polish the gate' }, never));
  expect(session.path[6]?.outcome.taken?.intent.leadsTo).toBeUndefined();
});
