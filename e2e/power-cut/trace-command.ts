import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

import { temporaryFolder } from '../testing/narratoria';
import type { DiskOperation, FolderContent } from './disk-operation';
import { findStrace } from './find-strace';
import { readOperations } from './read-operations';
import { parseTrace } from './system-call';

const calls = [
  'open openat openat2 creat close dup dup2 dup3 fcntl lseek mmap',
  'write writev pwrite64 pwritev pwritev2 ftruncate truncate fallocate',
  'copy_file_range sendfile splice io_uring_setup',
  'rename renameat renameat2 link linkat symlink symlinkat unlink unlinkat rmdir',
  'fsync fdatasync sync_file_range msync',
].flatMap((line) => line.split(' '));

/** No single write of ours is longer; a longer one stops the reading of the trace. */
const longestWrite = 16 * 1024 * 1024;

export type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Types into the command, which gets no input without it; must end `stdin`. */
  readonly type?: (stdin: Writable, stdout: Readable) => void;
};

export type DiskTrace = {
  /** What lay in the folder before. */
  readonly before: FolderContent;
  readonly operations: readonly DiskOperation[];
  readonly code: number | null;
  readonly stderr: string;
};

/** Runs a command to its end and tells what it did to the files of `folder`, in order, with what it said. */
export async function traceCommand(command: Command, folder: string): Promise<DiskTrace> {
  mkdirSync(folder, { recursive: true });
  const before = contentOf(folder);
  const file = path.join(temporaryFolder(), 'trace');
  const watched = ['-f', '-y', '-xx', '-qq', '-s', String(longestWrite), '--seccomp-bpf'];
  const filters = ['-e', 'signal=none', '-e', `trace=${calls.join(',')}`, '-o', file];
  const { program, args, environment, type } = command;
  const child = spawn(findStrace(), [...watched, ...filters, program, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, UV_USE_IO_URING: '0', ...environment },
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  child.stdout.resume();
  child.stdin.on('error', () => undefined);
  if (type === undefined) child.stdin.end();
  else type(child.stdin, child.stdout);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  const traced = parseTrace(readFileSync(file, 'latin1'));
  // Tens of megabytes, of no use to anybody now.
  rmSync(file);
  return { before, operations: readOperations(traced, folder, before), code, stderr };
}

function contentOf(folder: string): FolderContent {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file)]),
  );
}
