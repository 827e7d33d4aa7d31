import { spawn } from 'node:child_process';
import path from 'node:path';

import { lockStory } from '@/hosts/node/story-lock';
import { removeTemporaryFolders, temporaryFolder } from '@/hosts/node/testing/temporary-folder';
import { HostFault } from '@/ports/host-fault';

afterAll(removeTemporaryFolders);

function lockFault(folder: string, story: string): HostFault | null {
  try {
    lockStory(folder, story)();
    return null;
  } catch (reason) {
    if (reason instanceof HostFault) return reason;
    throw reason;
  }
}

it('a story is held by one; the other is told so', () => {
  const folder = temporaryFolder();
  const release = lockStory(folder, 'story-1');
  expect(lockFault(folder, 'story-1')).toMatchObject({
    code: 'locked',
    message: 'The story story-1 is being played elsewhere; close it there first.',
  });
  release();
});

it('another story is not held by it', () => {
  const folder = temporaryFolder();
  const release = lockStory(folder, 'story-1');
  expect(lockFault(folder, 'story-2')).toBeNull();
  release();
});

it('a released story can be held again', () => {
  const folder = temporaryFolder();
  lockStory(folder, 'story-1')();
  expect(lockFault(folder, 'story-1')).toBeNull();
});

it('the lock of a killed process is gone with it', async () => {
  const folder = temporaryFolder();
  const root = path.resolve(__dirname, '../../..');
  const holder = spawn(
    process.execPath,
    ['scripts/run-ts.mjs', path.join(__dirname, 'testing/hold-story-lock.ts'), folder, 'story-1'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  expect(lockFault(folder, 'story-1')).toMatchObject({ code: 'locked' });
  const gone = new Promise((resolve) => holder.once('close', resolve));
  holder.kill('SIGKILL');
  await gone;
  expect(lockFault(folder, 'story-1')).toBeNull();
}, 20_000);
