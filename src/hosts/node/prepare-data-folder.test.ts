import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { prepareDataFolder } from '@/hosts/node/prepare-data-folder';
import { removeTemporaryFolders, temporaryFolder } from '@/hosts/node/testing/temporary-folder';

afterAll(removeTemporaryFolders);

it('makes the folder, with those above it', () => {
  const folder = path.join(temporaryFolder(), 'a', 'b');
  prepareDataFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

it('leaves a folder that is there as it is', () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'kept'), '');
  prepareDataFolder(folder);
  expect(existsSync(path.join(folder, 'kept'))).toBe(true);
});

it('a place where nothing can be made is said at once', () => {
  // Recursive making of folders never returns here.
  const folder = process.platform === 'linux' ? '/proc/nowhere/stories' : '/dev/null/stories';
  expect(() => {
    prepareDataFolder(folder);
  }).toThrow(expect.objectContaining({ code: 'read-only' }) as Error);
});

it.each([['in its place'], ['in its place', 'below']])(
  'a file %s is said in one sentence with the folder in it',
  (...steps) => {
    const root = temporaryFolder();
    writeFileSync(path.join(root, 'in its place'), '');
    const folder = path.join(root, ...steps);
    expect(() => {
      prepareDataFolder(folder);
    }).toThrow(
      expect.objectContaining({
        code: 'read-only',
        message: `The folder ${folder} cannot hold stories: a file is in its place.`,
      }) as Error,
    );
  },
);
