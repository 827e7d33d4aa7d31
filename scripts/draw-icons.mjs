// Draws every icon of the app from one description of its mark. `--check` writes nothing and fails
// when a file does not show what would be drawn.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { fill, paint, roundedSquare, stroke } from './icons/paint.mjs';
import { encodePng, pictureIn } from './icons/png.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

// The mark, in a square of 44: an open book, and what rises from its fold.
const side = 44;
const roundness = 0.27;
const violet = '#552F98';
const book = {
  path: 'M11.5 31.2V18.9c4-.5 7.6.3 10.5 2.6 2.9-2.3 6.5-3.1 10.5-2.6v12.3c-4-.5-7.6.3-10.5 2.6-2.9-2.3-6.5-3.1-10.5-2.6z',
  colour: '#EBDDFF',
  width: 1.6,
};
const smoke = {
  path: 'M22 18.9c-2.6-1.6-2.6-4.2-.9-6.2 1.4-1.7 1.7-3.2.9-5.6 2.6 1.6 3.4 4.1 2 6.4-1.1 1.8-1.9 2.9-2 5.4z',
  colour: '#FAC27A',
};

const mark = [
  { shape: stroke(book.path, book.width), colour: book.colour },
  { shape: fill(smoke.path), colour: smoke.colour },
];
const markInWhite = mark.map((layer) => ({ ...layer, colour: '#FFFFFF' }));

const faviconScale = side / 34;

/** The square of the drawing that fills a picture when the mark is enlarged about its middle. */
function enlarged(scale) {
  const visible = side / scale;
  return { side: visible, x: (side - visible) / 2, y: (side - visible) / 2 };
}

function onTile(size, scale) {
  const view = enlarged(scale);
  const tile = { shape: roundedSquare(view, view.side * roundness), colour: violet };
  return paint([tile, ...mark], { size, view });
}

const onViolet = (size, scale) => paint(mark, { size, view: enlarged(scale), ground: violet });
const onNothing = (layers, scale) => paint(layers, { size: 1024, view: enlarged(scale) });

// Phones cut adaptive icons to a circle of 0.61 of their width, browsers maskable ones to 0.8.
const pictures = {
  'public/icons/icon-192.png': () => onTile(192, 1.12),
  'public/icons/icon-512.png': () => onTile(512, 1.12),
  'public/icons/maskable-512.png': () => onViolet(512, 1.05),
  'public/icons/apple-touch-180.png': () => onViolet(180, 1.12),
  'public/icons/favicon-32.png': () => onTile(32, faviconScale),
  'assets/icon.png': () => onViolet(1024, 1.12),
  'assets/adaptive-foreground.png': () => onNothing(mark, 0.74),
  'assets/adaptive-monochrome.png': () => onNothing(markInWhite, 0.74),
  'assets/splash.png': () => onNothing(mark, 1.3),
};

const { side: seen, x: left, y: top } = enlarged(faviconScale);
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${seen} ${seen}">
  <rect x="${left}" y="${top}" width="${seen}" height="${seen}" rx="${seen * roundness}" fill="${violet}" />
  <path d="${book.path}" fill="none" stroke="${book.colour}" stroke-width="${book.width}" stroke-linejoin="round" />
  <path d="${smoke.path}" fill="${smoke.colour}" />
</svg>
`;

const texts = { 'public/icons/favicon.svg': favicon };

function isDrawn(file, content) {
  const place = path.join(root, file);
  if (!existsSync(place)) return false;
  const there = readFileSync(place);
  if (typeof content === 'string') return there.toString('utf8') === content;
  try {
    return pictureIn(there).equals(pictureIn(content));
  } catch {
    return false;
  }
}

const wanted = [
  ...Object.entries(pictures).map(([file, draw]) => [file, encodePng(draw())]),
  ...Object.entries(texts),
];
const changed = wanted.filter(([file, content]) => !isDrawn(file, content));

if (process.argv.includes('--check')) {
  for (const [file] of changed)
    console.error(`${file} is not what scripts/draw-icons.mjs draws; run \`npm run icons\`.`);
  process.exitCode = changed.length === 0 ? 0 : 1;
} else {
  for (const [file, content] of changed) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  console.log(`${changed.length} of ${wanted.length} icons drawn anew.`);
}
