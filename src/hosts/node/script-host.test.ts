import { spawn } from 'node:child_process';
import path from 'node:path';

import { createSameThreadScriptHost } from '@/hosts/fake/same-thread-script-host';
import { createNodeScriptHost } from '@/hosts/node/script-host';
import { readScriptWasm } from '@/hosts/node/script-wasm';
import { isPossibleOn } from '@/ports/contract-tests/impossible-script-tasks';
import { scriptHostCases } from '@/ports/contract-tests/script-host-cases';
import { moduleDialect } from '@/ports/contract-tests/script-module-dialect';
import { mainOf, runScript, startScript } from '@/ports/contract-tests/script-probe';
import { scriptTaskCases } from '@/ports/contract-tests/script-task-cases';
import type { ScriptHost, ScriptOutput } from '@/ports/script-host';

const workerFile = String(process.env['NARRATORIA_TEST_WORKER']);
const wasmFile = String(process.env['NARRATORIA_TEST_WASM']);

/** A loop inside the engine that never asks whether it should stop. */
const nativeLoop = mainOf(`io.line('before'); const a = []; a.length = 4294967295; a.join('');`);
const alive = mainOf(`io.line('alive');`);

const elapsed = (): number => performance.now();
const contract = scriptHostCases(elapsed);
const tasks = scriptTaskCases(moduleDialect, elapsed);

function nodeHost(workers = 2): ScriptHost {
  return createNodeScriptHost({ workerFile, wasmFile, workers });
}

/** Closes the host after it has lent a runtime and before the run has begun to use it. */
async function closeWhileStarting(host: ScriptHost): Promise<string> {
  await runScript(host, alive);
  const run = startScript(host, mainOf('await io.sleep(1e6);'))[Symbol.asyncIterator]();
  const first = run.next();
  await host.close();
  const { value } = (await first) as IteratorYieldResult<ScriptOutput>;
  return value.kind === 'exit' ? value.reason : value.text;
}

