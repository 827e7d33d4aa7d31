import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

const require = createRequire(import.meta.url);
const folders = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' };

/** The version of bytecode that this React Native's compiler writes, and so the one its phones read. */
export function bytecodeVersion() {
  const home = path.dirname(require.resolve('hermes-compiler/package.json'));
  const compiler = programIn(path.join(home, 'hermesc'), 'hermesc');
  const text = execFileSync(compiler, ['--version'], { encoding: 'utf8' });
  return Number(/bytecode version: (\d+)/.exec(text)?.[1]);
}

/** A machine that runs scripts, several years older than the one in phones: no newer one is published. */
export function hermesMachine() {
  return programIn(path.dirname(require.resolve('hermes-engine-cli/package.json')), 'hermes');
}

function programIn(home, name) {
  const folder = folders[process.platform];
  if (folder === undefined) throw new Error(`There is no Hermes for ${process.platform}.`);
  return path.join(home, folder, process.platform === 'win32' ? `${name}.exe` : name);
}
