import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { jsonLines, narratoria, root, temporaryFolder } from './testing/narratoria';

const play = (...words: readonly string[]) =>
  narratoria(['play', '--seed', '7', '--choose', '1', ...words]);

const plan = path.join(root, 'examples/plans/light-torch-then-examine-door.json');

describe('an option that cannot be done is refused in one sentence, before anything begins', () => {
  it.each([
    ['place=nowhere', 'place must be a place of this story'],
    ['stats.nerve=abc', 'stats.nerve must be a number'],
  ])('--set %s', async (setting, why) => {
    const data = temporaryFolder();
    const run = await play('--set', setting, '--data', data);
    expect(run).toEqual({
      code: 2,
      stdout: '',
      stderr: `Forty-Three Smokes cannot begin with that --set: ${why}.\n`,
    });
    expect((await narratoria(['story', 'list', '--data', data])).stdout).toMatch(/^No stories/);
  });

  it('--story with what only a new story can have', async () => {
    const data = temporaryFolder();
    const id = String(jsonLines((await play('--json', '--data', data)).stdout)[0]?.['id']);
    const refused = async (...words: readonly string[]) => {
      const run = await narratoria(['play', ...words, '--choose', '1', '--data', data]);
      expect([run.code, run.stdout]).toEqual([2, '']);
      return run.stderr;
    };
    const leaveOut = (option: string): string =>
      `--story goes on with a story that has begun: leave out ${option}.\n`;
    expect(await refused('--story', id, '--new')).toBe(leaveOut('--new'));
    expect(await refused('--story', id, '--at', 'arrival')).toBe(leaveOut('--at'));
    expect(await refused('--story', id, '--set', 'flags.a=1', '--veil', 'blood')).toBe(
      leaveOut('--set and --veil'),
    );
    expect(await refused('--story', id, '--style', 'terse')).toBe(leaveOut('--style'));
    expect(await refused('--story', id, '--seed', '8')).toBe(
      `The story ${id} has the seed 7, not 8.\n`,
    );
    expect(await refused('elsewhere', '--story', id)).toBe(
      `The story ${id} is of the campaign forty-three-smokes, not elsewhere.\n`,
    );
    const fitting = ['play', 'forty-three-smokes', '--story', id, '--seed', '7', '--choose', '1'];
    expect(await narratoria([...fitting, '--data', data])).toMatchObject({ code: 0 });
  });

  it('--disabled with a skill that is not there', async () => {
    const made = (disabled: string) =>
      narratoria(['plan', 'make', 'I look around', '--disabled', disabled]);
    expect(await made('memory,nosuch')).toMatchObject({
      code: 2,
      stdout: '',
      stderr:
        'There is no skill nosuch to be disabled; there are: dice-roller, memory, npc-perception, player-choices, reputation, storyteller.\n',
    });
    expect(await made('memory, dice-roller')).toMatchObject({ code: 0, stderr: '' });
    for (const empty of ['', 'memory,,'])
      expect(await made(empty)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('names with commas between') as string,
      });
  });

  it('--skills with a folder that is not there, or is none', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    for (const folder of ['/nonexistent', file])
      expect(await narratoria(['plan', 'run', plan, '--skills', folder])).toMatchObject({
        code: 2,
        stdout: '',
        stderr: `--skills ${folder} is not a folder.\n`,
      });
  });
});
