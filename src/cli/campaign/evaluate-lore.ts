import { withLore, type LoreAsked } from '@/cli/campaign/with-lore';
import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { readJsonFile } from '@/cli/plan/read-json-file';
import type { LorePiece } from '@/campaign/cut-lore';
import type { CampaignLore } from '@/engine/recall/campaign-lore';
import { isJsonObject, type Json } from '@/foundation/json';
import { meanQuality, qualityOfOne, type Answered } from '@/recall/ranked-quality';

type EvaluateAsked = LoreAsked & {
  readonly file: string;
};

/** A question, and where in the lore its answer stands. */
type LabelledQuery = { readonly query: string; readonly file: string; readonly contains: string };

type LoreAnswered = { readonly asked: LabelledQuery; readonly answered: Answered };

/** `narratoria campaign lore --eval FILE PATH`: how often what answers a question is among the first three. */
export async function evaluateLore(
  { file, ...asked }: EvaluateAsked,
  signal: AbortSignal,
): Promise<ExitCode> {
  const { output } = asked;
  const queries = await labelledQueries(file, signal);
  const all = await withLore(asked, (lore) => answersOf(lore, queries, signal), signal);
  const { recall1, recall3, mrr } = meanQuality(all.map(({ answered }) => qualityOfOne(answered)));
  const missed = all.filter(({ answered }) => rankOf(answered) > 3);
  const right = all.length - missed.length;
  const misses = missed.map(({ asked: { query, file: where }, answered }) => ({
    ...{ query, file: where, rank: rankOf(answered) },
  }));
  if (output.options.json)
    output.json({ queries: all.length, right, recall1, recall3, mrr, misses });
  else {
    for (const { query, file: where, rank } of misses)
      output.result(`${String(rank).padStart(4)}  ${query}  (${where})`);
    output.result(
      `${String(right)} of ${String(all.length)} among the first three (${(recall3 * 100).toFixed(1)} %); first ${(recall1 * 100).toFixed(1)} %, MRR ${mrr.toFixed(3)}`,
    );
  }
  return exitCode.done;
}

async function answersOf(
  lore: CampaignLore,
  queries: readonly LabelledQuery[],
  signal: AbortSignal,
): Promise<readonly LoreAnswered[]> {
  const all: LoreAnswered[] = [];
  for (const asked of queries) {
    const whole = { query: asked.query, limit: Infinity, isWithheld: () => false };
    const found = await lore.search(whole, signal);
    const ranked = found.map(({ piece, relevance }) => ({ id: idOf(piece), score: relevance }));
    const relevant = found.filter(({ piece }) => isAnswer(piece, asked));
    if (relevant.length === 0)
      throw new CliFault(
        `No paragraph of ${asked.file} has the words "${asked.contains}".`,
        exitCode.bad,
      );
    const ids = new Set(relevant.map(({ piece }) => idOf(piece)));
    all.push({ asked, answered: { ranked, relevant: ids } });
  }
  return all;
}

function idOf({ file, chunkIndex }: LorePiece): string {
  return `${file}#${String(chunkIndex)}`;
}

function isAnswer(piece: LorePiece, { file, contains }: LabelledQuery): boolean {
  return piece.file === file && inOneLine(piece.text).includes(inOneLine(contains));
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function rankOf({ ranked, relevant }: Answered): number {
  return ranked.findIndex(({ id }) => relevant.has(id)) + 1;
}

async function labelledQueries(
  file: string,
  signal: AbortSignal,
): Promise<readonly LabelledQuery[]> {
  const data = await readJsonFile(file, signal);
  if (!data.ok) throw new CliFault(`${data.error}.`, exitCode.bad);
  const list = data.value;
  if (Array.isArray(list) && list.length > 0 && list.every(isLabelled)) return list;
  throw new CliFault(
    `${file} must be a list of {"query","file","contains"}, with at least one of them.`,
    exitCode.bad,
  );
}

function isLabelled(value: unknown): value is LabelledQuery {
  const entry = value as Json;
  return (
    isJsonObject(entry) &&
    ['query', 'file', 'contains'].every((key) => {
      const text = entry[key];
      return typeof text === 'string' && text.trim() !== '';
    })
  );
}
