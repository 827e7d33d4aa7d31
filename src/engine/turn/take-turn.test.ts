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
import { hostWith } from '@/engine/testing/host-with';
import { skillsWith } from '@/engine/testing/skills-with';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import type { EngineHost } from '@/engine/engine-host';
import type { PlaythroughId } from '@/foundation/ids';
import { HostFault } from '@/ports/host-fault';
import type { FileStore } from '@/ports/file-store';
import type { ScriptHost } from '@/ports/script-host';
import type { SqlDatabase } from '@/ports/sql-database';
import type { StoryState } from '@/story/state/story-state';

/** A database that fails when a statement mentions `table`, as a full disk would. */
function failingOn(database: SqlDatabase, table: string): SqlDatabase & { isFailing: boolean } {
  return {
    isFailing: true,
    read: (sql, params, signal) => database.read(sql, params, signal),
    write(statements, signal) {
      if (this.isFailing && statements.some(({ sql }) => sql.includes(`INTO ${table}`)))
        return Promise.reject(new HostFault('disk-full', 'The disk is full.'));
      return database.write(statements, signal);
    },
    close: () => database.close(),
  };
}

describe('one turn', () => {
  it('[arch §7.1] happens in the order of the pipeline: turn, plan, tools, roll, setting, the plan that tells, words, choices, scene', async () => {
    const session = await beginSession();
    const events = await take(session, 'Ask Mara');
    const types = events
      .map(({ type }) => type)
      .filter((type) => type !== 'activity')
      .filter((type, index, all) => type !== all[index - 1]);
    expect(types).toEqual([
      'turn',
      'plan',
      'tool',
      'roll',
      'setting',
      'plan',
      'tool',
      'sentence',
      'tool',
      'choices',
      'scene',
    ]);
  });

  it('[arch §4.3] plans a dialogue from its intent: recall, meet, ask, weigh, roll, remember', async () => {
    const session = await beginSession();
    const events = await take(session, 'Ask Mara');
    const [plan, telling] = events.flatMap((event) =>
      event.type === 'plan' ? [event.plan.tools] : [],
    );
    expect(plan?.map(({ toolPath }) => toolPath.split('/').pop())).toEqual([
      'recall-memory.js',
      'initialize-perception.js',
      'query-perception.js',
      'evaluate-choice.js',
      'roll-dice.js',
      'store-memory.js',
    ]);
    expect(telling?.map(({ toolPath }) => toolPath.split('/').pop())).toEqual([
      'narrate.js',
      'generate-choices.js',
    ]);
    expect(session.path[1]?.outcome.roll).toMatchObject({
      formula: '2d6+tact',
      modifiers: [{ name: 'tact', value: 1, reason: 'your tact' }],
    });
  });

  it('a passage that was read before is not told again, and something is said all the same', async () => {
    const hum =
      '## hum\npart: outcome\nintent: hum\nonce: false\n\nYou hum the old tune about the ferryman.\n';
    const offer = '## offers\npart: choices\n\n> Hum. [hum]\n';
    const campaigns = smallCampaignWith({ 'small/plot/passages/yard.md': `${hum}\n${offer}` });
    const session = await beginSession(testHost({ content: { campaigns } }));
    const first = await take(session, 'Hum');
    const second = await collect(session.take({ text: 'hum' }, never));
    expect(prose(first)).toContain('You hum the old tune');
    expect(prose(second)).not.toContain('You hum the old tune');
    expect(prose(second)).not.toBe('');
    expect(session.path[2]?.words?.rung).toBe('built-in');
  });

  it('[arch §7.4] the band of the roll decides what is told and remembered', async () => {
    const bands = new Map<string, { text: string; memory: string | undefined }>();
    for (let seed = 1; seed <= 25; seed += 1) {
      const session = await beginSession(testHost(), seed);
      const text = prose(await take(session, 'Ask Mara'));
      const { roll, memories } = session.path[1]?.outcome ?? {};
      bands.set(roll?.band ?? '', { text, memory: memories?.[0]?.summary });
    }
    expect(Object.fromEntries(bands)).toEqual({
      success: {
        text: expect.stringContaining('He takes them by the hundred.') as string,
        memory: 'Mara told you the barrel is for the ferryman.',
      },
      partial: {
        text: expect.stringContaining('And now I have lost count.') as string,
        memory: 'Mara told you the barrel is for the ferryman.',
      },
      failure: {
        text: expect.stringContaining('starts again at one') as string,
        memory: 'Mara would not say what the barrel is for.',
      },
    });
  });

  it('[docs/decisions choose-passages-before-the-first-commit] what a passage changes is in the state, and a choice that was used up is gone', async () => {
    const session = await beginSession();
    await take(session, 'Take an apple');
    expect(session.state).toMatchObject({
      inventory: { apple: 1 },
      flags: { stole: true },
      time: { minutes: 510 },
    });
    expect(session.choices.map(({ text }) => text)).not.toContain('Take an apple.');
  });

  it('[arch §4.1.3] what happened is recalled later, by its words', async () => {
    const session = await beginSession();
    await take(session, 'Take an apple');
    const events = await collect(session.take({ text: 'remember the apple' }, never));
    expect(prose(events)).toContain('you took an apple from the barrel.');
    expect(session.path[2]?.outcome.recalled[0]).toMatchObject({
      summary: 'You took an apple from the barrel.',
    });
  });

  it('[arch §4.1.3] what happened is remembered where it happened, also when the act led there', async () => {
    const session = await beginSession(testHost(), 1);
    await take(session, 'Take an apple');
    while (session.path.length < 6) await collect(session.take({ text: 'wait' }, never));
    await take(session, 'Run for the ferry');
    const last = session.path[session.path.length - 1];
    expect(last?.outcome.memories.map(({ location }) => location)).toEqual(['river']);
  });

  it('[arch §7.3] a choice that is not offered changes nothing', async () => {
    const session = await beginSession();
    const events = await collect(session.take({ choice: 'c9' }, never));
    expect(events).toEqual([
      { type: 'notice', kind: 'not-offered', message: 'That choice is not offered here.' },
    ]);
    expect(session.path).toHaveLength(1);
  });

  it('the same seed and choices give the same scenes; another seed gives other dice', async () => {
    const rollsOf = async (seed: number): Promise<readonly unknown[]> => {
      const session = await beginSession(testHost(), seed);
      await take(session, 'Ask Mara');
      return session.path.map(({ outcome }) => outcome.roll?.dice);
    };
    const rolls = await Promise.all([1, 1, 2, 3].map(rollsOf));
    expect(rolls[0]).toEqual(rolls[1]);
    expect(new Set(rolls.map((roll) => JSON.stringify(roll))).size).toBeGreaterThan(1);
  });
});

