import type { Json } from '@/foundation/json';
import { succeed, type Result } from '@/foundation/result';
import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { expectEqual, expectTrue } from '@/ports/contract-tests/expect';
import type { HostileTask, ScriptDialect } from '@/ports/contract-tests/script-dialect';
import { runScript, type Probe, type ProbedRun } from '@/ports/contract-tests/script-probe';
import { stoppedInTime } from '@/ports/contract-tests/stopped-in-time';
import type { ScriptHost } from '@/ports/script-host';

export type HostileCase = ContractCase<ScriptHost> & { readonly task: HostileTask };

type Hostility = {
  readonly title: string;
  /** What it may still say; nothing unless told. */
  readonly lines?: readonly string[];
  readonly wallMs?: number;
  /** Beside limits of time; made anew for each run. */
  readonly probe?: () => Probe & { readonly afterwards?: () => void };
};

const shortWallMs = 800;
const cpuMs = 150;

const hostilities: Readonly<Record<HostileTask, Hostility>> = {
  'silent-hang': { title: '[002 FR-051] a script that says nothing for ever is stopped' },
  flood: { title: '[001 §2.2] a flood is cut off at its limit', wallMs: 5_000 },
  crash: { title: '[002 FR-052] a crash is an exit', wallMs: 5_000 },
  'endless-loop': { title: '[002 FR-051] while (true) is stopped' },
  'endless-microtasks': { title: '[002 FR-051] endless microtasks are stopped' },
  'waits-for-nothing': { title: '[002 FR-051] a wait for nothing is ended' },
  allocation: { title: '[002 FR-051] memory without end is stopped', wallMs: 5_000 },
  recursion: { title: '[002 FR-052] recursion without end is an exit', wallMs: 5_000 },
  'slow-regex': { title: '[002 FR-051] a regular expression that backtracks for ever is stopped' },
  'native-call': { title: '[002 FR-051] a native call that never polls is stopped' },
  tampering: {
    title: '[002 FR-045] tampered prototypes are gone with their run',
    lines: ['still here'],
    wallMs: 5_000,
  },
  'code-of-another-skill': {
    title: '[002 FR-045] code of another skill cannot be had',
    lines: ['refused'],
    wallMs: 5_000,
  },
  'data-of-another-skill': {
    title: '[002 FR-045] data of another skill cannot be had',
    lines: ['refused'],
    wallMs: 5_000,
  },
  'denied-service': {
    title: 'a service without permission is refused, and the script may go on',
    lines: ['permission-denied'],
    wallMs: 5_000,
  },
  'late-answer': {
    title: '[002 FR-051] an answer after the deadline comes to nothing',
    probe: () => {
      let answer: () => void = () => undefined;
      const services = () =>
        new Promise<Result<Json, never>>((resolve) => {
          answer = () => {
            resolve(succeed('too late'));
          };
        });
      return {
        services,
        afterwards: () => {
          answer();
        },
      };
    },
  },
  abort: {
    title: 'a signal in the middle ends the script',
    wallMs: 5_000,
    probe: () => {
      const controller = new AbortController();
      const services = () => {
        controller.abort();
        return new Promise<never>(() => undefined);
      };
      return { signal: controller.signal, services };
    },
  },
};

/** Each ends in time as it should, and the run after it is as if nothing had happened. */
export function scriptHostileCases(
  dialect: ScriptDialect,
  elapsed: () => number,
): readonly HostileCase[] {
  return (Object.keys(hostilities) as HostileTask[]).map((task) => ({
    task,
    title: hostilities[task].title,
    run: (host) => suffer(host, dialect, task, elapsed),
  }));
}

async function suffer(
  host: ScriptHost,
  dialect: ScriptDialect,
  task: HostileTask,
  elapsed: () => number,
): Promise<void> {
  const { lines = [], wallMs = shortWallMs, probe } = hostilities[task];
  const { file, scripts, ends } = dialect;
  const limits = { cpuMs: wallMs === shortWallMs ? cpuMs : wallMs, wallMs };
  const run = async (): Promise<ProbedRun> => {
    const { afterwards, ...own } = probe?.() ?? {};
    const ended = await runScript(host, scripts[task], { file, limits, ...own });
    afterwards?.();
    return ended;
  };
  const ran = await stoppedInTime(run, limits, elapsed);
  expectTrue(ends[task].includes(ran.exit.reason), `${ran.exit.reason}: ${ran.exit.message}`);
  // How much of a flood came through, and what was read before an abort, is a matter of time.
  if (task !== 'flood' && task !== 'abort') expectEqual(ran.lines, lines);
  const next = await runScript(host, scripts.happy, { file });
  expectEqual([next.lines.length, next.exit.reason], [2, 'finished']);
}
