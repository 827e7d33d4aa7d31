// npm run dev: the development server of Expo for the browser, and workers that are built again
// when their sources change. Words after `--` go to `expo start`.
import { watch } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { clearTimeout, setTimeout } from 'node:timers';

import { buildFonts } from '../build-fonts.mjs';
import { buildWebWorkers } from '../build-web-workers.mjs';
import { runCommand } from './command-line.mjs';
import { spawnExpo } from './expo-command.mjs';
import { root } from './project-root.mjs';

const shapesTheWorkers = ['src', 'skills', 'campaigns'];
// assets.gen.ts is written by the very build that it would start.
const passedOver = /\.gen\.ts$|\.test\.tsx?$|(^|[\\/])(ui|cli|testing)[\\/]/;
const quietMs = 300;

/** One build at a time, and one more when something changed meanwhile. */
function rebuilder() {
  let building = false;
  let again = false;
  return async function rebuild() {
    again = true;
    if (building) return;
    building = true;
    while (again) {
      again = false;
      await buildWebWorkers().catch((reason) =>
        console.error(`The workers could not be built: ${reason.message}`),
      );
    }
    building = false;
  };
}

function watchWorkers() {
  const rebuild = rebuilder();
  let waiting;
  for (const folder of shapesTheWorkers)
    watch(path.join(root, folder), { recursive: true }, (_, file) => {
      if (file === null || passedOver.test(file)) return;
      clearTimeout(waiting);
      waiting = setTimeout(rebuild, quietMs);
    });
}

function startExpo() {
  const child = spawnExpo(['start', '--web', ...process.argv.slice(2)], { stdio: 'inherit' });
  // The terminal sends Ctrl-C to both; this process stays until Expo has tidied up.
  process.on('SIGINT', () => undefined);
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  child.on('close', (code, signal) => process.exit(signal === null ? (code ?? 0) : 0));
}

await runCommand(async () => {
  await buildWebWorkers();
  await buildFonts();
  watchWorkers();
  startExpo();
});
