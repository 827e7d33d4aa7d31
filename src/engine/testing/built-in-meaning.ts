import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { createVectorMatrix } from '@/hosts/shared/vectors/create-vector-matrix';
import type { SearchByMeaning } from '@/ports/search-by-meaning';

/** The words that come with Narratoria, so that a test finds things by what they mean. */
export const builtInMeaning: SearchByMeaning = {
  loadWordTable: () => readFile(path.resolve(__dirname, '../../../assets/recall/word-table.bin')),
  createMatrix: createVectorMatrix,
};
