import { fstatSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import type { Output } from '@/cli/kit/output';
import { isTerminal, stdoutHandle, writeFileToStdout } from '@/cli/kit/terminal';
import { writeBytes } from '@/cli/kit/write-bytes';

/** What `-o` names. */
export type FileToWrite = {
  /** As a sentence calls it. */
  readonly name: string;
  write(bytes: Uint8Array): void;
  /** Says that it is written, and not into the file itself. */
  tell(sentence: string, document: Readonly<Record<string, unknown>>): void;
};

/** Whether people read it as it is. */
export type FileContent = 'text' | 'binary';

/** Refuses what can be no file before anything is made to be written. */
export function fileToWrite(file: string, output: Output, content: FileContent): FileToWrite {
  if (file === '') throw new CliFault('-o names no file.', exitCode.usage);
  if (isOfStories(file, output.options.data))
    throw new CliFault(`${file} is where stories are kept: name another file.`, exitCode.usage);
  if (!isStdout(file))
    return {
      name: file,
      write: (bytes) => {
        writeBytes(file, bytes);
      },
      tell: (sentence, document) => {
        if (output.options.json) output.json(document);
        else output.result(sentence);
      },
    };
  if (output.options.json)
    throw new CliFault(`-o ${file} and --json both want stdout: name a file.`, exitCode.usage);
  if (content === 'binary' && isTerminal('stdout'))
    throw new CliFault(
      'It is not to be read in a terminal: name a file, or send it on through a pipe.',
      exitCode.usage,
    );
  return {
    name: 'stdout',
    write: (bytes) => {
      writeFileToStdout(bytes);
    },
    tell: (sentence) => {
      output.talk(sentence);
    },
  };
}

/** The database, what SQLite keeps beside it, and our own locks: another file in their place would lose all stories. */
function isOfStories(file: string, dataFolder: string): boolean {
  const inside = path.relative(wherever(dataFolder), wherever(file));
  return /^(?:narratoria\.(?:db|reserve)|locks(?:[\\/]|$))/.test(inside);
}

/** Where a path leads, as far as there is something. */
function wherever(place: string): string {
  const whole = path.resolve(place);
  try {
    return realpathSync(whole);
  } catch {
    const above = path.dirname(whole);
    return above === whole ? whole : path.join(wherever(above), path.basename(whole));
  }
}

/** `-`, `/dev/stdout`, or a file that stdout goes into: another one in its place would lose half of both. */
function isStdout(file: string): boolean {
  if (file === '-') return true;
  try {
    const named = statSync(file);
    const stdout = fstatSync(stdoutHandle());
    return named.ino === stdout.ino && named.dev === stdout.dev;
  } catch {
    // What is wrong with it is said when it is written.
    return false;
  }
}
