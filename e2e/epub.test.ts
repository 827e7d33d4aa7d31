import type { Transcript } from '@/engine/files/transcript';
import { transcriptEpub } from '@/engine/files/transcript-epub';
import { decodeUtf8 } from '@/foundation/decode-utf8';
import { unpackZip } from '@/foundation/zip-files';

import { books } from './testing/books';

function pagesOf(book: Uint8Array): ReadonlyMap<string, string> {
  const unpacked = unpackZip(book, { files: 200, bytes: 10_000_000, growth: [] });
  if (!unpacked.ok) throw new Error(unpacked.error);
  return new Map([...unpacked.value].map(([name, bytes]) => [name, decodeUtf8(bytes) ?? '']));
}

describe.each(books)('the e-book of %s', (_, book) => {
  it('sets its letters by the size the reader has chosen, and has a title for each page', async () => {
    const pages = pagesOf(await book());
    // epubcheck (CSS-020) knows no rem; and a book is not to decide how large it is read.
    expect(pages.get('book/style.css')).not.toMatch(/\drem|font-family|font:|background/);
    for (const [name, page] of pages) {
      if (!name.endsWith('.xhtml')) continue;
      expect([name, page]).toEqual([name, expect.stringMatching(/<title>[^<]+<\/title>/)]);
      expect([name, page]).toEqual([name, expect.not.stringMatching(/<(a|h\d)[^>]*>\s*<\/\1>/)]);
    }
    expect(pages.get('book/package.opf')).toMatch(/<dc:title>[^<]+<\/dc:title>/);
  });
});

it('the e-book of a story that has not begun has a page to turn to', () => {
  const unbegun: Transcript = {
    ...{ id: 'story-0', title: 'A story', language: 'en', at: -1, madeBy: 'Narratoria' },
    ...{ chapters: [], ending: null, writers: 'Nobody has written a word yet.' },
  };
  const contents = pagesOf(transcriptEpub(unbegun)).get('book/contents.xhtml');
  expect(contents).toContain('<ol>\n<li><a href="writers.xhtml">Who wrote this</a></li>\n</ol>');
});
