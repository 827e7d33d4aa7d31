import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from './narratoria';

type OfflineRun = {
  readonly code: number | null;
  readonly stdout: string;
  /** What the process tried to send or to open, its threads and children included. */
  readonly attempts: number;
};

/** What the kernel counts for a network namespace, which nothing but its own processes can move. */
const counters = [
  ...['Ip OutRequests', 'Ip OutNoRoutes', 'Ip6 OutRequests', 'Ip6 OutNoRoutes'],
  ...['Tcp ActiveOpens', 'Tcp PassiveOpens', 'Tcp AttemptFails', 'Udp OutDatagrams'],
];

/** /proc/net/snmp has two lines a protocol, names and numbers; snmp6 one line a number. */
function attemptsIn(counted: string): number {
  const lines = counted.split('\n').map((line) => line.split(/:?\s+/));
  const numbers = new Map<string, number>();
  for (const [at, [first = '', ...values]] of lines.entries()) {
    const [before, ...names] = lines[at - 1] ?? [];
    if (before === first)
      for (const [index, name] of names.entries())
        numbers.set(`${first} ${name}`, Number(values[index]));
    if (first.startsWith('Ip6')) numbers.set(`Ip6 ${first.slice(3)}`, Number(values[0]));
  }
  return counters.reduce((sum, name) => sum + (numbers.get(name) ?? NaN), 0);
}

/** The loopback is there, so that a call to this machine would be seen as well; beyond it leads no way. */
const inNamespace =
  'ip link set lo up 2>/dev/null; "$@"; code=$?; cat /proc/net/snmp /proc/net/snmp6 >"$0"; exit $code';

const counting = path.join(__dirname, 'count-connections.cjs');
const hasNamespaces = spawnSync('unshare', ['-rn', 'true']).status === 0;

/**
 * Runs Node where no network is to be had, and says how often one was asked for. A call that fails and is
 * swallowed is seen too: the kernel counts what had no way to go.
 */
export function withoutNetwork(parameters: readonly string[]): Promise<OfflineRun> {
  const counted = path.join(temporaryFolder(), 'counted');
  writeFileSync(counted, '');
  const node = [process.execPath, ...(hasNamespaces ? [] : ['--require', counting]), ...parameters];
  const [command = '', ...rest] = hasNamespaces
    ? ['unshare', '-rn', 'sh', '-c', inNamespace, counted, ...node]
    : node;
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NARRATORIA_CONNECTIONS: counted };
    const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'], env });
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.on('error', reject);
    child.on('close', (code) => {
      const text = readFileSync(counted, 'utf8');
      const attempts = hasNamespaces ? attemptsIn(text) : text.length;
      resolve({ code, stdout, attempts });
    });
  });
}
