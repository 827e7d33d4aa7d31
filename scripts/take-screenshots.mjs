// node scripts/take-screenshots.mjs [folder] [--readme]: plays the built app in Chromium and saves
// every screen in every size and theme (into .cache/screenshots), or the README's picture alone.
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { buildWeb } from './web/build-web.mjs';
import { endOnSignals, runCommand } from './web/command-line.mjs';
import { describedBuild } from './web/described-build.mjs';
import { root } from './web/project-root.mjs';
import { serveWeb } from './web/serve.mjs';
import { sourcesHash } from './web/sources-hash.mjs';

const player = fileURLToPath(new URL('../e2e/testing/take-screenshots.ts', import.meta.url));
const runner = fileURLToPath(new URL('run-ts.mjs', import.meta.url));

function play(...parameters) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [runner, player, ...parameters], {
      cwd: root,
      stdio: 'inherit',
    });
    process.once('exit', () => child.kill());
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error('The screenshots could not be taken; the reason is above.'));
    });
  });
}

endOnSignals();
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { readme: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const built = path.join(root, 'dist');
  if (describedBuild(built)?.sources !== sourcesHash(root))
    await buildWeb({ out: built, base: '' });
  const server = await serveWeb({ folder: built, port: 0 });
  const folder = path.resolve(positionals[0] ?? path.join(root, '.cache/screenshots'));
  const picture = path.join(root, 'docs/picture.png');
  try {
    await (values.readme
      ? play('picture', server.address, picture)
      : play('all', server.address, folder));
  } finally {
    await server.close();
  }
});
