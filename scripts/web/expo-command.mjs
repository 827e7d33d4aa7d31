import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import process from 'node:process';

import { root } from './project-root.mjs';

const require = createRequire(import.meta.url);

/** Starts Expo's command line, which then asks nothing of the network. */
export function spawnExpo(parameters, { stdio, environment = {} }) {
  return spawn(process.execPath, [require.resolve('expo/bin/cli'), ...parameters], {
    cwd: root,
    stdio,
    env: { ...process.env, EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', ...environment },
  });
}

/** Runs one of Expo's commands to its end. What Expo says is shown only when it fails. */
export function runExpo(parameters, environment) {
  return new Promise((resolve, reject) => {
    const child = spawnExpo(parameters, { stdio: ['ignore', 'pipe', 'pipe'], environment });
    let said = '';
    const listen = (text) => (said += text);
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    const endChild = () => child.kill();
    process.once('exit', endChild);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', endChild);
      if (code === 0) resolve();
      else reject(new Error(`${said.trim()}\nExpo could not export the app; its words are above.`));
    });
  });
}