describe('the same-thread script host', () => {
  let host: ScriptHost;
  beforeAll(async () => {
    host = createSameThreadScriptHost(await readScriptWasm(wasmFile));
  });
  afterAll(() => host.close());
  it.each(contract)('$title', (contractCase) => contractCase.run(host));
  it.each(tasks.filter((each) => isPossibleOn('sameThread', each)))('$title', (task) =>
    task.run(host),
  );

  it('[002 FR-051] jobs that are slow in native code are stopped near the limit', async () => {
    const source = mainOf(`const long = Array.from({ length: 5000 }, (_, n) => n);
      const again = () => { long.join(); queueMicrotask(again); }; again(); await io.sleep(1);`);
    const began = performance.now();
    const ran = await runScript(host, source, { limits: { cpuMs: 100 } });
    expect(ran.exit.reason).toBe('cpu');
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('ends its runs as cancelled when it is closed', async () => {
    const closing = createSameThreadScriptHost(await readScriptWasm(wasmFile));
    const ran = runScript(closing, mainOf(`await io.call('close'); await io.sleep(1e6);`), {
      services: async () => {
        await closing.close();
        return { ok: true, value: null };
      },
    });
    expect((await ran).exit.reason).toBe('cancelled');
    expect((await runScript(closing, alive)).exit.reason).toBe('cancelled');
  });

  it('ends a run that was just starting as cancelled when it is closed', async () => {
    const closing = createSameThreadScriptHost(await readScriptWasm(wasmFile));
    expect(await closeWhileStarting(closing)).toBe('cancelled');
  });
});

describe('the node script host', () => {
  const host = nodeHost();
  afterAll(() => host.close());
  it.each(contract)('$title', (contractCase) => contractCase.run(host));
  it.each(tasks.filter((each) => isPossibleOn('threads', each)))('$title', (task) =>
    task.run(host),
  );
  it.each(tasks.filter((each) => !isPossibleOn('threads', each)))(
    'not possible here, as its list says: $title',
    (task) => expect(task.run(host)).rejects.toThrow(),
  );

  it('[002 FR-051] a native loop that never polls is ended by force, its lines kept', async () => {
    const ran = await runScript(host, nativeLoop, { limits: { cpuMs: 100 } });
    expect(ran).toEqual({
      lines: ['before'],
      exit: {
        kind: 'exit',
        code: 1,
        reason: 'cpu',
        message: 'The script computed for more than 100 ms without waiting.',
      },
    });
    expect((await runScript(host, alive)).lines).toEqual(['alive']);
  });

  it('a native loop is ended by force also after a service call was sent', async () => {
    const source = mainOf(
      `void io.call('never'); const a = []; a.length = 4294967295; a.join('');`,
    );
    const ran = await runScript(host, source, {
      limits: { cpuMs: 100 },
      services: () => new Promise(() => undefined),
    });
    expect(ran.exit.reason).toBe('cpu');
  });

  it('a reader that leaves a native loop gets its worker back by force', async () => {
    const single = nodeHost(1);
    for await (const output of startScript(single, nativeLoop)) {
      expect(output).toEqual({ kind: 'line', text: 'before' });
      break;
    }
    expect((await runScript(single, alive)).lines).toEqual(['alive']);
    await single.close();
  });

  it('many runs share two workers and all come to their own end', async () => {
    const ran = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        runScript(
          host,
          mainOf(`await io.sleep(${n % 4}); io.line('${n}'); if (${n} % 7 === 0) throw ${n};`),
        ),
      ),
    );
    expect(ran.map(({ lines, exit }) => `${lines.join()} ${exit.reason}`)).toEqual(
      Array.from({ length: 60 }, (_, n) => `${n} ${n % 7 === 0 ? 'threw' : 'finished'}`),
    );
  });

  it('a run that waits for a free worker obeys its signal', async () => {
    const single = nodeHost(1);
    const controller = new AbortController();
    const busy = runScript(single, mainOf(`await io.call('abort'); io.line('done');`), {
      services: async () => {
        controller.abort();
        await waiting;
        return { ok: true, value: null };
      },
    });
    const waiting = runScript(single, alive, { signal: controller.signal });
    expect((await waiting).exit.reason).toBe('cancelled');
    expect((await busy).lines).toEqual(['done']);
    await single.close();
  });

  it('close ends going and waiting runs as cancelled, and may be called again', async () => {
    const closing = nodeHost(1);
    const going = runScript(closing, mainOf(`io.line('x'); await io.sleep(1e6);`));
    const computing = runScript(closing, nativeLoop);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await Promise.all([closing.close(), closing.close()]);
    const exits = await Promise.all([going, computing, runScript(closing, alive)]);
    expect(exits.map(({ exit }) => exit.reason)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    await closing.close();
  });

  it('close ends a run that was just starting', async () => {
    expect(await closeWhileStarting(nodeHost(1))).toBe('cancelled');
  });

  it('close ends a run inside a native loop', async () => {
    const closing = nodeHost(1);
    for await (const output of startScript(closing, nativeLoop)) {
      if (output.kind === 'line') await closing.close();
      else expect(output.reason).toBe('cancelled');
    }
  });

  it('an engine of another build is refused, with an exit and not an exception', async () => {
    const broken = createNodeScriptHost({ workerFile, wasmFile: __filename });
    const runs = await Promise.all([runScript(broken, alive), runScript(broken, alive)]);
    expect(runs.map(({ exit }) => exit.message)).toEqual(
      Array.from(
        { length: 2 },
        () =>
          `The script runtime did not start: ${__filename} is not the script engine of this version`,
      ),
    );
    await broken.close();
  });

  it('a missing worker file is an exit and not an exception', async () => {
    const broken = createNodeScriptHost({ workerFile: '/nowhere/worker.mjs', wasmFile });
    expect((await runScript(broken, alive)).exit.reason).toBe('crashed');
    await broken.close();
  });

  it('idle workers do not keep the process alive', async () => {
    const root = path.resolve(__dirname, '../../..');
    const program = path.join(__dirname, 'testing/leave-idle-workers.ts');
    const child = spawn(process.execPath, ['scripts/run-ts.mjs', program], {
      cwd: root,
      env: { ...process.env, NARRATORIA_TEST_WORKER: workerFile, NARRATORIA_TEST_WASM: wasmFile },
      timeout: 15_000,
    });
    let said = '';
    child.stdout.on('data', (bytes: Buffer) => {
      said += bytes.toString();
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([code, said]).toEqual([0, 'finished finished finished\n']);
  }, 20_000);
});
