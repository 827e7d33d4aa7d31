import { createHash } from 'node:crypto';

import type { EngineHost } from '@/engine/engine-host';
import { StagedBudget } from '@/engine/turn-data/staged-budget';
import type { ToolScene } from '@/engine/turn-data/tool-scene';
import { scriptToolRunner } from '@/engine/tools/script-tool-runner';
import { effectsOf, type StagedEffect } from '@/engine/turn-data/staged-effect';
import type { StorySession } from '@/engine/session/story-session';
import { hostWithRecall } from '@/engine/testing/skills-with';
import { beginSession, collect, never, open, take, testEngine } from '@/engine/testing/test-engine';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { ToolId } from '@/foundation/ids';
import { isJsonObject } from '@/foundation/json';
import { assetLimits } from '@/foundation/limits';
import { fail, succeed } from '@/foundation/result';
import type { AssetSource } from '@/ports/asset-source';
import type { ScriptHost } from '@/ports/script-host';
import { torchSkill } from '@/skills/testing/torch-skill';

const writing = `
  const { path } = await io.call('assets.write', { mediaType: 'image/png', content: 'iVBORw==', encoding: 'base64' });
  io.asset({ assetId: 'glow', kind: 'image', mediaType: 'image/png', path, metadata: { width: 64 } });
  io.done({ ok: true });
`;
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);

function hostWith(body: string): EngineHost {
  return hostWithRecall(body, ['assets.write']);
}

async function played(
  host: EngineHost,
): Promise<{ readonly session: StorySession; readonly events: readonly TurnEvent[] }> {
  const session = await beginSession(host);
  return { session, events: await take(session, 'Take an apple') };
}

const notices = (events: readonly TurnEvent[]): readonly unknown[] =>
  events.filter(({ type }) => type === 'notice');

it('[001 §4.3, §7; arch §2.1.3] a file that a script wrote and announced is copied and registered with its scene', async () => {
  const { session, events } = await played(hostWith(writing));
  const [asset] = session.assets;
  expect(session.assets).toEqual([
    {
      id: expect.stringMatching(/^asset-/) as string,
      scene: session.path[1]?.id,
      name: 'glow',
      kind: 'image',
      mediaType: 'image/png',
      metadata: { width: 64 },
      madeBy: { skill: 'memory', version: '1.0.0', script: 'recall-memory', toolId: 'recall' },
      bytes: 4,
      checksum: createHash('sha256').update(png).digest('hex'),
      at: session.path[1]?.at,
    },
  ]);
  expect(asset && (await session.assetBytes(asset.id, never))).toEqual(png);
  expect(notices(events)).toEqual([]);
});

it('[001 §4.3] nothing of an asset is shown before something refers to it', async () => {
  const { events } = await played(hostWith(writing));
  const plain = await played(hostWith('io.done({ ok: true });'));
  const shown = (all: readonly TurnEvent[]): readonly unknown[] =>
    all.filter(({ type }) => ['setting', 'sentence', 'choices', 'notice'].includes(type));
  expect(shown(events)).toEqual(shown(plain.events));
});

it('[001 §4.3] assets are seen through their branch, also after a restart', async () => {
  const host = hostWith(writing);
  const { session } = await played(host);
  const [asset] = session.assets;
  await session.undo(never);
  expect(session.assets).toEqual([]);
  await collect(session.take({ text: 'wait' }, never));
  const again = await open(await testEngine(host), session.playthrough.id);
  expect(again.assets.map(({ scene }) => scene)).toEqual([again.path[1]?.id]);
  expect(asset && (await again.assetBytes(asset.id, never))).toEqual(png);
});

it('[001 §7] bytes that were changed behind its back are not given out', async () => {
  const host = hostWith(writing);
  const { session } = await played(host);
  const sql = ['DROP TRIGGER assets_are_append_only', "UPDATE assets SET bytes = x'00'"];
  await host.storage.database.write(
    sql.map((each) => ({ sql: each, params: [] })),
    never,
  );
  const [asset] = session.assets;
  expect(asset && (await session.assetBytes(asset.id, never))).toBeNull();
});

it.each([
  ['/etc/passwd', 'a file of the device'],
  ['assets/asset-000000000000', 'a path it made up'],
  ['../../skill.json', 'a path that steps back'],
])(
  '[001 §7] a script in the sandbox that announces %s, %s, registers nothing; its result stands',
  async (path) => {
    const { session, events } = await played(
      hostWith(`
        io.asset({ assetId: 'loot', kind: 'text', mediaType: 'text/plain', path: ${JSON.stringify(path)} });
        io.patch({ searched: true });
        io.done({ ok: true });
      `),
    );
    const message = 'The asset loot was not registered: assets.write did not return this path.';
    expect(session.assets).toEqual([]);
    expect(session.state['searched']).toBe(true);
    expect(
      session.path[1]?.outcome.plans.map(({ success, faults }) => ({ success, faults })),
    ).toEqual([
      {
        success: true,
        faults: [
          {
            toolId: 'recall',
            skill: 'memory',
            code: 'asset-unreadable',
            message,
            details: { asset: 'loot', path, mediaType: 'text/plain' },
          },
        ],
      },
    ]);
    expect(notices(events)).toEqual([
      {
        type: 'notice',
        kind: 'skill-output-refused',
        message: 'Something a skill made could not be used. The story continues without it...',
        details: [`memory, tool recall: ${message}`],
      },
    ]);
    expect(session.path).toHaveLength(2);
  },
);

