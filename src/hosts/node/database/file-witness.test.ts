import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { fileWitness } from '@/hosts/node/database/file-witness';

let file = '';
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'witness-')), 'witness');
});
afterEach(() => {
  rmSync(path.dirname(file), { recursive: true });
});

it('[arch SC-026] remembers how far each story had come, also for the next process', () => {
  fileWitness(file).note('one', 3);
  fileWitness(file).note('other', 5);
  fileWitness(file).note('one', 4);
  expect(fileWitness(file).recall()).toEqual(
    new Map([
      ['one', 4],
      ['other', 5],
    ]),
  );
});

it('two processes do not bring back what one of them forgot', () => {
  const [here, there] = [fileWitness(file), fileWitness(file)];
  here.note('one', 1);
  there.note('other', 1);
  here.forget('one');
  there.note('other', 2);
  expect([...here.recall()]).toEqual([['other', 2]]);
});

it('[arch SC-026] two processes that write at the same time take nothing from each other', async () => {
  const times = 2_000;
  const stories = ['one', 'other'];
  fileWitness(file).note('deleted', 1);
  const writers = stories.map((story) => {
    const script = path.join(__dirname, '../testing/hold-witness.ts');
    const writer = spawn(
      process.execPath,
      ['scripts/run-ts.mjs', script, file, story, String(times)],
      { cwd: path.resolve(__dirname, '../../../..'), stdio: ['ignore', 'ignore', 'inherit'] },
    );
    return new Promise((resolve) => writer.once('close', resolve));
  });
  const meanwhile = setInterval(() => {
    fileWitness(file).forget('deleted');
    fileWitness(file).note('here', 7);
  });
  expect(await Promise.all(writers)).toEqual([0, 0]);
  clearInterval(meanwhile);
  expect(fileWitness(file).recall()).toEqual(
    new Map([['here', 7], ...stories.map((story): [string, number] => [story, times])]),
  );
}, 20_000);

it('does not believe what another story has left under its name', () => {
  fileWitness(file).note('one', 3);
  writeFileSync(`${file}-other`, readFileSync(`${file}-one`));
  expect([...fileWitness(file).recall()]).toEqual([['one', 3]]);
});

it('leaves nothing of a story that was forgotten, and none of one it never knew', () => {
  fileWitness(file).note('one', 3);
  fileWitness(file).forget('one');
  fileWitness(file).forget('other');
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

it.each([
  ['is not there', () => undefined],
  ['was cut off', (text: string) => text.slice(0, -1)],
  ['was changed', (text: string) => text.replace(/1$/, '9')],
  ['is rubbish', () => 'rubbish'],
])('a file that %s remembers nothing', (_what, damage) => {
  fileWitness(file).note('one', 1);
  const damaged = damage(readFileSync(`${file}-one`, 'utf8'));
  if (damaged === undefined) rmSync(`${file}-one`);
  else writeFileSync(`${file}-one`, damaged);
  expect([...fileWitness(file).recall()]).toEqual([]);
});
