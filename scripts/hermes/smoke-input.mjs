import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { filesBelow } from '../web/files-below.mjs';
import { root } from '../web/project-root.mjs';
import { contractNames } from './contract-validators.mjs';

/** Everything that the smoke test would read from files: the bundled content, and the contracts' examples. */
export function smokeInput() {
  return {
    campaigns: textsBelow('campaigns', /\.(json|md|yaml)$/),
    skills: textsBelow('skills', /\.(js|json|md)$/),
    examples: Object.fromEntries(
      contractNames().map((name) => [
        name,
        Object.values(textsBelow(`contracts/examples/${name}`, /\.json$/)).map(dataOf),
      ]),
    ),
  };
}

function textsBelow(folder, kind) {
  const place = path.join(root, folder);
  if (!existsSync(place)) return {};
  return Object.fromEntries(
    filesBelow(place)
      .filter((file) => kind.test(file))
      .map((file) => [file, readFileSync(path.join(place, file), 'utf8')]),
  );
}

/** An invalid example comes with its reason. */
function dataOf(text) {
  const example = JSON.parse(text);
  return 'reason' in example && 'data' in example ? example.data : example;
}
