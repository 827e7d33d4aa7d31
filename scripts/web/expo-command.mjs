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
