// npm run check:words: one meaning a word, and each file named after what it exports.
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { exportedWords } from './exported-words.mjs';
import { misnamedFiles } from './misnamed-files.mjs';
import { report } from './report.mjs';
import { sameOnPurpose } from './same-on-purpose.mjs';
import { secondMeanings } from './second-meanings.mjs';
import { filesBelow, isSource } from './source-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** What is generated has its names from the contracts, and they mean what they mean there. */
const isNaming = (file) => isSource(file) || file.startsWith('src/contracts/generated/');
const files = filesBelow(root, 'src')
  .filter((file) => isNaming(file) && /\.tsx?$/.test(file))
  .map((file) => ({
    file,
    words: exportedWords(file, readFileSync(path.join(root, file), 'utf8')),
  }));

report([
  ...secondMeanings(
    files.flatMap(({ file, words }) => words.map(({ name }) => ({ file, name }))),
    sameOnPurpose,
  ),
  ...misnamedFiles(files.filter(({ file }) => isSource(file))),
]);
