import type { Transcript } from '@/engine/files/transcript';
import { transcriptSections, words } from '@/engine/files/transcript-html';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { packZip } from '@/foundation/zip-files';

const mimetype = 'mimetype';

/** Typeface, size and light are the reader's own; nothing here is measured but by them. */
const bookStyle = `
h1 { font-size: 1.9em; line-height: 1.2; font-weight: 400; margin: 0 0 1em; }
h2 { font-size: 1.35em; line-height: 1.3; font-weight: 400; margin: 2em 0 0.75em; }
h2 small { display: block; }
h3, h2 small, .roll, footer { font-size: 0.8em; line-height: 1.5; }
h3 { margin: 2.5em 0 0.75em; }
p { margin: 0 0 1em; orphans: 3; widows: 3; }
.did { font-style: italic; margin-left: 1em; }
footer { margin-top: 3em; }
`;

const lastTitle = 'Who wrote this';

/** A book for an e-reader (EPUB 3): a page for each chapter, and one for how it ends. */
export function transcriptEpub(written: Transcript): Uint8Array {
  const transcript = withTitles(written);
  const { chapters, ending } = transcript;
  const language = words(transcript.language);
  const titles = [
    ...chapters.map(({ title }) => title),
    ...(ending === null ? [] : [ending.title]),
  ];
  const pages = transcriptSections(transcript).map((section, at) => ({
    name: `chapter-${String(at + 1)}.xhtml`,
    title: words(titles[at] ?? ''),
    section,
  }));
  const last = page(
    lastTitle,
    `<footer><p>${words(transcript.writers)} Made with ${words(transcript.madeBy)}.</p></footer>`,
    language,
  );
  const files: readonly (readonly [string, string])[] = [
    [mimetype, 'application/epub+zip'],
    ['META-INF/container.xml', container],
    ['book/package.opf', packageOf(transcript, pages)],
    ['book/contents.xhtml', contentsOf(transcript, pages)],
    ['book/style.css', bookStyle],
    ['book/writers.xhtml', last],
    ...pages.map(
      ({ name, title, section }) => [`book/${name}`, page(title, section, language)] as const,
    ),
  ];
  return packZip(new Map(files.map(([name, text]) => [name, encodeUtf8(text)])), mimetype);
}

/** A book without a title, or with a chapter without one, is none to an e-reader. */
function withTitles(transcript: Transcript): Transcript {
  const { title, chapters, ending } = transcript;
  const titled = (text: string, otherwise: string): string =>
    words(text) === '' ? otherwise : text;
  return {
    ...transcript,
    title: titled(title, 'A story'),
    chapters: chapters.map((chapter, at) => ({
      ...chapter,
      title: titled(chapter.title, `Chapter ${String(at + 1)}`),
    })),
    ending: ending === null ? null : { ...ending, title: titled(ending.title, 'The end') },
  };
}

type Page = { readonly name: string; readonly title: string };

/** The last second with a year of four digits: a device may take it for any time. */
const latest = 253_402_300_799_000;

const declaration = '<?xml version="1.0" encoding="utf-8"?>\n';

const container = `${declaration}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

function packageOf({ id, title, language, at }: Transcript, pages: readonly Page[]): string {
  const modified = `${new Date(Math.min(Math.max(at, 0), latest)).toISOString().slice(0, 19)}Z`;
  const items = pages.map(
    ({ name }, index) =>
      `<item id="c${String(index)}" href="${name}" media-type="application/xhtml+xml"/>`,
  );
  const spine = pages.map((_, index) => `<itemref idref="c${String(index)}"/>`);
  return `${declaration}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:narratoria:${words(id)}</dc:identifier>
<dc:title>${words(title)}</dc:title>
<dc:language>${words(language)}</dc:language>
<meta property="dcterms:modified">${modified}</meta>
</metadata>
<manifest>
<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
<item id="writers" href="writers.xhtml" media-type="application/xhtml+xml"/>
${items.join('\n')}
</manifest>
<spine>
<itemref idref="contents"/>
${spine.join('\n')}
<itemref idref="writers"/>
</spine>
</package>
`;
}

function contentsOf({ title, language }: Transcript, pages: readonly Page[]): string {
  const listed = [...pages, { name: 'writers.xhtml', title: lastTitle }];
  const lines = listed.map((each) => `<li><a href="${each.name}">${each.title}</a></li>`);
  return page(
    words(title),
    `<h1>${words(title)}</h1>\n<nav epub:type="toc"><ol>\n${lines.join('\n')}\n</ol></nav>`,
    words(language),
  );
}

function page(title: string, body: string, language: string): string {
  return `${declaration}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${language}" lang="${language}">
<head>
<title>${title}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
