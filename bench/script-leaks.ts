import { readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { createProgramScriptHost } from '@/hosts/node/programs/program-script-host';
import { onDisk } from '@/hosts/node/testing/skill-on-disk';
import { removeTemporaryFolders } from '@/hosts/node/testing/temporary-folder';
import { mainOf, runScript, type Probe } from '@/ports/contract-tests/script-probe';
import { succeed } from '@/foundation/result';
import type { ScriptHost } from '@/ports/script-host';
import { serviceTable } from '@/skills/service-table';

import { openScriptHost } from './open-script-host';

// Many runs of scripts, some of them hostile: all come out right, and nothing of them stays behind.
const mostGrowth = { heapMb: 4, residentMb: 48, resources: 4, files: 4 } as const;
const wrong: string[] = [];

type Left = Readonly<Record<keyof typeof mostGrowth, number>>;
type Kind = {
  readonly name: string;
  readonly runs: number;
  /** How many run at once. */
  readonly width: number;
  readonly host: ScriptHost;
  readonly ordinary: (n: number) => string;
  readonly endless: string;
  readonly probe: Probe;
};

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function leftBehind(): Promise<Left> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  collectGarbage();
  const { heapUsed, rss } = process.memoryUsage();
  return {
    heapMb: heapUsed / 1024 ** 2,
    residentMb: rss / 1024 ** 2,
    resources: process.getActiveResourcesInfo().length,
    files: process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0,
  };
}

/** Each hundredth never ends by itself. */
async function runOne({ host, ordinary, endless, probe, name }: Kind, n: number): Promise<void> {
  const isHostile = n % 100 === 99;
  const limits = isHostile ? { cpuMs: 20, wallMs: 150 } : {};
  const { lines, exit } = await runScript(host, isHostile ? endless : ordinary(n), {
    ...probe,
    limits,
  });
  const came = isHostile ? String(exit.code) : `${lines.join()} ${exit.reason}`;
  const expected = isHostile ? '1' : `${String(n)} finished`;
  if (came !== expected) wrong.push(`${name} ${String(n)}: ${came} ${exit.message}`);
}

async function runMany(kind: Kind, from: number, to: number): Promise<void> {
  let next = from;
  const runner = async (): Promise<void> => {
    for (let n = next++; n < to; n = next++) await runOne(kind, n);
  };
  await Promise.all(Array.from({ length: kind.width }, runner));
}

async function check(kind: Kind): Promise<void> {
  const started = performance.now();
  const warm = kind.runs / 5;
  await runMany(kind, 0, warm);
  const before = await leftBehind();
  await runMany(kind, warm, kind.runs);
  const after = await leftBehind();
  const grown = Object.entries(mostGrowth).map(([what, most]) => {
    const growth = after[what as keyof Left] - before[what as keyof Left];
    if (growth > most) wrong.push(`${kind.name}: ${what} grew by ${growth.toFixed(1)}`);
    return `${what} ${growth.toFixed(1)}`;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${kind.name}: ${String(kind.runs)} runs in ${seconds} s; growth: ${grown.join(', ')}`,
  );
  await kind.host.close();
}

await check({
  name: 'modules',
  runs: 10_000,
  width: 4,
  host: await openScriptHost(),
  ordinary: (n) => mainOf(`await io.call('a', { n: ${String(n)} }); io.line('${String(n)}');`),
  endless: mainOf('for (;;) {}'),
  probe: {},
});
await check({
  name: 'programs',
  runs: 500,
  width: 2,
  host: onDisk(createProgramScriptHost({ confinement: 'if-possible' })),
  ordinary: (n) =>
    `echo '{"jsonrpc":"2.0","id":1,"method":"a"}' >&3; read -r a <&3; echo ${String(n)}`,
  endless: 'while :; do :; done',
  probe: { file: 'scripts/main.sh' },
});
await check({
  name: 'services',
  runs: 3_000,
  width: 4,
  host: await openScriptHost(),
  // One is answered, one has no permission, one breaks the contract.
  ordinary: (n) =>
    mainOf(`
      const tags = Array.from({ length: 20000 }, () => 1);
      const said = await Promise.all([
        io.call('memory.store', { summary: 'It burned.' }).then(() => 'kept'),
        io.call('memory.recall', { query: 'x', tags }).catch(({ code }) => code),
        io.call('memory.store', { summary: 'x', tags }).catch(({ code }) => code),
      ]);
      io.line(said.join() === 'kept,permission-denied,too-large' ? '${String(n)}' : said.join());`),
  endless: mainOf(
    `for (;;) await io.call('memory.store', { summary: 'x'.repeat(50000) }).catch(() => {});`,
  ),
  probe: {
    services: serviceTable(
      { 'memory.store': () => succeed({ id: 'memory' }) },
      new Set(['memory.write']),
    ),
  },
});
removeTemporaryFolders();
for (const fault of wrong) console.error(fault);
console.log(wrong.length === 0 ? 'All right.' : `${String(wrong.length)} wrong.`);
process.exitCode = wrong.length === 0 ? 0 : 1;
