import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { filesBelow } from './files-below.mjs';
import { named } from './hashed-name.mjs';

/** What the engine reads; a README is for people. */
const readByEngine = /\.(?:json|md|m?js)$/;
const forPeople = /^[^/]+\/[^/]+\/README\.md$/;
const shown = /^campaigns\/.*\.(png|jpe?g|webp)$/i;

/**
 * The stories and skills below a folder. Texts travel together, in one archive; of a picture it has the
 * address alone: that is a file of its own, fetched when it is shown.
 */
export function bundleContent(from, contentFolder) {
  const entries = {};
  const pictures = [];
  const files = ['campaigns', 'skills'].flatMap((folder) =>
    filesBelow(path.join(from, folder)).map((file) => `${folder}/${file}`),
  );
  for (const file of files) {
    const [, extension] = shown.exec(file) ?? [];
    const bytes = readFileSync(path.join(from, file));
    if (extension !== undefined) {
      const picture = named(contentFolder, 'picture', extension.toLowerCase(), bytes);
      pictures.push(picture);
      entries[file] = { file: picture[0].replace(/^public\//, '') };
    } else if (readByEngine.test(file) && !forPeople.test(file)) entries[file] = bytes.toString();
  }
  const archive = named(contentFolder, 'bundled', 'json', Buffer.from(JSON.stringify(entries)));
  return { archive, pictures };
}
