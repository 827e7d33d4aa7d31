import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { inTerminal } from './testing/in-terminal';
import { interrupt } from './testing/interrupt';
import { jsonLines, narratoria, temporaryFolder } from './testing/narratoria';

const ctrlC = '\u0003';
const ctrlD = '\u0004';

/** A skill whose script says something and then goes on for longer than anybody waits. */
function endlessSkill(): string {
  const folder = path.join(temporaryFolder(), 'sleeper');
  mkdirSync(path.join(folder, 'scripts'), { recursive: true });
  writeFileSync(
    path.join(folder, 'skill.json'),
    JSON.stringify({
      name: 'sleeper',
      version: '1.0.0',
      description: 'Sleeps.',
      author: 'A test',
      license: 'MIT',
      scripts: [{ name: 'sleep', path: 'scripts/sleep.js', timeout: 60_000, required: true }],
    }),
  );
  writeFileSync(
    path.join(folder, 'scripts/sleep.js'),
    "export default async (io) => { io.log('info', 'asleep'); await io.sleep(50_000); io.done({ ok: true }); };",
  );
  return folder;
}

async function savedStory(): Promise<{ readonly data: string; readonly id: string }> {
  const data = temporaryFolder();
  const played = await narratoria([
    'play',
    '--seed',
    '7',
    '--choose',
    '1',
    '--json',
    '--data',
    data,
  ]);
  return { data, id: String(jsonLines(played.stdout)[0]?.['id']) };
}

const isKept = async (data: string, id: string): Promise<boolean> =>
  (await narratoria(['story', 'list', '--data', data])).stdout.includes(id);

describe('whoever interrupts a command is obeyed, and 130 says so', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('%s ends `story measure`', async (signal) => {
    const measure = ['story', 'measure', '--seeds', '1,2,3,4,5,6,7,8,9', '--scenes', '12'];
    const run = await interrupt(measure, { after: /seed 1: /, signal });
    expect([run.code, run.stdout]).toEqual([130, '']);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('%s ends `bench`', async (signal) => {
    const run = await interrupt(['bench', 'planner', 'growth'], { after: /plan-p95/, signal });
    expect([run.code, run.stdout]).toEqual([130, expect.not.stringContaining('growth ')]);
  });

  it('Ctrl-C ends `skill run`', async () => {
    const asked = ['skill', 'run', endlessSkill(), 'sleep'];
    const run = await interrupt(asked, { after: /asleep/, signal: 'SIGINT' });
    expect([run.code, run.stderr]).toEqual([130, '']);
  });

  it('Ctrl-C ends `plan run`, and the result says what was stopped', async () => {
    const skill = endlessSkill();
    const file = path.join(skill, '..', 'plan.json');
    const tools = [{ toolId: 'nap', toolPath: 'sleeper/sleep' }];
    writeFileSync(file, JSON.stringify({ requestId: 'r', tools }));
    const run = await interrupt(['plan', 'run', file], { after: /asleep/, signal: 'SIGINT' });
    expect([run.code, run.stdout]).toEqual([130, expect.stringContaining('The plan failed')]);
  });
});

describe('at the question of `story delete`', () => {
  const question = /cannot be had back/;

  it('Ctrl-C deletes nothing, and exits with 130', async () => {
    const { data, id } = await savedStory();
    const asked = ['story', 'delete', id, '--data', data];
    expect(await inTerminal(asked, { after: question, typed: ctrlC })).toMatchObject({ code: 130 });
    expect(await isKept(data, id)).toBe(true);
  });

  it('Ctrl-D and a no delete nothing, and say so', async () => {
    const { data, id } = await savedStory();
    for (const typed of [ctrlD, 'n\r'])
      expect(
        await inTerminal(['story', 'delete', id, '--data', data], { after: question, typed }),
      ).toMatchObject({
        code: 1,
        stdout: expect.stringContaining('Nothing was deleted.') as string,
      });
    expect(await isKept(data, id)).toBe(true);
  });

  it('a yes deletes the story', async () => {
    const { data, id } = await savedStory();
    const asked = ['story', 'delete', id, '--data', data];
    expect(await inTerminal(asked, { after: question, typed: 'y\r' })).toMatchObject({ code: 0 });
    expect(await isKept(data, id)).toBe(false);
  });
});
