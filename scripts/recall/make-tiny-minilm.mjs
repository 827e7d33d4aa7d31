// node scripts/recall/make-tiny-minilm.mjs FOLDER: a model with MiniLM's inputs and outputs and seeded random
// weights, a tokenizer of its kind, and what both must give for a few texts, computed here without ONNX.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { tinyGraph, vectorOf } from './tiny-minilm-graph.mjs';
import { tinyTokenizer, vocabulary } from './tiny-minilm-tokenizer.mjs';
import { writeOnnx } from './write-onnx.mjs';

/** Lower case, known words only: how they become pieces can be seen at a glance. */
const shortTexts = ['', 'the lantern', 'the lantern opened the old door', 'door old the opened'];
/** Two windows that say different things. */
const longText =
  'the old captain lost the silver key '.repeat(30) +
  'who was not in the harbour night '.repeat(30);

function idsOf(text) {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => vocabulary.indexOf(word));
}

const framed = (ids) => [vocabulary.indexOf('[CLS]'), ...ids, vocabulary.indexOf('[SEP]')];

function expectations(graph) {
  const long = idsOf(longText);
  const half = long.length / 2;
  return [
    ...shortTexts.map((text) => ({ text, windows: [framed(idsOf(text))] })),
    { text: longText, windows: [framed(long.slice(0, half)), framed(long.slice(half))] },
  ].map(({ text, windows }) => ({ text, vector: vectorOf(graph, windows) }));
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Usage: node scripts/recall/make-tiny-minilm.mjs FOLDER\n');
  process.exit(2);
}
const graph = tinyGraph(vocabulary.length);
mkdirSync(folder, { recursive: true });
for (const [name, contents] of [
  ['model.onnx', writeOnnx(graph)],
  ['tokenizer.json', JSON.stringify(tinyTokenizer())],
  ['expected.json', JSON.stringify(expectations(graph))],
])
  writeFileSync(path.join(folder, name), contents);
