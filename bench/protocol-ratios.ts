import { readFileSync } from 'node:fs';
import path from 'node:path';

import { validateToolEvent } from '@/contracts/generated/validate-tool-events';
import { scriptLimits } from '@/foundation/limits';
import { InvocationReader } from '@/protocol/invocation-reader';
import { LineDecoder } from '@/protocol/line-decoder';

// What reading scripts costs beside what the platform alone needs for the same bytes. Both sides are
// timed in turn, and the best of many rounds counts: what else the machine does only ever adds.
const corpus = path.resolve(process.argv[1] ?? '', '../corpus/events.ndjson');
/** Several passes in a round, so that each pays for the garbage it makes. */
const passes = 4;
/** What programs usually gather before they write to a pipe; a line at its end comes in two halves. */
const pieceBytes = 4_096;
/** Events of a run far longer than allowed, and of an ordinary one. */
const longRun = 10 * scriptLimits.lines;
const shortRun = 10;

type Work = { readonly read: () => number; readonly expected: number };

const bytes = new Uint8Array(readFileSync(corpus));
const lines = new TextDecoder().decode(bytes).trimEnd().split('\n');
const events: readonly unknown[] = lines.map((line): unknown => JSON.parse(line));
const logs = lines.filter((line) => line.includes('"type":"log"'));
const runs = piecesByRun();

/** The corpus as it comes in: for each run, up to and with its `done`, the pieces of its output. */
function piecesByRun(): readonly (readonly Uint8Array[])[] {
  const encoder = new TextEncoder();
  const cut: Uint8Array[][] = [];
  let run = '';
  for (const line of lines) {
    run += `${line}\n`;
    if (!line.includes('"type":"done"')) continue;
    const output = encoder.encode(run);
    const pieces = Math.ceil(output.length / pieceBytes);
    cut.push(
      Array.from({ length: pieces }, (_, at) =>
        output.subarray(at * pieceBytes, (at + 1) * pieceBytes),
      ),
    );
    run = '';
  }
  return cut;
}

function readByProtocol(): number {
  let read = 0;
  for (const pieces of runs) {
    const decoder = new LineDecoder(scriptLimits);
    const reader = new InvocationReader();
    const decoded = [...pieces.map((piece) => decoder.feed(piece)), decoder.end()];
    for (const { lines: texts } of decoded)
      for (const text of texts) reader.read({ kind: 'line', text });
    read += reader.invocation().events.length;
  }
  return read;
}

function readByPlatform(): number {
  let read = 0;
  for (const line of new TextDecoder().decode(bytes).split('\n'))
    if (line !== '') read += JSON.parse(line) === null ? 0 : 1;
  return read;
}

function readInRuns(length: number): number {
  let read = 0;
  for (let run = 0; run < longRun / length; run += 1) {
    const reader = new InvocationReader();
    for (let at = 0; at < length; at += 1)
      reader.read({ kind: 'line', text: logs[at % logs.length] ?? '' });
    read += reader.invocation().events.length;
  }
  return read;
}

function parse(): number {
  return lines.filter((line) => JSON.parse(line) !== null).length;
}

function validate(): number {
  return events.filter((event) => validateToolEvent(event)).length;
}

/** Milliseconds; work that skipped an event would be fast for nothing. */
function timed({ read, expected }: Work): number {
  const started = performance.now();
  let done = 0;
  for (let pass = 0; pass < passes; pass += 1) done += read();
  const ms = performance.now() - started;
  if (done !== passes * expected) throw new Error(`only ${done / passes} of ${expected} events`);
  return ms;
}

/** How long `work` takes if `measure` takes 1. */
function timeRatio(work: Work, measure: Work, rounds: number): number {
  let best = Infinity;
  let bestMeasure = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    best = Math.min(best, timed(work));
    bestMeasure = Math.min(bestMeasure, timed(measure));
  }
  return best / bestMeasure;
}

const ofCorpus = (read: () => number): Work => ({ read, expected: lines.length });
const inRuns = (length: number): Work => ({ read: () => readInRuns(length), expected: longRun });

const results = [
  {
    what: 'throughput of the codec to TextDecoder, split and JSON.parse',
    value: 1 / timeRatio(ofCorpus(readByProtocol), ofCorpus(readByPlatform), 150),
    least: 0.5,
    most: Infinity,
  },
  {
    what: 'time of the validator to JSON.parse',
    value: timeRatio(ofCorpus(validate), ofCorpus(parse), 150),
    least: 0,
    most: 0.15,
  },
  {
    what: 'time of one long run to as many events in short ones',
    value: timeRatio(inRuns(longRun), inRuns(shortRun), 5),
    least: 0,
    most: 2,
  },
];

for (const { what, value, least, most } of results) {
  const isMet = value >= least && value <= most;
  const bar = most === Infinity ? `at least ${least}` : `at most ${most}`;
  process.stdout.write(
    `${what.padEnd(64)}${value.toFixed(3)}  ${bar}  ${isMet ? 'ok' : 'missed'}\n`,
  );
  if (!isMet) process.exitCode = 1;
}
