import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { openMiniLmEmbedderIn } from '@/hosts/node/minilm-embedder';
import { embedderCases } from '@/ports/contract-tests/embedder-cases';

/** What MiniLM did, as the test reads it from the output of this process. */
export type MiniLmCheck = {
  readonly id: string;
  /** For each case of the contract, what it complained about. */
  readonly complaints: Readonly<Record<string, string | null>>;
  /** How far the numbers are from those computed by hand, for each text of expected.json. */
  readonly differences: readonly number[];
  /** What each spoilt folder led to. */
  readonly faults: readonly string[];
};

const never = new AbortController().signal;

async function check([folder = '', ...spoilt]: readonly string[]): Promise<MiniLmCheck> {
  const embedder = await openMiniLmEmbedderIn(folder, never);
  const complaints: Record<string, string | null> = {};
  for (const contractCase of embedderCases)
    complaints[contractCase.title] = await contractCase.run(embedder).then(() => null, saidBy);
  const expected = JSON.parse(
    readFileSync(path.join(folder, 'expected.json'), 'utf8'),
  ) as readonly { readonly text: string; readonly vector: readonly number[] }[];
  const vectors = await embedder.embed(
    expected.map(({ text }) => text),
    never,
  );
  await embedder.release();
  const faults: string[] = [];
  for (const each of spoilt)
    faults.push(await openMiniLmEmbedderIn(each, never).then(() => 'It could be used.', saidBy));
  return {
    id: embedder.id,
    complaints,
    differences: expected.map(({ vector }, at) =>
      Math.max(...vector.map((each, place) => Math.abs(each - (vectors[at]?.[place] ?? NaN)))),
    ),
    faults,
  };
}

function saidBy(reason: unknown): string {
  return reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
}

process.stdout.write(JSON.stringify(await check(process.argv.slice(2))));
