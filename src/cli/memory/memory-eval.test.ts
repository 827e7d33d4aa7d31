import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import { evaluateMemory } from '@/cli/memory/memory-eval';
import { Output } from '@/cli/kit/output';

const root = path.resolve(__dirname, '../../..');
const surroundings = { root, version: '0', workerFile: '', argv: [] };
const folder = mkdtempSync(path.join(tmpdir(), 'narratoria-eval-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function evaluate(
  content: string,
): Promise<{ readonly code: number; readonly printed: unknown }> {
  const file = path.join(folder, 'questions.json');
  writeFileSync(file, content);
  const printed: unknown[] = [];
  const options = { json: true, data: '', quiet: true, verbose: false, color: false };
  const output = Object.assign(new Output(options), {
    json: (value: unknown) => {
      printed.push(value);
    },
  });
  const asked = { surroundings, output, file, embedder: 'built-in' };
  const code = await evaluateMemory(asked, new AbortController().signal);
  return { code, printed: printed[0] };
}

it('[arch §4.1.3] says for each way of searching how often it finds what answers a question', async () => {
  const set = {
    memories: [
      { id: 'a', text: 'A thief took two loaves from the bakery.' },
      { id: 'b', text: 'Rain fell on the harbour for three days.' },
      { id: 'c', text: 'The innkeeper bought a painted clock.' },
      { id: 'd', text: 'The judge wrote a letter to the mayor.' },
    ],
    queries: [
      { text: 'Who stole the bread?', relevant: ['a'] },
      { text: 'How was the weather?', relevant: ['b'] },
      { text: 'Who is the king?', relevant: [] },
    ],
  };
  const all = { recall1: 1, recall3: 1, mrr: 1 };
  const { code, printed } = await evaluate(JSON.stringify(set));
  expect(code).toBe(exitCode.done);
  expect(printed).toMatchObject({ queries: 3, methods: { fused: all, vector: all } });
  expect(printed).toHaveProperty('methods.bm25.recall1', 0.5);
});

it.each(['{"memories":[]}', '{"memories":[{"id":1}],"queries":[]}', '[]', 'no JSON'])(
  'a file that is not a labelled set is refused: %s',
  async (content) => {
    await expect(evaluate(content)).rejects.toBeInstanceOf(CliFault);
  },
);
