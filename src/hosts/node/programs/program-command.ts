import { open, realpath } from 'node:fs/promises';
import path from 'node:path';

import { isInnerPath } from '@/foundation/inner-path';
import { fail, succeed, type Result } from '@/foundation/result';
import { findProgram, isExecutable } from '@/hosts/node/programs/find-program';
import { scriptExit, type ScriptExit } from '@/hosts/shared/script-host/script-exit';

/** The program and its arguments. */
export type ProgramCommand = readonly [string, ...string[]];

type Found = Result<ProgramCommand, ScriptExit>;

/** For files without a #! line and without the right to be run, such as those out of a zip file. */
const interpreters: ReadonlyMap<string, string> = new Map([
  ['.py', 'python3'],
  ['.sh', 'sh'],
  ['.rb', 'ruby'],
  ['.pl', 'perl'],
  ['.lua', 'lua'],
  ['.php', 'php'],
  ['.cjs', 'node'],
]);

/** As much of a #! line as Linux reads. */
const shebangBytes = 256;

/** How a script is started: by its #! line, else as the program it is, else by its ending (001 §2.1). */
export async function programCommand(
  folder: string,
  main: string,
  searched: readonly string[],
): Promise<Found> {
  const file = await locate(folder, main);
  const start = file === null ? null : await startOf(file);
  if (file === null || start === null)
    return fail(scriptExit('threw', `the skill has no file "${main}"`));
  const shebang = /^#![ \t]*(\S+)[ \t]*([^\r\n]*)/.exec(start);
  if (shebang !== null) {
    const [, interpreter = '', argument = ''] = shebang;
    const needed = path.basename(interpreter) === 'env' ? nameAfterEnv(argument) : interpreter;
    if ((await findProgram(needed, searched)) === null) return fail(missing(main, needed));
    return succeed([interpreter, ...(argument === '' ? [] : [argument.trimEnd()]), file]);
  }
  if (await isExecutable(file)) return succeed([file]);
  return byEnding(main, file, searched);
}

async function byEnding(main: string, file: string, searched: readonly string[]): Promise<Found> {
  const name = interpreters.get(path.extname(main));
  if (name === undefined)
    return fail(
      scriptExit(
        'threw',
        `The script "${main}" cannot be started: it is not executable, has no #! line, and its ending is none of ${[...interpreters.keys()].join(' ')}.`,
      ),
    );
  const interpreter = await findProgram(name, searched);
  return interpreter === null ? fail(missing(main, name)) : succeed([interpreter, file]);
}

function missing(main: string, interpreter: string): ScriptExit {
  return scriptExit(
    'crashed',
    `The script "${main}" needs ${interpreter}, which is not on this machine or not where scripts may look.`,
  );
}

function nameAfterEnv(argument: string): string {
  return argument.split(/\s+/).find((word) => !word.startsWith('-') && !word.includes('=')) ?? '';
}

/** Null also for a link that leads out of the skill. */
async function locate(folder: string, main: string): Promise<string | null> {
  if (!isInnerPath(main)) return null;
  try {
    const base = await realpath(folder);
    const file = await realpath(path.join(base, main));
    return file.startsWith(`${base}${path.sep}`) ? file : null;
  } catch {
    return null;
  }
}

async function startOf(file: string): Promise<string | null> {
  try {
    const handle = await open(file);
    try {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(shebangBytes), 0, shebangBytes);
      return buffer.toString('latin1', 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch {
    return null;
  }
}
