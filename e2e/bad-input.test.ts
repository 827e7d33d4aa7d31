import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { DatabaseSync } from '@photostructure/sqlite';

import type { Run } from './testing/command-process';
import { narratoria, narratoriaAlone, start, temporaryFolder } from './testing/narratoria';

const once = ['play', '--seed', '1', '--choose', '1', '--scenes', '1'];

const isRoot = process.getuid?.() === 0;

const oneSentence = (run: Run, code: number, text: RegExp): void => {
  expect(run.stderr).toMatch(text);
  expect(run.stderr.trim().split('\n')).toHaveLength(1);
  expect(run.code).toBe(code);
};

describe('bad input gets one clear sentence', () => {
  it('a Node that is too old is told which one is needed', async () => {
    const folder = temporaryFolder();
    const pretence = path.join(folder, 'old-node.cjs');
    writeFileSync(
      pretence,
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } });",
    );
    const run = await narratoriaAlone(['play'], { nodeOptions: ['--require', pretence] });
    oneSentence(run, 2, /^Narratoria needs Node 20\.19\.4 or newer; this is Node 18\.20\.0\.$/m);
  });

  it('an unknown command is told what was meant', async () => {
    const run = await narratoriaAlone(['pley']);
    expect(run.code).toBe(2);
    expect(run.stderr).toMatch(/unknown command 'pley'[\s\S]*Did you mean play\?/);
  });

  it('an unknown option is told what was meant', async () => {
    const run = await narratoria(['play', '--sede', '7']);
    expect(run.code).toBe(2);
    expect(run.stderr).toMatch(/unknown option '--sede'[\s\S]*--seed/);
  });

  it('a planned command says so', async () => {
    oneSentence(
      await narratoria(['campaign', 'check', 'x']),
      2,
      /`narratoria campaign check` is planned/,
    );
    oneSentence(await narratoria(['skill', 'new', 'x']), 2, /`narratoria skill new` is planned/);
  });

  it('a campaign that is not there is named, with those that are', async () => {
    const run = await narratoria(['play', 'atlantis', '--data', temporaryFolder()]);
    oneSentence(run, 2, /There is no campaign called "atlantis"; there is: forty-three-smokes/);
  });

  it('a story, a beat, a choice and a benchmark that are not there are named', async () => {
    const data = temporaryFolder();
    oneSentence(
      await narratoria([...once, '--story', 'nope', '--data', data]),
      2,
      /There is no story nope/,
    );
    oneSentence(
      await narratoria([...once, '--at', 'nope', '--data', data]),
      2,
      /has no beat called "nope"/,
    );
    oneSentence(
      await narratoria(['play', '--seed', '1', '--choose', '9', '--data', data, '--json']),
      2,
      /Scene 1 has no choice 9; it offers \d/,
    );
    oneSentence(await narratoria(['bench', 'nope']), 2, /no benchmark called "nope"/);
  });

  it('a damaged database is named and left as it is', async () => {
    const data = temporaryFolder();
    const file = path.join(data, 'narratoria.db');
    writeFileSync(file, 'this is not a database, it only has its name'.repeat(200));
    const before = readFileSync(file);
    oneSentence(
      await narratoria([...once, '--data', data]),
      1,
      /narratoria\.db is damaged or is not a database/,
    );
    expect(readFileSync(file)).toEqual(before);
  });

  it('[docs/ARCHITECTURE Storage] a scene with one changed word is named and never told; the story goes on', async () => {
    const data = temporaryFolder();
    await narratoria(['play', '--seed', '1', '--choose', '1,1,1', '--data', data]);
    const database = new DatabaseSync(path.join(data, 'narratoria.db'));
    database.exec('DROP TRIGGER scene_words_are_append_only');
    database.exec(
      "UPDATE scene_words SET words = replace(words, 'Forty-one chimneys', 'Forty-two chimneys')",
    );
    database.close();
    const run = await narratoria([...once, '--data', data]);
    oneSentence(
      run,
      0,
      /was damaged at scene 1 of story-.* 4 scenes are whole and kept; the damaged database is kept as narratoria\.db\.damaged-1/,
    );
    expect(run.stdout).not.toContain('Forty-two');
    expect(existsSync(path.join(data, 'narratoria.db.damaged-1'))).toBe(true);
    const again = await narratoria([...once, '--data', data]);
    expect([again.code, again.stderr]).toEqual([0, '']);
  });

  it('a database of another program is left alone', async () => {
    const data = temporaryFolder();
    const database = new DatabaseSync(path.join(data, 'narratoria.db'));
    database.exec('CREATE TABLE recipes (id INTEGER PRIMARY KEY)');
    database.close();
    oneSentence(
      await narratoria([...once, '--data', data]),
      1,
      /belongs to another program and was left alone/,
    );
  });

  it('a database of a newer version is refused kindly', async () => {
    const data = temporaryFolder();
    await narratoria([...once, '--data', data]);
    const database = new DatabaseSync(path.join(data, 'narratoria.db'));
    database.exec('PRAGMA user_version = 999');
    database.close();
    oneSentence(await narratoria([...once, '--data', data]), 1, /written by a newer Narratoria/);
  });

  it('a locked database is waited for, then named', async () => {
    const data = temporaryFolder();
    await narratoria([...once, '--data', data]);
    const database = new DatabaseSync(path.join(data, 'narratoria.db'));
    database.exec('BEGIN IMMEDIATE');
    const run = await narratoria(['play', '--new', ...once.slice(1), '--data', data]);
    database.exec('ROLLBACK');
    database.close();
    oneSentence(run, 1, /is in use by another program/);
  });

  it('two players on one story: the second is told, the first plays on', async () => {
    const data = temporaryFolder();
    const first = start(['play', '--seed', '1', '--data', data]);
    await new Promise<void>((resolve) => {
      let seen = '';
      first.stdout?.on('data', (chunk: Buffer) => {
        seen += chunk.toString('utf8');
        if (/^ +3 /m.test(seen)) resolve();
      });
    });
    oneSentence(
      await narratoria(['play', '--seed', '1', '--data', data], { input: '1\n' }),
      1,
      /The story story-\w+ is being played elsewhere/,
    );
    const other = await narratoria(['play', '--seed', '2', '--choose', '1', '--data', data]);
    expect(other.code).toBe(0);
    const closed = new Promise((resolve) => first.on('exit', resolve));
    first.stdin?.end('1\n');
    expect(await closed).toBe(0);
  });

  it('a read-only folder is named before anything is told', async () => {
    const folder = temporaryFolder();
    // Root may write anywhere that is not mounted read-only.
    if (isRoot) execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', folder]);
    else chmodSync(folder, 0o555);
    try {
      const run = await narratoria([...once, '--data', path.join(folder, 'stories')]);
      oneSentence(
        run,
        1,
        /stories cannot hold stories: (?:it is on a read-only disk|you may not write there)\./,
      );
      expect(run.stdout).toBe('');
      oneSentence(await narratoria([...once, '--data', folder]), 1, /cannot hold stories/);
    } finally {
      if (isRoot) spawnSync('umount', [folder]);
      else chmodSync(folder, 0o755);
    }
  });

  it('a data folder without a name is refused, rather than the one you stand in used', async () => {
    oneSentence(await narratoria([...once, '--data', '']), 2, /names no folder/);
  });

  it('a file where the folder should be is named', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    oneSentence(
      await narratoria([...once, '--data', file]),
      1,
      /cannot hold stories: a file is in its place/,
    );
  });

  // Only root can make a small disk; the words for a full one are also proven beside the adapter.
  if (isRoot)
    it('a full disk is named and loses nothing that was told', async () => {
      const folder = temporaryFolder();
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder]);
      try {
        const full = await narratoria([
          'play',
          '--seed',
          '7',
          '--choose',
          'random',
          '--json',
          '--data',
          folder,
        ]);
        oneSentence(full, 1, /the disk is full; nothing was lost/);
        execFileSync('mount', ['-o', 'remount,size=16m', folder]);
        const after = await narratoria([
          'play',
          '--seed',
          '7',
          '--choose',
          'random',
          '--json',
          '--data',
          folder,
        ]);
        expect(after.code).toBe(0);
      } finally {
        spawnSync('umount', [folder]);
      }
    });

  it('rubbish typed into a story is turned down inside it', async () => {
    const data = temporaryFolder();
    const rubbish = [
      '\u0000\u0007',
      '{"choice": 1}',
      'é'.repeat(5_000),
      '../../etc/passwd',
      '99',
      '-1',
      '💥',
      "'; DROP TABLE scenes; --",
    ];
    const run = await narratoria(['play', '--seed', '1', '--data', data], {
      input: `${rubbish.join('\n')}\n`,
    });
    expect(run.code).toBe(0);
    expect(run.stderr).toContain('The story is saved at scene');
  });

  it('options may stand before the command, and wrong values are named', async () => {
    const data = temporaryFolder();
    mkdirSync(data, { recursive: true });
    const run = await narratoria(['--json', '--data', data, 'story', 'list']);
    expect(JSON.parse(run.stdout)).toEqual({ stories: [], lost: [] });
    const wrong = await narratoria(['play', '--seed', 'seven', '--data', data]);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toMatch(/'seven' is invalid.*whole number/);
  });
});
