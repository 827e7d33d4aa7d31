import fc from 'fast-check';

import { scriptLimits } from '@/foundation/limits';
import type { ScriptOutput } from '@/ports/script-host';
import { LineDecoder, type DecodedLines } from '@/protocol/line-decoder';
import { exitedWith, finished } from '@/protocol/testing/script-lines';

type LineLimits = ConstructorParameters<typeof LineDecoder>[0];

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** All lines of an output that arrives in these chunks. */
export function decodeChunks(
  chunks: readonly Uint8Array[],
  limits: LineLimits = scriptLimits,
): DecodedLines {
  const decoder = new LineDecoder(limits);
  const lines = chunks.flatMap((chunk) => decoder.feed(chunk).lines);
  const last = decoder.end();
  return { lines: [...lines, ...last.lines], fault: last.fault };
}

/** What a host passes on that reads these bytes from a process. */
export async function* outputsOfBytes(
  chunks: readonly Uint8Array[],
  limits: LineLimits = scriptLimits,
): AsyncGenerator<ScriptOutput> {
  const { lines, fault } = decodeChunks(chunks, limits);
  for (const text of lines) yield await Promise.resolve({ kind: 'line', text });
  yield fault === null ? finished : exitedWith('output', fault);
}

/** The bytes in pieces, cut anywhere; some pieces are empty. */
export function cutAnywhere(bytes: Uint8Array): fc.Arbitrary<readonly Uint8Array[]> {
  return fc.array(fc.nat({ max: bytes.length }), { maxLength: 12 }).map((places) => {
    const cuts = [0, ...places.sort((one, other) => one - other), bytes.length];
    return cuts.slice(1).map((end, index) => bytes.slice(cuts[index], end));
  });
}
