// node scripts/web/check-web-budget.mjs <folder>: what a first visit transfers, and whether that is little enough.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { filesBelow } from './files-below.mjs';

const untilTheFirstScene = 2_000_000;
const javascript = 600_000;

// The service worker, the icons of an installed app, what words mean and an author's pictures are fetched
// after the story has opened.
const fetchedLater =
  /^(_headers|build\.json|sw\.js|icons\/(?!favicon).*|content\/(words-.*\.bin|picture-.*)|.*\.map)$/;
const alreadyZipped = /\.(gif|jpg|png|webp|woff2|zip)$/;

/** First match wins; whatever has no kind counts as well. */
const kinds = [
  ['app', /^_expo\/.*\.js$/],
  ['workers', /^workers\/.*\.js$/],
  ['other scripts', /\.js$/],
  ['wasm', /\.wasm$/],
  ['stories and skills', /^content\//],
  ['fonts', /\.(woff2|ttf)$/],
  ['page', /^(index\.html|manifest\.webmanifest|icons\/.*)$/],
  ['other', /^/],
];

const scripts = ['app', 'workers', 'other scripts'];

function transferred(folder, file) {
  const bytes = readFileSync(path.join(folder, file));
  return alreadyZipped.test(file) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

/** Scripts the page does not name are fetched when a screen of theirs is opened. */
function isOnDemand(folder, file) {
  const page = path.join(folder, 'index.html');
  return (
    /^_expo\/.*\.js$/.test(file) &&
    existsSync(page) &&
    !readFileSync(page, 'utf8').includes(path.basename(file))
  );
}

/** Weighs an exported folder: rows by kind, the two sums, and a sentence for each limit that is broken. */
export function weighWeb(folder) {
  const weights = filesBelow(folder)
    .filter((file) => !fetchedLater.test(file) && !isOnDemand(folder, file))
    .map((file) => ({
      kind: kinds.find(([, pattern]) => pattern.test(file))[0],
      size: transferred(folder, file),
    }));
  const rows = kinds
    .map(([kind]) => ({ kind, sizes: weights.filter((each) => each.kind === kind) }))
    .filter(({ sizes }) => sizes.length > 0)
    .map(({ kind, sizes }) => ({
      kind,
      files: sizes.length,
      size: sum(sizes.map((each) => each.size)),
    }));
  const all = sum(rows.map((row) => row.size));
  const code = sum(rows.filter((row) => scripts.includes(row.kind)).map((row) => row.size));
  return { rows, all, code, faults: faultsOf({ all, code }) };
}

function faultsOf({ all, code }) {
  return [
    ...(all > untilTheFirstScene
      ? [`A first visit transfers ${inKB(all)}, the budget is ${inKB(untilTheFirstScene)}.`]
      : []),
    ...(code > javascript
      ? [`The JavaScript is ${inKB(code)} zipped, the budget is ${inKB(javascript)}.`]
      : []),
  ];
}

/** Rounded up: a sum that breaks the budget never looks like one that keeps it. */
const inKB = (bytes) => `${Math.ceil(bytes / 1000).toLocaleString('en-US')} KB`;

/** The weight as a table, as it is printed. */
export function budgetTable({ rows, all, code }) {
  const line = (name, count, size) =>
    `  ${name.padEnd(22)}${count.padStart(5)}${size.padStart(12)}`;
  return [
    line('a first visit, zipped', 'files', ''),
    ...rows.map((row) => line(row.kind, String(row.files), inKB(row.size))),
    line('all of it', '', inKB(all)).concat(`   of ${inKB(untilTheFirstScene)}`),
    line('JavaScript in it', '', inKB(code)).concat(`   of ${inKB(javascript)}`),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const weight = weighWeb(process.argv[2] ?? 'dist');
    console.log(budgetTable(weight));
    for (const fault of weight.faults) console.error(fault);
    process.exitCode = weight.faults.length === 0 ? 0 : 1;
  } catch (reason) {
    console.error(`The folder cannot be weighed: ${reason.message}`);
    process.exitCode = 2;
  }
}
