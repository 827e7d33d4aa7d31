import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = 'build.json';

/** What a folder says about the build in it, or nothing when it holds none. */
export function describedBuild(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/** `sources` tells later whether the build is still the one of the sources. */
export function describeBuild(folder, { version, base, sources }) {
  const text = JSON.stringify({ version, base, sources }, null, 2);
  writeFileSync(path.join(folder, file), `${text}\n`);
}
