import { CliFault } from '@/cli/kit/cli-fault';
import { embedderCalled } from '@/cli/embedder/embedder-called';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { meaningOf } from '@/cli/kit/open-node-engine';
import type { Output } from '@/cli/kit/output';
import { readJsonFile } from '@/cli/plan/read-json-file';
import type { Surroundings } from '@/cli/kit/surroundings';
import { tellOfModel } from '@/cli/embedder/tell-of-model';
import { Embedders } from '@/engine/recall/embedders';
import type { OwnMiniLm } from '@/hosts/node/own-minilm';
import type { Embedder } from '@/ports/embedder';
import { answerQueries, type LabelledSet } from '@/recall/answer-queries';
import { withCloserLook } from '@/recall/with-closer-look';
import { meanQuality, qualityOfOne, type Answered, type Quality } from '@/recall/ranked-quality';

type EvalCommand = {
  readonly surroundings: Surroundings;
  readonly output: Output;
  readonly file: string;
  /** As `--embedder` names it; undefined for what the player has. */
  readonly embedder: string | undefined;
};

/** `narratoria memory eval FILE`: how well the memories of a labelled set are found, in three ways. */
export async function evaluateMemory(
  { surroundings, output, file, embedder: name }: EvalCommand,
  signal: AbortSignal,
): Promise<ExitCode> {
  const set = await labelledSet(file, signal);
  const model = await embedderCalled(name, output.options.data);
  const embedders = new Embedders(meaningOf(surroundings, model));
  const answers = await answersBy(embedders, model, set, signal);
  tellOfModel(embedders, output);
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

async function answersBy(
  embedders: Embedders,
  model: OwnMiniLm | null,
  set: LabelledSet,
  signal: AbortSignal,
): ReturnType<typeof answerQueries> {
  try {
    return await answerQueries(set, await searching(embedders), signal);
  } finally {
    await model?.close();
  }
}

/** As memories are searched in a story. */
async function searching(embedders: Embedders): Promise<Embedder> {
  const [builtIn, model] = await Promise.all([embedders.builtIn(), embedders.model()]);
  if (builtIn === null) throw new CliFault(embedders.fault ?? '', exitCode.bad);
  return model === null ? builtIn : withCloserLook(model, builtIn);
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
