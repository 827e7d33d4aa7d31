import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { EngineHost } from '@/engine/engine-host';
import {
  begin,
  collect,
  never,
  open,
  prose,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import { hostWith } from '@/engine/testing/host-with';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { createProgramScriptHost } from '@/hosts/node/programs/program-script-host';
import { removeTemporaryFolders, temporaryFolder } from '@/hosts/node/testing/temporary-folder';
import { scriptHostByKind } from '@/hosts/shared/script-host/script-host-by-kind';

const root = path.resolve(__dirname, '../..');
const programs = createProgramScriptHost({ confinement: 'if-possible' });

afterAll(async () => {
  await programs.close();
  removeTemporaryFolders();
});

/** The built-in planner asks `memory` to recall for every act: here an example's program answers. */
function hostRunning(example: string, script: string, started = programs): EngineHost {
  const folder = temporaryFolder();
  const skill = path.join(folder, 'memory');
  for (const from of [`examples/skills/${example}`, 'skills/memory'])
    cpSync(path.join(root, from, 'scripts'), path.join(skill, 'scripts'), { recursive: true });
  const manifest = {
    name: 'memory',
    version: '1.0.0',
    description: 'A program in the place of the one that recalls.',
    scripts: [
      { name: 'scripts/recall-memory.js', path: `scripts/${script}` },
      { name: 'store-memory', path: 'scripts/store-memory.js' },
    ],
    permissions: ['memory.read', 'memory.write'],
    retryPolicy: { maxRetries: 1, backoffMs: 1 },
  };
  writeFileSync(path.join(skill, 'skill.json'), JSON.stringify(manifest));
  const host = testHost();
  return hostWith(host, {
    content: { skills: folderFileStore(folder) },
    compute: {
      scripts: scriptHostByKind({ modules: host.compute.scripts, programs: started }),
      files: started.files,
    },
  });
}

function endsOf(events: readonly TurnEvent[]): readonly (readonly [string, string])[] {
  return events.flatMap((event) =>
    event.type === 'tool' && event.state !== 'running'
      ? [[event.toolId, event.state] as const]
      : [],
  );
}

it.each([
  ['Python', 'weather-vane', 'read-wind.py', { weather: { wind: 'south' } }],
  ['shell', 'church-bell', 'ring.sh', { bell: { strokes: 3 } }],
] as const)(
  '[arch §1.2, §2.1.1; 001 §2.1] what a skill in %s does is part of the turn, and is there when the story is opened again',
  async (_language, example, script, patch) => {
    const host = hostRunning(example, script);
    const engine = await testEngine(host);
    const id = await begin(engine);
    const session = await open(engine, id);
    await collect(session.resume(never));
    const events = await take(session, 'Take an apple');
    expect(endsOf(events)).toEqual([
      ['recall', 'success'],
      ['store', 'success'],
    ]);
    expect(prose(events)).toContain('The apple is cold');
    expect(session.state).toMatchObject(patch);
    expect((await open(await testEngine(host), id)).state).toMatchObject(patch);
  },
);

it('[002 FR-045, SC-006; arch §1.2] a program that crashes costs the story nothing but itself', async () => {
  const host = hostRunning('church-bell', 'crash.sh');
  const { folder = '' } = host.content.skills;
  writeFileSync(path.join(folder, 'memory/scripts/crash.sh'), 'kill -SEGV $$\n');
  const engine = await testEngine(host);
  const session = await open(engine, await begin(engine));
  await collect(session.resume(never));
  const events = await take(session, 'Take an apple');
  expect(endsOf(events)).toEqual([
    ['recall', 'failed'],
    ['store', 'success'],
  ]);
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'notice',
      message: 'The memory skill failed. The story continues without it...',
      details: [expect.stringContaining('SIGSEGV') as string],
    }),
  );
  expect(prose(events)).toContain('The apple is cold');
  expect(session.choices.length).toBeGreaterThanOrEqual(3);
});

it('[002 FR-045; arch §1.2] where nothing can confine a program it is refused in a sentence, and the story goes on', async () => {
  const refusing = createProgramScriptHost({ searchPath: '/nowhere' });
  const host = hostRunning('church-bell', 'ring.sh', refusing);
  const session = await open(await testEngine(host), await begin(await testEngine(host)));
  await collect(session.resume(never));
  const events = await take(session, 'Take an apple');
  await refusing.close();
  expect(endsOf(events)).toEqual([
    ['recall', 'failed'],
    ['store', 'success'],
  ]);
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'notice',
      details: [
        expect.stringContaining(
          'The script "scripts/ring.sh" is a program and was not started: bubblewrap, which would confine it, is missing',
        ) as string,
      ],
    }),
  );
  expect(session.state).not.toHaveProperty('bell');
  expect(prose(events)).toContain('The apple is cold');
});
