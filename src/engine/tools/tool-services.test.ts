import { hostWith } from '@/engine/testing/host-with';
import { hostWithRecall, skillsWith } from '@/engine/testing/skills-with';
import {
  beginSession,
  collect,
  never,
  open,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import type { EngineHost } from '@/engine/engine-host';

describe('story.read', () => {
  it('[arch §3.5] reads the state by path or whole, with the scene and the campaign', async () => {
    const session = await beginSession(
      hostWithRecall(
        `const read = (path) => io.call('story.read', path === undefined ? {} : { path });
         const whole = await read();
         const answers = [await read('people.mara.place'), await read('no.such.path'), await read('__proto__.x')];
         io.patch({ seen: { place: whole.value.place, answers } });
         io.done({ ok: true });`,
        ['story.read'],
      ),
    );
    await take(session, 'Take an apple');
    const where = { scene: 2, campaign: 'The Small Yard' };
    expect(session.state['seen']).toEqual({
      place: 'yard',
      answers: ['yard', null, null].map((value) => ({ value, ...where })),
    });
  });

  it.each([
    ['what the tools it depends on changed', { weather: 'fog' }, 'fog'],
    ['nothing of what will be refused', { weather: 'fog', place: 7 }, 'nothing'],
  ])('[arch §2.2.3] sees %s', async (_, patch, seen) => {
    const host = testHost();
    const manifest = {
      name: 'memory',
      version: '1.0.0',
      description: 'Reads.',
      scripts: [
        { name: 'store-memory', path: 'scripts/store-memory.js' },
        { name: 'recall-memory', path: 'scripts/recall-memory.js' },
      ],
      permissions: ['story.read'],
    };
    const reads = (key: string): string =>
      `export default async (io) => {
        const { value } = await io.call('story.read', { path: 'weather' });
        io.patch({ seenBy: { ${key}: value ?? 'nothing' } });
        io.done({ ok: true });
      }`;
    const skills = skillsWith(
      {
        'memory/skill.json': JSON.stringify(manifest),
        'memory/scripts/recall-memory.js': reads('recall'),
        'memory/scripts/store-memory.js': reads('store'),
        'dice-roller/scripts/roll-dice.js': `export default (io) => { io.patch(${JSON.stringify(patch)}); io.done({ ok: true }); };`,
      },
      host.content.skills,
    );
    const session = await beginSession(hostWith(host, { content: { skills } }));
    await take(session, 'Ask Mara');
    // The plan lets `store` wait for the roll, and `recall` for nothing.
    expect(session.state['seenBy']).toEqual({ recall: 'nothing', store: seen });
  });
});

describe('random.secure', () => {
  const drawing = `
    const { seed } = await io.call('random.secure', {});
    const { seed: second } = await io.call('random.secure', {});
    if (io.attempt === 1) { io.done({ ok: false, summary: String(seed) }); return; }
    io.patch({ seeds: [seed, second] });
    io.done({ ok: true });
  `;

  it('[docs/decisions draw-secure-seeds-once-a-turn] is drawn from the host once a turn, and recorded with it', async () => {
    let draws = 0;
    const host = hostWith(hostWithRecall(drawing, ['random.secure']), {
      device: {
        random: {
          secureSeed: () => {
            draws += 1;
            return 40 + draws;
          },
        },
      },
    });
    const session = await beginSession(host);
    expect(draws).toBe(0);
    await take(session, 'Take an apple');
    const again = await open(await testEngine(host), session.playthrough.id);
    expect([draws, again.path.map(({ outcome }) => outcome.secureSeed)]).toEqual([
      1,
      [undefined, 41],
    ]);
    const [first, second] = session.state['seeds'] as readonly number[];
    expect(first).not.toBe(second);
  });

  it('[docs/decisions draw-secure-seeds-once-a-turn] a retry gets the same seeds; another draw gives others', async () => {
    const told = async (drawn: number): Promise<readonly unknown[]> => {
      const seeds: string[] = [];
      const host = hostWith(
        hostWithRecall(
          drawing.replace('io.done({ ok: false', "io.log('info', 'x'); io.done({ ok: false"),
          ['random.secure'],
        ),
        { device: { random: { secureSeed: () => drawn } } },
      );
      const watched: EngineHost = hostWith(host, {
        compute: {
          scripts: {
            ...host.compute.scripts,
            async *run(script, input, options, signal) {
              for await (const output of host.compute.scripts.run(script, input, options, signal)) {
                if (output.kind === 'line' && output.text.includes('"summary"'))
                  seeds.push(...(/"summary":"(\d+)"/.exec(output.text)?.slice(1) ?? []));
                yield output;
              }
            },
          },
        },
      });
      const session = await beginSession(watched);
      await take(session, 'Take an apple');
      const [first] = session.state['seeds'] as readonly number[];
      expect(seeds).toEqual([String(first)]);
      return [first];
    };
    expect(await told(7)).not.toEqual(await told(8));
  });
});

it('[arch §3.5] a script that asks for what is not there yet is told so, and the story goes on', async () => {
  const session = await beginSession(
    hostWithRecall(
      `const codes = [];
       for (const [method, params] of [['http.fetch', { url: 'https://example.org/' }], ['narrator.generate', {}], ['no.such', {}]])
         await io.call(method, params).catch(({ code }) => codes.push(code));
       io.patch({ codes });
       io.done({ ok: true });`,
      ['network:example.org'],
    ),
  );
  await collect(session.take({ text: 'wait' }, never));
  expect(session.state['codes']).toEqual(['not-available', 'permission-denied', 'unknown-method']);
});
