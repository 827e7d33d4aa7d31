// Exports the app with Expo, and leaves in the folder only what readers need.
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { runExpo } from './expo-command.mjs';
import { filesBelow } from './files-below.mjs';
import { root } from './project-root.mjs';

// Of the router's own pages (its sitemap, its tutorial), which this app does not show.
const routerPictures = /^assets\/node_modules\/expo-router\/assets\/[^/]+\.png$/;
const notForReaders = [/^metadata\.json$/, /\.map$/, routerPictures];

// The root alone may be as short as /app/, which is no secret.
const namesOfThisMachine = [`${root}node_modules/`, `${root}src/`];
const nameInApp = /(?:workers|content)\/[\w-]+\.(?:json|js|wasm|bin)/g;

/** Exports the app into an empty folder; `base` is '' or like '/narratoria'. */
export async function exportApp({ folder, base }) {
  await runExpo(['export', '--platform', 'web', '--output-dir', folder], {
    CI: '1',
    NARRATORIA_BASE_PATH: base,
  });
  for (const file of filesBelow(folder))
    if (notForReaders.some((pattern) => pattern.test(file))) rmSync(path.join(folder, file));
  const page = path.join(folder, 'index.html');
  writeFileSync(page, withBase(readFileSync(page, 'utf8'), base));
  // Many static hosts answer an address they do not know with this page: the app then opens it.
  copyFileSync(page, path.join(folder, '404.html'));
  refuseFaults(folder);
}

/** Expo puts the base before its own addresses; those of the template are ours. */
function withBase(html, base) {
  return html.replaceAll(/(<link\b[^>]*\bhref=")\/(icons\/|fonts\/|manifest\.)/g, `$1${base}/$2`);
}

function refuseFaults(folder) {
  for (const file of filesBelow(folder).filter((each) => /\.(html|js|json)$/.test(each))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    if (namesOfThisMachine.some((name) => text.includes(name)))
      throw new Error(`${file} names a folder of this machine; nothing was replaced.`);
    const missing = (text.match(nameInApp) ?? []).find(
      (name) => !existsSync(path.join(folder, name)),
    );
    if (missing !== undefined)
      throw new Error(`${file} asks for ${missing}, which was not built; build again.`);
  }
}
