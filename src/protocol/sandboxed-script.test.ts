import { fail, succeed } from '@/foundation/result';
import { createSameThreadScriptHost } from '@/hosts/fake/same-thread-script-host';
import { readScriptWasm } from '@/hosts/node/script-wasm';
import { mainOf, startScript } from '@/ports/contract-tests/script-probe';
import type { ScriptHost } from '@/ports/script-host';
import { verdictOf } from '@/protocol/invocation';
import { readInvocation } from '@/protocol/read-invocation';

let host: ScriptHost;
beforeAll(async () => {
  host = createSameThreadScriptHost(
    await readScriptWasm(String(process.env['NARRATORIA_TEST_WASM'])),
  );
});
afterAll(() => host.close());

async function verdictOnScript(body: string) {
  return verdictOf(await readInvocation(startScript(host, mainOf(body))));
}

it('[arch §2.1.1, §2.1.4; 001 §2.1, §6] a script is given requestId, tool, operation and input', async () => {
  const body = `const { requestId, tool, operation, input } = io.request;
    io.done({ ok: true, output: { requestId, tool, operation, input } });`;
  expect(await verdictOnScript(body)).toEqual(
    succeed({
      requestId: 'request-1',
      tool: 'torch',
      operation: 'light',
      input: { torch: 'old' },
    }),
  );
});

it('[arch §2.1.4, §2.1.6; 001 §6, §8] a script may ignore whatever else it is given', async () => {
  const body = `io.done({ ok: 'attempt' in io.request && 'config' in io.request });`;
  expect(await verdictOnScript(body)).toEqual(succeed({}));
});

it('[arch §2.1.1; 001 §2.3] text that has no UTF-8 breaks the protocol; escaped, it is JSON', async () => {
  const escaped = `io.done({ ok: true, summary: 'torch \\ud83d' });`;
  expect((await verdictOnScript(escaped)).ok).toBe(true);
  expect(await verdictOnScript(`io.line('"\\ud83d"'); ${escaped}`)).toEqual(
    fail({
      code: 'protocol-violation',
      message: 'The script wrote a line that is not UTF-8: line 1.',
      category: 'process_error',
      isWorthRetrying: false,
    }),
  );
});

it('[001 §2.2, §5.3] a script that floods its host has broken the protocol, whatever done said', async () => {
  const verdict = await verdictOnScript(
    `io.done({ ok: true }); for (;;) io.log('info', 'again and again');`,
  );
  expect(verdict).toMatchObject(
    fail({ code: 'protocol-violation', message: 'The script wrote more than 100 lines.' }),
  );
});
