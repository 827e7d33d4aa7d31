import { createNodeScriptHost } from '@/hosts/node/script-host';
import { createProgramScriptHost } from '@/hosts/node/programs/program-script-host';
import { onDisk } from '@/hosts/node/testing/skill-on-disk';
import { removeTemporaryFolders } from '@/hosts/node/testing/temporary-folder';
import { scriptHostByKind } from '@/hosts/shared/script-host/script-host-by-kind';
import { moduleDialect } from '@/ports/contract-tests/script-module-dialect';
import { programDialect } from '@/ports/contract-tests/script-program-dialect';
import { startScript } from '@/ports/contract-tests/script-probe';
import { verdictOf } from '@/protocol/invocation';
import { readInvocation } from '@/protocol/read-invocation';

const modules = createNodeScriptHost({
  workerFile: String(process.env['NARRATORIA_TEST_WORKER']),
  wasmFile: String(process.env['NARRATORIA_TEST_WASM']),
});
const host = onDisk(
  scriptHostByKind({ modules, programs: createProgramScriptHost({ confinement: 'if-possible' }) }),
);

afterAll(async () => {
  await host.close();
  removeTemporaryFolders();
});

const inEveryLanguage = [
  ['a module', moduleDialect],
  ['a program', programDialect],
] as const;

describe.each(inEveryLanguage)('%s', (_language, { file, scripts }) => {
  it.each([
    ['[001 §9] that keeps the protocol succeeds', 'happy', 'ok'],
    ['[001 §4.6] without done has failed', 'no-done', 'missing-done'],
    ['[001 §4.6] that says done twice has ended at the first', 'two-done', 'ok'],
    ['[001 §5.3] that fails after done has failed', 'failure-after-done', 'threw'],
    ['[001 §5.2] with an unknown type breaks the protocol', 'unknown-type', 'protocol-violation'],
    ['[001 §3] of another version breaks the protocol', 'wrong-version', 'protocol-violation'],
    ['[001 §2.3] that writes no JSON breaks the protocol', 'garbage', 'protocol-violation'],
    ['[001 §2.3] cut off in a line breaks the protocol', 'partial-line', 'protocol-violation'],
    ['[001 §2.2] that floods its host breaks the protocol', 'flood', 'protocol-violation'],
    ['[002 FR-051] that hangs has timed out', 'silent-hang', 'timeout'],
  ] as const)('%s', async (_title, task, verdict) => {
    const outputs = startScript(host, scripts[task], { file, limits: { wallMs: 1_000 } });
    const came = verdictOf(await readInvocation(outputs));
    expect(came.ok ? 'ok' : came.error.code).toBe(verdict);
  });
});
