import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { fileWitness } from '@/hosts/node/file-witness';

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
  expect([...fileWitness(file).recall()]).toEqual([
    ['one', 4],
    ['other', 5],
  ]);
});

it('two processes do not bring back what one of them forgot', () => {
  const [here, there] = [fileWitness(file), fileWitness(file)];
  here.note('one', 1);
  there.note('other', 1);
  here.forget('one');
  there.note('other', 2);
  expect([...here.recall()]).toEqual([['other', 2]]);
});

it.each([
  ['is not there', () => undefined],
  ['was cut off', (text: string) => text.slice(0, -3)],
  ['was changed', (text: string) => text.replace('1', '9')],
  ['is rubbish', () => 'rubbish'],
])('a file that %s remembers nothing', (_what, damage) => {
  fileWitness(file).note('one', 1);
  const damaged = damage(readFileSync(file, 'utf8'));
  if (damaged === undefined) rmSync(file);
  else writeFileSync(file, damaged);
  expect([...fileWitness(file).recall()]).toEqual([]);
});
