import path from 'node:path';

import { withoutPlatform } from './second-meanings.mjs';

/** `openStoryStore` and `open-story-store` alike, each word by its beginning: `planner` plans. */
function stems(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-.]/)
    .map((word) => word.slice(0, 4));
}

/**
 * Files whose one export is called something else: nobody finds it by its name. The name of the file may say
 * less (`program.ts` has `buildProgram`) or more, but one has all the words of the other. Types do not count
 * beside a value; a file with several values is named after what they have in common.
 */
export function misnamedFiles(filesWithWords) {
  return filesWithWords.flatMap(({ file, words }) => {
    const values = words.filter(({ isType }) => !isType);
    const main = values.length > 0 ? values : words;
    if (main.length !== 1 || words.some(({ name }) => isNamedAfter(file, name))) return [];
    return [`${file} is named after nothing it exports: it has ${main[0].name}.`];
  });
}

function isNamedAfter(file, name) {
  const ofFile = stems(path.posix.basename(withoutPlatform(file)).replace(/\.tsx?$/, ''));
  const ofName = stems(name);
  const hasAll = (all, some) => some.every((word) => all.includes(word));
  return hasAll(ofName, ofFile) || hasAll(ofFile, ofName);
}
