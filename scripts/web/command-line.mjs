import process from 'node:process';
import { parseArgs } from 'node:util';

/** A mistake of whoever typed the command: told in one sentence, without a stack. */
export class UsageFault extends Error {}

/** The options after the command; anything unknown is a usage fault. */
export function readOptions(options, args = process.argv.slice(2)) {
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (reason) {
    throw new UsageFault(reason.message.split('. ')[0].replace(/\.?$/, '.'));
  }
}

/** '' or a path like '/narratoria': how addresses are put together everywhere. */
export function readBase(text) {
  const base = text.replace(/\/+$/, '');
  if (/^(\/[\w~.-]+)*$/.test(base) && !/\/\.{1,2}(\/|$)/.test(base)) return base;
  throw new UsageFault(`--base must be a path like /narratoria, not ${text}.`);
}

export function readPort(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new UsageFault(`--port must be a number up to 65535, not ${text}.`);
}

/** Runs a command to its end and tells what went wrong in one sentence. */
export async function runCommand(command) {
  try {
    await command();
  } catch (reason) {
    console.error(reason.message);
    process.exitCode = reason instanceof UsageFault ? 2 : 1;
  }
}

/** Without this an interrupted process leaves its children and its half-made folders behind. */
export function endOnSignals() {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}
