import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { root, sourcesBelow } from './start-cli.cjs';

/** What the command line is bundled of. Jest's modules cannot run the builder: it asks `import.meta`. */
function bundledFiles() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narratoria-start-'));
  const code = `const { buildCli } = await import('./scripts/build-cli.mjs');
    console.log(JSON.stringify(await buildCli(process.argv[1])));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code, folder], {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true, force: true });
  return JSON.parse(said);
}

it('whatever of the sources is bundled is looked at when the command line starts: none can be stale', () => {
  const looked = new Set(sourcesBelow('src'));
  const bundled = bundledFiles().filter((file) => file.startsWith('src/'));
  expect(bundled.length).toBeGreaterThan(300);
  expect(bundled.filter((file) => !looked.has(file))).toEqual([]);
});