describe('when something fails', () => {
  it('[002 FR-024] a skill that throws is left out of the next plan and the story goes on', async () => {
    const host = testHost();
    const broken = skillsWith(
      {
        'dice-roller/scripts/roll-dice.js': "export default () => { throw new Error('no dice'); };",
      },
      host.content.skills,
    );
    const session = await beginSession(hostWith(host, { content: { skills: broken } }));
    const events = await take(session, 'Ask Mara');
    expect(session.path[1]?.outcome.plans).toHaveLength(2);
    expect(events).toContainEqual({
      type: 'notice',
      kind: 'skill-failed',
      message: 'The dice-roller skill failed. The story continues without it...',
      details: [expect.stringMatching(/^skills\/dice-roller\/scripts\/roll-dice\.js: .*no dice/)],
    });
    expect(
      session.path[1]?.outcome.plans.map(({ success, plan }) => ({
        success,
        disabled: plan.disabledSkills,
      })),
    ).toEqual([
      { success: false, disabled: [] },
      { success: true, disabled: ['dice-roller'] },
    ]);
    expect(prose(events)).not.toBe('');
  });

  it('[001 §5.2] a script that breaks the protocol is not run again, and the story goes on', async () => {
    const host = testHost();
    let runs = 0;
    const counting: ScriptHost = {
      run: (script, input, options, signal) => {
        if (input.tool === 'dice-roller') runs += 1;
        return host.compute.scripts.run(script, input, options, signal);
      },
      close: () => host.compute.scripts.close(),
    };
    const lying = skillsWith(
      {
        'dice-roller/scripts/roll-dice.js':
          "export default (io) => { io.line('this is no event'); };",
      },
      host.content.skills,
    );
    const session = await beginSession(
      hostWith(host, { content: { skills: lying }, compute: { scripts: counting } }),
    );
    await take(session, 'Ask Mara');
    expect(runs).toBe(1);
    expect(session.path).toHaveLength(2);
  });

  it('[002 FR-063] without any skill the story plays', async () => {
    const none: FileStore = {
      list: () => Promise.resolve([]),
      readText: () => Promise.resolve(null),
    };
    const session = await beginSession(testHost({ content: { skills: none } }));
    await take(session, 'Ask Mara');
    await take(session, 'Let some time');
    expect(session.path).toHaveLength(3);
  });

  it('[001 §4.2] a skill that patches nonsense into the state does not stop the story', async () => {
    const host = testHost();
    const hostile = skillsWith(
      {
        'memory/scripts/recall-memory.js':
          "export default (io) => { io.patch({ place: 5, people: 'nobody', time: null, stats: [], beats: 7, ['__proto__']: { x: 1 } }); io.done({ ok: true }); };",
      },
      host.content.skills,
    );
    const session = await beginSession(hostWith(host, { content: { skills: hostile } }));
    await take(session, 'Take an apple');
    const events = await collect(session.take({ text: 'wait' }, never));
    expect(prose(events)).not.toBe('');
    expect(session.choices.length).toBeGreaterThanOrEqual(1);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('[arch SC-026] killed between its two commits, the story tells the outcome that happened and rolls nothing again', async () => {
    const { host, id } = await storyStoppedAt('scene_words');
    const scriptsRun: string[] = [];
    const watched: ScriptHost = {
      run: (script, input, options, signal) => {
        scriptsRun.push(input.operation);
        return host.compute.scripts.run(script, input, options, signal);
      },
      close: () => host.compute.scripts.close(),
    };
    const again = await open(
      await testEngine(hostWith(host, { compute: { scripts: watched } })),
      id,
    );
    const committed = again.path[1]?.outcome;
    const events = await collect(again.resume(never));
    expect(scriptsRun).toEqual(['narrate', 'generate-choices']);
    expect(again.path[1]?.outcome).toEqual(committed);
    expect(prose(events)).not.toBe('');
    expect(events.map(({ type }) => type)).not.toContain('roll');

    const untouched = await beginSession();
    await take(untouched, 'Ask Mara');
    expect(again.path[1]?.words).toEqual(untouched.path[1]?.words);
  });

  it('[docs/ARCHITECTURE Storage] when the first commit fails, nothing happened', async () => {
    const { host, id } = await storyStoppedAt('scenes');
    expect((await open(await testEngine(host), id)).path).toHaveLength(1);
  });

  it('[001 §4.2] an object that replaces another in two patches leaves nothing of it behind', async () => {
    const host = testHost();
    const replacing = skillsWith(
      {
        'memory/scripts/recall-memory.js':
          'export default (io) => { io.patch({ puzzle: { old: 1 } }); io.patch({ puzzle: null }); io.patch({ puzzle: { fresh: 2 } }); io.done({ ok: true }); };',
      },
      host.content.skills,
    );
    const changed = hostWith(host, { content: { skills: replacing } });
    const session = await beginSession(changed);
    await take(session, 'Take an apple');
    expect(session.state['puzzle']).toEqual({ fresh: 2 });
    expect((await reopenedState(session.playthrough.id, changed))['puzzle']).toEqual({ fresh: 2 });
  });
});

/** A story whose disk filled up at its second scene, when `table` was to be written; there is room again. */
async function storyStoppedAt(table: string): Promise<{ host: EngineHost; id: PlaythroughId }> {
  const host = testHost();
  const database = failingOn(host.storage.database, table);
  database.isFailing = false;
  const engine = await testEngine(hostWith(host, { storage: { database } }));
  const id = await begin(engine);
  const session = await open(engine, id);
  await collect(session.resume(never));
  database.isFailing = true;
  await expect(take(session, 'Ask Mara')).rejects.toMatchObject({ code: 'disk-full' });
  return { host, id };
}

async function reopenedState(id: PlaythroughId, host: EngineHost): Promise<StoryState> {
  return (await open(await testEngine(host), id)).state;
}
