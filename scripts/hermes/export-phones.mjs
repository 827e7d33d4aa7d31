import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { runExpo } from '../web/expo-command.mjs';
import { root } from '../web/project-root.mjs';
import { sourcesHash } from '../web/sources-hash.mjs';

const cache = path.join(root, '.cache');
const platforms = ['android', 'ios'];

/** The app as phones get it, in a folder named after its sources: what did not change is not built again. */
export async function exportPhones() {
  const name = `phones-${sourcesHash(root)}`;
  const folder = path.join(cache, name);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const staging = mkdtempSync(path.join(cache, 'phones-'));
  process.once('exit', () => rmSync(staging, { recursive: true, force: true }));
  await runExpo(
    [
      'export',
      ...platforms.flatMap((platform) => ['--platform', platform]),
      '--output-dir',
      staging,
    ],
    { CI: '1' },
  );
  for (const earlier of readdirSync(cache).filter((entry) => /^phones-[\da-f]{16}$/.test(entry)))
    rmSync(path.join(cache, earlier), { recursive: true, force: true });
  renameSync(staging, folder);
  return folder;
}

/** The compiled scripts of each platform, as paths below the exported folder. */
export function bytecodeFiles(files) {
  return platforms.map((platform) => ({
    platform,
    files: files.filter((file) => file.startsWith(`_expo/static/js/${platform}/`)),
  }));
}
