import { fstatSync, statSync } from 'node:fs';

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import type { Output } from '@/cli/kit/output';
import { stdoutHandle, writeFileToStdout } from '@/cli/kit/terminal';
import { writeBytes } from '@/cli/kit/write-bytes';

/** What `-o` names. */
export type FileToWrite = {
  /** As a sentence calls it. */
  readonly name: string;
  write(bytes: Uint8Array): void;
  /** Says that it is written, and not into the file itself. */
  tell(sentence: string, document: Readonly<Record<string, unknown>>): void;
};

/** Refuses what can be no file before anything is made to be written. */
export function fileToWrite(file: string, output: Output): FileToWrite {
  if (file === '') throw new CliFault('-o names no file.', exitCode.usage);
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
