import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { meaningOf } from '@/cli/kit/open-node-engine';
import type { Output } from '@/cli/kit/output';
import { readJsonFile } from '@/cli/plan/read-json-file';
import type { Surroundings } from '@/cli/kit/surroundings';
import { openMiniLmEmbedderIn } from '@/hosts/node/minilm-embedder';
import type { Embedder } from '@/ports/embedder';
import { answerQueries, type LabelledSet } from '@/recall/answer-queries';
import { builtInEmbedder } from '@/recall/built-in-embedder';
import { meanQuality, qualityOfOne, type Answered, type Quality } from '@/recall/ranked-quality';

type EvalCommand = {
  readonly surroundings: Surroundings;
  readonly output: Output;
  readonly file: string;
  /** `built-in`, or `minilm:` and the folder it lies in. */
  readonly embedder: string;
};

/** `narratoria memory eval FILE`: how well the memories of a labelled set are found, in three ways. */
export async function evaluateMemory(
  { surroundings, output, file, embedder: name }: EvalCommand,
  signal: AbortSignal,
): Promise<ExitCode> {
  const set = await labelledSet(file, signal);
  const embedder = await embedderCalled(name, surroundings, signal);
  const answers = await answerQueries(set, embedder, signal);
  const methods = {
    fused: meanOf(answers.map(({ joined }) => joined)),
    vector: meanOf(answers.map(({ vector }) => vector)),
    bm25: meanOf(answers.map(({ bm25 }) => bm25)),
  };
  if (output.options.json) output.json({ queries: answers.length, methods });
  else
    for (const [name, { recall1, recall3, mrr }] of Object.entries(methods))
      output.result(
        `${name.padEnd(7)} recall@1 ${inWords(recall1)}  recall@3 ${inWords(recall3)}  MRR ${inWords(mrr)}`,
      );
  return exitCode.done;
}

async function embedderCalled(
  name: string,
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<Embedder> {
  const [, folder] = /^minilm:(.+)$/.exec(name) ?? [];
  if (folder !== undefined) return openMiniLmEmbedderIn(folder, signal);
  if (name !== 'built-in')
    throw new CliFault(
      `There is no embedder ${name}: use built-in, or minilm:FOLDER.`,
      exitCode.usage,
    );
  const builtIn = builtInEmbedder(await meaningOf(surroundings).loadWordTable());
  if (!builtIn.ok) throw new CliFault(builtIn.error, exitCode.bad);
  return builtIn.value;
}

/** Questions without an answer have nothing to find; they are counted but not measured. */
function meanOf(answers: readonly Answered[]): Quality {
  return meanQuality(answers.filter(({ relevant }) => relevant.size > 0).map(qualityOfOne));
}

function inWords(share: number): string {
  return share.toFixed(3);
}

async function labelledSet(file: string, signal: AbortSignal): Promise<LabelledSet> {
  const data = await readJsonFile(file, signal);
  if (!data.ok) throw new CliFault(`${data.error}.`, exitCode.bad);
  if (!isLabelledSet(data.value))
    throw new CliFault(
      `${file} must be {"memories":[{"id","text"}],"queries":[{"text","relevant":["id"]}]}, with at least one question that has an answer.`,
      exitCode.bad,
    );
  return data.value;
}

function isLabelledSet(value: unknown): value is LabelledSet {
  if (!isRecord(value)) return false;
  const { memories, queries } = value;
  const isMemory = (each: unknown): boolean =>
    isRecord(each) && typeof each['id'] === 'string' && typeof each['text'] === 'string';
  const isQuery = (each: unknown): boolean =>
    isRecord(each) && typeof each['text'] === 'string' && isListOf(each['relevant'], isText);
  return (
    isListOf(memories, isMemory) &&
    isListOf(queries, isQuery) &&
    (queries as LabelledSet['queries']).some(({ relevant }) => relevant.length > 0)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isListOf(value: unknown, isOne: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}
