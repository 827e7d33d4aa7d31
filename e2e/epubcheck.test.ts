import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { books } from './testing/books';
import { findEpubcheck } from './testing/find-epubcheck';
import { temporaryFolder } from './testing/narratoria';

const epubcheck = findEpubcheck();

describe.each(books)('the e-book of %s', (_, book) => {
  if (epubcheck === null) {
    it.todo('is sound to epubcheck, which is not installed here');
    return;
  }

  it('is sound to epubcheck', async () => {
    const file = path.join(temporaryFolder(), 'book.epub');
    writeFileSync(file, await book());
    const { status, stdout, stderr } = spawnSync('java', ['-jar', epubcheck, file], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('No errors or warnings detected');
  });
});
