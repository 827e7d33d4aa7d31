import { campaignToChange } from '@/cli/campaign/campaign-to-change';
import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import type { Output } from '@/cli/kit/output';
import type { Surroundings } from '@/cli/kit/surroundings';
import { lineEnd, type Shown } from '@/cli/kit/terminal';
import {
  offerEnrichment,
  type CampaignAt,
  type Enrichment,
  type OfferedFile,
} from '@/engine/files/enrichment';
import {
  acceptEnrichment,
  discardEnrichment,
  unwrittenWords,
} from '@/engine/files/write-enrichment';
import { systemClock } from '@/hosts/node/system-clock';
import { HostFault } from '@/ports/host-fault';
import { generatedWarning } from '@/story/words/generated-warning';

type EnrichAsked = {
  readonly surroundings: Surroundings;
  /** A campaign's folder or name. */
  readonly campaign: string;
  readonly wish: 'show' | 'accept' | 'discard';
  readonly output: Output;
};

/** `narratoria campaign enrich PATH`: what would be written, and on request written or taken away again. */
export async function enrichCommand(
  { surroundings, campaign, wish, output }: EnrichAsked,
  signal: AbortSignal,
): Promise<ExitCode> {
  const at = campaignToChange({ campaign, surroundings, dataFolder: output.options.data });
  if ((await at.store.list(at.id, signal)).length === 0)
    throw new CliFault(`There is no campaign called "${at.id}".`, exitCode.usage);
  if (wish === 'discard') return discard(at, output, signal);
  const started = systemClock.elapsed();
  const offered = await offerEnrichment(at, systemClock.now(), signal);
  const seconds = (systemClock.elapsed() - started) / 1_000;
  if (!offered.ok) {
    const { kind, message } = offered.error;
    // Nothing is wrong with a campaign that has enough.
    if (kind !== 'not-sparse' || wish === 'accept')
      throw new CliFault(message, signal.aborted ? exitCode.interrupted : exitCode.bad);
    if (output.options.json) output.json({ ok: true, sparse: false, message, files: [] });
    else output.result(message);
    return exitCode.done;
  }
  if (wish === 'show') show(offered.value, seconds, output);
  else await accept(at, { enrichment: offered.value, seconds, output }, signal);
  return exitCode.done;
}

function show(enrichment: Enrichment, seconds: number, output: Output): void {
  if (output.options.json) {
    output.json(jsonOf(enrichment, seconds));
    return;
  }
  const { title, seeds, files, stale } = enrichment;
  output.result(`For ${title}, of ${[...seeds.keys()].join(', ')}, in ${seconds.toFixed(1)} s:`);
  for (const file of files) output.result(fileLines(file, output));
  for (const path of stale) output.result(['', lineEnd, path, '  no longer made']);
  output.result('');
  output.result('Nothing is written yet: --accept writes it, --discard removes it again.');
}

const stateWords: Readonly<Record<OfferedFile['state'], string>> = {
  new: 'new',
  changed: 'other than before',
  same: 'there already',
  edited: 'yours by now: you have changed it, and it stays',
  taken: 'yours: a file of that name is there, and it stays',
};

function fileLines(file: OfferedFile, output: Output): Shown {
  const path = output.styled('bold', file.path);
  const lines = firstLines(file).flatMap((line) => [lineEnd, `  ${line}`]);
  return [lineEnd, path, '  ', stateWords[file.state], ...lines];
}

const mostLines = 4;
const longestLine = 160;

/** What it says, without what is said of it. */
function firstLines({ text }: Pick<OfferedFile, 'text'>): readonly string[] {
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !/^"beats"/.test(line))
    .slice(0, mostLines)
    .map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)} …` : line));
}

function jsonOf({ title, ...enrichment }: Enrichment, seconds: number): object {
  const { campaign, contentFiles, seeds, files, stale } = enrichment;
  return {
    ...{ ok: true, sparse: true, campaign, title, contentFiles },
    seconds: Number(seconds.toFixed(3)),
    seeds: [...seeds].map(([file, sha256]) => ({ file, sha256 })),
    files: files.map(({ path, kind, state, text }) => ({
      ...{ path, kind, state, lines: firstLines({ text }) },
    })),
    stale,
  };
}

async function accept(
  at: CampaignAt,
  {
    enrichment,
    seconds,
    output,
  }: { readonly enrichment: Enrichment; readonly seconds: number; readonly output: Output },
  signal: AbortSignal,
): Promise<void> {
  const done = await acceptEnrichment(at, enrichment, signal).catch(nothingWritten);
  if (!done.ok)
    throw new CliFault(done.error, signal.aborted ? exitCode.interrupted : exitCode.bad);
  const { written, removed, kept } = done.value;
  if (output.options.json) {
    output.json({ ...jsonOf(enrichment, seconds), written, removed, kept });
    return;
  }
  for (const path of written) output.result(`written  ${path}`);
  for (const path of removed) output.result(`removed  ${path}`);
  for (const path of kept) output.result(`yours    ${path} stays as it is`);
  const all = enrichment.files.filter(({ state }) => state !== 'taken').length;
  const counted = written.length === 1 ? '1 file' : `${String(written.length)} files`;
  output.result(
    `${counted} written for ${enrichment.title} in ${seconds.toFixed(1)} s; what you wrote is as it was.`,
  );
  const warning = generatedWarning(all);
  if (warning !== null) output.talk(warning);
}

function nothingWritten(reason: unknown): never {
  if (!(reason instanceof HostFault)) throw reason;
  throw new CliFault(unwrittenWords(reason), exitCode.bad);
}

async function discard(at: CampaignAt, output: Output, signal: AbortSignal): Promise<ExitCode> {
  const done = await discardEnrichment(at, signal);
  if (!done.ok)
    throw new CliFault(done.error, signal.aborted ? exitCode.interrupted : exitCode.bad);
  const { removed, kept } = done.value;
  if (output.options.json) output.json({ ok: true, removed, kept });
  else {
    for (const path of removed) output.result(`removed  ${path}`);
    for (const path of kept) output.result(`yours    ${path} was changed by you, and stays`);
    output.result(
      removed.length === 0
        ? 'There was nothing to remove.'
        : 'What was generated is gone; what you wrote is as it was.',
    );
  }
  return exitCode.done;
}
