import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import {
  jsonLines,
  narratoriaAlone as narratoria,
  root,
  temporaryFolder,
  type Run,
} from './testing/narratoria';

let data: string;
let id: string;
let story: string;

beforeAll(async () => {
  data = temporaryFolder();
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
  id = String(jsonLines(played.stdout)[0]?.['id']);
  const file = path.join(data, 'story.md');
  await exported(file);
  story = readFileSync(file, 'utf8');
});

afterAll(() => {
  rmSync(data, { recursive: true, force: true });
});

const words = (file: string): readonly string[] => [
  ...['export', id, '--format', 'md', '-o', file, '--data', data],
];

function exported(file: string, ...more: readonly string[]): Promise<Run> {
  return narratoria([...words(file), ...more]);
}

/** A link of our own to a device: a device itself would be lost with the first fault. */
function linkTo(target: string): string {
  const link = path.join(temporaryFolder(), 'link');
  symlinkSync(target, link);
  return link;
}

describe('-o FILE', () => {
  it('writes to where a link leads, and the link stays one', async () => {
    const target = path.join(temporaryFolder(), 'target.md');
    writeFileSync(target, 'old');
    const link = linkTo(linkTo(target));
    expect(await exported(link)).toMatchObject({ code: 0 });
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(target, 'utf8')).toBe(story);
  });

  it('makes the file that a link leads to and that is not there yet', async () => {
    const link = linkTo('./not-yet.md');
    expect(await exported(link)).toMatchObject({ code: 0 });
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(path.join(path.dirname(link), 'not-yet.md'), 'utf8')).toBe(story);
  });

  it('writes into a pipe and a device, and puts no file in their place', async () => {
    const pipe = path.join(temporaryFolder(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    const reader = spawn('cat', [pipe], { stdio: ['ignore', 'pipe', 'ignore'] });
    let read = '';
    reader.stdout.setEncoding('utf8').on('data', (text: string) => (read += text));
    const isRead = new Promise((resolve) => reader.on('close', resolve));
    const run = await exported(pipe);
    const patience = setTimeout(() => reader.kill(), 5_000);
    await isRead;
    clearTimeout(patience);
    expect(run).toMatchObject({ code: 0 });
    expect([statSync(pipe).isFIFO(), read]).toEqual([true, story]);
    const device = linkTo('/dev/null');
    expect(await exported(device)).toMatchObject({ code: 0 });
    expect(statSync(device).isCharacterDevice()).toBe(true);
  });

  it('does not wait for somebody to read a pipe', async () => {
    const pipe = path.join(temporaryFolder(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    expect(await exported(pipe)).toMatchObject({
      code: 2,
      stderr: `${pipe} cannot be written (ENXIO).\n`,
    });
  });

  it.each(['-', '/dev/stdout'])(
    '%s is stdout, which has the file and nothing else',
    async (name) => {
      const link = name === '-' ? name : linkTo(name);
      const run = await exported(link);
      expect([run.code, run.stdout]).toEqual([0, story]);
      expect(run.stderr).toMatch(/^story-\w+ is in stdout, to be read: 2 scenes\.\n$/);
      if (name !== '-') expect(lstatSync(link).isSymbolicLink()).toBe(true);
    },
  );

  it('is stdout also where that is a file', async () => {
    const file = path.join(temporaryFolder(), 'file');
    const handle = openSync(file, 'w');
    const link = linkTo('/dev/stdout');
    const bin = path.join(root, 'bin/narratoria');
    const child = spawn(process.execPath, [bin, ...words(link)], {
      stdio: ['ignore', handle, 'ignore'],
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
    closeSync(handle);
    expect(readFileSync(file, 'utf8')).toBe(story);
  });

  it('leaves FILE.part and every other file alone, and leaves nothing behind', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'story.md');
    writeFileSync(`${file}.part`, 'of somebody else');
    expect(await exported(file)).toMatchObject({ code: 0 });
    expect(readdirSync(folder).sort()).toEqual(['story.md', 'story.md.part']);
    expect(readFileSync(`${file}.part`, 'utf8')).toBe('of somebody else');
  });

  it('lets a file be as readable as it was, however long its name is', async () => {
    const file = path.join(temporaryFolder(), 'é'.repeat(126));
    writeFileSync(file, 'old');
    chmodSync(file, 0o600);
    expect(await exported(file)).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toBe(story);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('refuses what is no file, in one sentence', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'shelf'));
    symlinkSync('round', path.join(folder, 'round'));
    const refused = async (name: string, ...more: readonly string[]) => {
      const { code, stdout, stderr } = await exported(name, ...more);
      return [code, stdout, stderr.replaceAll(folder, '.')];
    };
    expect(await refused('')).toEqual([2, '', '-o names no file.\n']);
    expect(await refused(folder)).toEqual([2, '', '. cannot be written: it is a folder.\n']);
    expect(await refused(path.join(folder, 'no/where'))).toEqual([
      2,
      '',
      './no/where cannot be written: there is no such folder.\n',
    ]);
    expect(await refused(path.join(folder, 'round'))).toEqual([
      2,
      '',
      './round cannot be written (ELOOP).\n',
    ]);
    const [code, stdout, stderr] = await refused('-', '--json');
    expect([code, stdout, String(stderr)]).toEqual([
      2,
      '',
      expect.stringContaining('-o - and --json'),
    ]);
    expect(existsSync('-')).toBe(false);
  });

  it('is the same for reports and backups', async () => {
    for (const asked of [
      ['story', 'report', id],
      ['backup', 'create'],
    ]) {
      const run = await narratoria([...asked, '-o', '-', '--data', data]);
      expect([run.code, run.stdout.slice(0, 2)]).toEqual([0, 'PK']);
    }
  });
});
