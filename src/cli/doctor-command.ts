import os from 'node:os';

import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { openNodeEngine, type NodeEngine } from '@/cli/kit/open-node-engine';
import type { Output } from '@/cli/kit/output';
import { modelFaultWords } from '@/cli/embedder/tell-of-model';
import { runHello } from '@/cli/kit/run-hello';
import type { Surroundings } from '@/cli/kit/surroundings';
import type { Shown } from '@/cli/kit/terminal';
import { findingWords, type Finding } from '@/foundation/finding';
import { mostFindingsShown } from '@/foundation/limits';
import { HostFault } from '@/ports/host-fault';
import { generatedWarning } from '@/story/words/generated-warning';

type Check = {
  readonly id: string;
  readonly ok: boolean;
  readonly message: string;
  /** What is wrong in a file, with where it stands. */
  readonly finding?: Finding;
  /** Not bad, and not as it was meant. */
  readonly isOdd?: boolean;
  /** How many findings there are beside those before it. */
  readonly more?: number;
  /** What was generated of a campaign. */
  readonly generated?: readonly string[];
};

/** `narratoria doctor`: what this machine has and lacks, in plain words. */
export async function doctorCommand(
  surroundings: Surroundings,
  output: Output,
  signal: AbortSignal,
): Promise<ExitCode> {
  const checks = [machine(), ...(await checksOfEngine(surroundings, output.options.data, signal))];
  const ok = checks.every((check) => check.ok);
  if (output.options.json) output.json({ ok, checks });
  else {
    for (const check of checks) output.result([sign(check, output), '  ', check.message]);
    output.result(ok ? 'Everything a story needs is here.' : 'Something is missing; see above.');
  }
  return ok ? exitCode.done : exitCode.bad;
}

/** A warning is not bad, but it is not nothing either. */
function sign({ ok, finding, isOdd = false, generated }: Check, output: Output): Shown {
  if (!ok) return output.styled('red', 'bad');
  return finding === undefined && !isOdd && generated === undefined
    ? output.styled('green', 'ok ')
    : output.styled('yellow', 'odd');
}

function machine(): Check {
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  return {
    id: 'machine',
    ok: true,
    message: `Node ${process.versions.node} on ${process.platform} ${process.arch}, ${String(os.availableParallelism())} cores, ${String(memory)} GB of memory.`,
  };
}

async function checksOfEngine(
  surroundings: Surroundings,
  dataFolder: string,
  signal: AbortSignal,
): Promise<readonly Check[]> {
  let node: NodeEngine;
  try {
    node = await openNodeEngine(surroundings, dataFolder, signal);
  } catch (reason) {
    if (!(reason instanceof HostFault)) throw reason;
    return [{ id: 'database', ok: false, message: reason.message }];
  }
  try {
    const stories = await node.engine.stories(signal);
    return [
      {
        id: 'database',
        ok: true,
        message: `Stories are kept in ${dataFolder}; there ${counted(stories.length, 'story', 'stories')}.`,
      },
      await sandbox(node, signal),
      await programs(node),
      ...(await skills(node, signal)),
      ...(await campaigns(node, signal)),
      await embedder(node),
      {
        id: 'model',
        ok: true,
        message: 'No language model is used; the built-in narrator tells every story.',
      },
    ];
  } finally {
    await node.close();
  }
}

async function sandbox({ scripts, clock }: NodeEngine, signal: AbortSignal): Promise<Check> {
  const started = clock.elapsed();
  const invocation = await runHello(scripts, signal);
  const ok = invocation.done?.ok === true;
  const message = ok
    ? `Skill scripts run in their sandbox (${(clock.elapsed() - started).toFixed(0)} ms to start).`
    : `Skill scripts do not run: ${invocation.violation ?? invocation.exit?.message ?? 'no answer'}.`;
  return { id: 'sandbox', ok, message };
}

/** Not bad without bubblewrap: only skills in other languages are concerned. */
async function programs({ programs: host }: NodeEngine): Promise<Check> {
  const message =
    (await host.confinement()) === 'bubblewrap'
      ? 'Skills in other languages run as programs, confined by bubblewrap.'
      : 'Skills in other languages do not run: bubblewrap, which would confine them, is missing or does not work here. With --allow-unconfined `skill run` and `plan run` start them all the same, and they can read and write what you can.';
  return { id: 'programs', ok: true, message };
}

/** Not bad where it cannot be used: the built-in embedder finds things too. */
async function embedder({ engine, modelFolder }: NodeEngine): Promise<Check> {
  const model = await engine.embedders.model();
  const fault = modelFaultWords(engine.embedders);
  const message =
    model === null
      ? `Memories and lore are found by the built-in embedder; there is no model in ${modelFolder}.`
      : `Memories and lore are found by all-MiniLM-L6-v2 in ${modelFolder}.`;
  const check = { id: 'embedder', ok: true, message: fault ?? message };
  return fault === null ? check : { ...check, isOdd: true };
}

async function skills({ engine }: NodeEngine, signal: AbortSignal): Promise<readonly Check[]> {
  const found = await engine.skills(signal);
  const names = found.skills.map(({ name, version }) => `${name} ${version}`).join(', ');
  return [
    { id: 'skills', ok: found.skills.length > 0, message: `Skills: ${names || 'none'}.` },
    ...found.skipped.map(({ message }) => ({ id: 'skills', ok: false, message })),
  ];
}

async function campaigns({ engine }: NodeEngine, signal: AbortSignal): Promise<readonly Check[]> {
  const checks: Check[] = [];
  for (const id of await engine.campaignIds(signal)) {
    const loaded = await engine.loadCampaign(id, signal);
    if (!loaded.ok) {
      checks.push({ id: 'campaign', ok: false, message: loaded.error.message });
      checks.push(...checksOf(id, loaded.error.findings));
      continue;
    }
    const { campaign, findings, generated } = loaded.value;
    checks.push({
      id: 'campaign',
      ok: findings.every(({ severity }) => severity !== 'error'),
      message: `Campaign ${campaign.title} ${campaign.version}: passages ${String(campaign.passages.size)}, endings ${String(campaign.endings.size)}.`,
    });
    const warning = generatedWarning(generated.length);
    if (warning !== null) checks.push({ id: 'campaign', ok: true, message: warning, generated });
    checks.push(...checksOf(id, findings));
  }
  if (checks.length > 0) return checks;
  return [{ id: 'campaign', ok: false, message: 'There is no campaign to play.' }];
}

/** The first of them, and how many there are beside those. */
function checksOf(campaign: string, findings: readonly Finding[]): readonly Check[] {
  const shown = findings.slice(0, mostFindingsShown).map((finding) => checkOf(campaign, finding));
  const others = findings.slice(mostFindingsShown);
  if (others.length === 0) return shown;
  const ok = others.every(({ severity }) => severity !== 'error');
  const message = `${campaign}: and ${String(others.length)} more.`;
  return [...shown, { id: 'campaign', ok, message, more: others.length }];
}

function checkOf(campaign: string, found: Finding): Check {
  const finding = { ...found, file: `${campaign}/${found.file}` };
  const ok = finding.severity !== 'error';
  return { id: 'campaign', ok, message: findingWords(finding), finding };
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `is 1 ${one}` : `are ${String(count)} ${many}`;
}
