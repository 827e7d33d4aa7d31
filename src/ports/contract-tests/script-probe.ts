import { fail, succeed } from '@/foundation/result';
import type { ScriptHost, ScriptLimits, ScriptOutput, ScriptRunOptions } from '@/ports/script-host';

type Exit = Extract<ScriptOutput, { readonly kind: 'exit' }>;

export type ProbedRun = { readonly lines: readonly string[]; readonly exit: Exit };

export type Probe = {
  /** Other files of the skill. */
  readonly files?: Readonly<Record<string, string>>;
  /** Where `source` stands; `scripts/main.js` unless told. */
  readonly file?: string;
  /** Which file runs; that of `source` unless told. */
  readonly main?: string;
  readonly limits?: Partial<ScriptLimits>;
  readonly services?: ScriptRunOptions['services'];
  readonly seed?: number;
  readonly now?: number;
  readonly signal?: AbortSignal;
};

/** The body of `main(io)`, as a whole script. */
export function mainOf(body: string): string {
  return `export default async function main(io) { ${body} }`;
}

/** The caller reads, and may stop reading. */
export function startScript(
  host: ScriptHost,
  source: string,
  probe: Probe = {},
): AsyncIterable<ScriptOutput> {
  const { file = 'scripts/main.js' } = probe;
  return host.run(
    { main: probe.main ?? file, files: { ...probe.files, [file]: source } },
    probeInput,
    {
      limits: { ...probeLimits, ...probe.limits },
      services: probe.services ?? echoService,
      seed: probe.seed ?? 7,
      now: probe.now ?? 1_700_000_000_000,
    },
    probe.signal ?? new AbortController().signal,
  );
}

export async function runScript(
  host: ScriptHost,
  source: string,
  probe: Probe = {},
): Promise<ProbedRun> {
  const lines: string[] = [];
  let exit: Exit | undefined;
  for await (const output of startScript(host, source, probe)) {
    if (exit !== undefined) throw new Error('something came after the exit');
    if (output.kind === 'line') lines.push(output.text);
    else exit = output;
  }
  if (exit === undefined) throw new Error('the run ended without an exit');
  return { lines, exit };
}

export const probeInput = {
  requestId: 'request-1',
  tool: 'torch',
  operation: 'light',
  input: { torch: 'old' },
  dependencies: { find: { found: true }, ask: null },
  config: { bright: 3 },
  attempt: 2,
};

export const probeLimits: ScriptLimits = {
  cpuMs: 2_000,
  wallMs: 20_000,
  memoryBytes: 32 * 1024 * 1024,
  outputBytes: 64 * 1024,
  lineBytes: 16 * 1024,
  lines: 100,
  openCalls: 4,
  serviceCharacters: 512 * 1024,
  serviceMs: 10_000,
};

const echoService: ScriptRunOptions['services'] = (call) =>
  Promise.resolve(
    call.method.startsWith('denied.')
      ? fail({ code: 'permission-denied', message: 'not in skill.json' })
      : succeed({ echo: call.params }),
  );