it('[001 §4.3] what a failed script announced is not registered', async () => {
  const host = hostWith(writing.replace('ok: true', 'ok: false'));
  const { session } = await played(host);
  expect(session.assets).toEqual([]);
  expect(await host.storage.database.read('SELECT id FROM assets', [], never)).toEqual([]);
});

it('[001 §8] a media type nobody knows is registered like any other', async () => {
  const { session } = await played(hostWith(writing.replaceAll('image/png', 'model/x-of-2040')));
  expect(session.assets.map(({ mediaType }) => mediaType)).toEqual(['model/x-of-2040']);
});

it('[arch §3.5] a file that is no base64, or too large, is refused in one sentence', async () => {
  const { session } = await played(
    hostWith(`
      const said = [];
      const write = (content, encoding) =>
        io.call('assets.write', { mediaType: 'text/plain', content, encoding }).catch(({ code, message }) => said.push(code + ': ' + message));
      await write('not base64!', 'base64');
      for (let n = 0; n <= ${String(assetLimits.files)}; n += 1) await write('x', 'utf8');
      io.patch({ said });
      io.done({ ok: true });
    `),
  );
  expect(session.state['said']).toEqual([
    'invalid-params: assets.write: params.content must be base64',
    `too-large: assets.write: a script writes at most ${String(assetLimits.files)} files`,
  ]);
});

describe('a script outside the sandbox', () => {
  /** What a program that announces these paths has done. */
  async function ran(
    paths: readonly string[],
    files: AssetSource,
  ): Promise<readonly StagedEffect[]> {
    const announced = paths.map((path, index) => ({
      version: '0',
      type: 'asset',
      assetId: `a${String(index)}`,
      kind: 'image',
      mediaType: 'image/png',
      path,
    }));
    const scripts: Pick<ScriptHost, 'run'> = {
      async *run(_script, _input, { services }, signal) {
        const params = { mediaType: 'text/plain', content: 'by service' };
        const written = await services({ method: 'assets.write', params }, signal);
        const path = written.ok && isJsonObject(written.value) ? written.value['path'] : '';
        const last = { ...announced[0], assetId: 'served', path };
        for (const event of [...announced, last, { version: '0', type: 'done', ok: true }])
          yield await Promise.resolve({ kind: 'line', text: JSON.stringify(event) });
        yield { kind: 'exit', code: 0, reason: 'finished', message: '' };
      },
    };
    const glow = { name: 'glow', path: 'scripts/glow.sh', timeoutMs: 1_000 };
    const permissions = new Set(['assets.write']);
    const skills = [{ ...torchSkill, permissions, scripts: [glow] }];
    const scene = {
      id: 'scene-1',
      story: { skills, scripts, files },
      budget: new StagedBudget(),
    } as unknown as ToolScene;
    const { effects } = await scriptToolRunner(scene).run(
      {
        tool: {
          toolId: 'glow' as ToolId,
          toolPath: 'torch/glow',
          input: {},
          dependencies: [],
          isRequired: true,
          isAsync: false,
          retryPolicy: {},
        },
        attempt: 1,
        ordinal: 0,
        dependencies: {},
        visibleEffects: [],
        timeoutMs: 1_000,
        onEvent: () => undefined,
      },
      never,
    );
    return effects;
  }

  const made = (effects: readonly StagedEffect[]): readonly unknown[] =>
    effectsOf('asset', effects).map(({ made: { asset, content } }) => [asset.name, content.length]);

  it('[001 §7; arch §2.1.3] announces files of its own, absolute, in the folder of its run, or written by a service', async () => {
    const asked: unknown[] = [];
    const effects = await ran(['/tmp/glow.png', 'glow.png', 'gone.png'], {
      read: (file, mostBytes) => {
        asked.push([file, mostBytes]);
        const isGone = file.path === 'gone.png';
        return Promise.resolve(isGone ? fail('there is no such file') : succeed(png));
      },
    });
    expect(asked).toEqual(
      ['/tmp/glow.png', 'glow.png', 'gone.png'].map((path) => [
        { path, requestId: 'scene-1/glow' },
        assetLimits.bytes,
      ]),
    );
    expect(made(effects)).toEqual([
      ['a0', 4],
      ['a1', 4],
      ['served', 10],
    ]);
    expect(effectsOf('fault', effects)).toMatchObject([
      {
        fault: {
          code: 'asset-unreadable',
          message: 'The asset a2 was not registered: there is no such file.',
        },
      },
    ]);
  });

  it('[001 §7] that announces more than there is room for keeps what fits', async () => {
    const large = new Uint8Array(assetLimits.bytes);
    const read = (): ReturnType<AssetSource['read']> => Promise.resolve(succeed(large));
    expect(made(await ran(['1', '2', '3'], { read }))).toEqual([
      ['a0', large.length],
      ['a1', large.length],
    ]);
  });
});
