import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { fiveEventLines, fiveEvents } from '@/ports/contract-tests/five-events';
import { probeInput } from '@/ports/contract-tests/script-probe';

import { otherPackage } from './other-package';

/** Runs the script of five events once in another way; rejects when other lines come. */
export type Elsewhere = { readonly run: () => Promise<void>; readonly close: () => void };

type Handle = { dispose(): void };

/** As much of quickjs-emscripten as is used here; it is not among the packages of this project. */
type QuickJsEmscripten = {
  readonly getQuickJS: () => Promise<{
    /** With a runtime of its own. */
    newContext(): {
      readonly global: Handle;
      readonly runtime: { executePendingJobs(): Handle };
      newFunction(name: string, run: (text: Handle) => void): Handle;
      newString(text: string): Handle;
      setProp(target: Handle, name: string, value: Handle): void;
      getString(handle: Handle): string;
      evalCode(source: string, file: string, options: { type: 'module' }): Handle;
      unwrapResult(result: Handle): Handle;
      dispose(): void;
    };
  }>;
};

/** The script itself is the same in all three; this is the least that lets it speak. */
function wholeScript(request: string, writeLine: string): string {
  return `
    const request = JSON.parse(${request});
    const write = (event) => ${writeLine}(JSON.stringify({ version: '0', ...event }));
    ${fiveEvents}
    await main({
      ...request,
      log: (level, message) => write({ type: 'log', level, message }),
      patch: (patch) => write({ type: 'state_patch', patch }),
      ui: (event, payload) => write({ type: 'ui_event', event, payload }),
      done: ({ ok, summary, output }) => write({ type: 'done', ok, summary, output }),
    });`;
}

function expectLines(lines: readonly string[], where: string): void {
  if (lines.join('\n') !== fiveEventLines.join('\n'))
    throw new Error(`${where} wrote ${JSON.stringify(lines)}`);
}

/** `node script.mjs`, with nothing in its environment that would slow its start. */
export function bareNodeProcess(): Elsewhere {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narratoria-bench-'));
  const file = path.join(folder, 'script.mjs');
  const source = wholeScript(
    `readFileSync(0, 'utf8')`,
    `((line) => process.stdout.write(line + '\\n'))`,
  );
  writeFileSync(file, `import { readFileSync } from 'node:fs';${source}`);
  const run = async (): Promise<void> => {
    const env = {} as NodeJS.ProcessEnv;
    const child = spawn(process.execPath, [file], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (bytes: Buffer) => {
      said += bytes.toString();
    });
    child.stdin.end(JSON.stringify(probeInput));
    await new Promise((resolve, reject) => {
      child.on('close', resolve);
      child.on('error', reject);
    });
    expectLines(said.trimEnd().split('\n'), 'a Node process');
  };
  return {
    run,
    close: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A fresh context for each run; null when the package is not installed. */
export async function quickjsEmscripten(): Promise<Elsewhere | null> {
  const name = 'quickjs-emscripten';
  const file = otherPackage(name, name)?.load.resolve(name);
  if (file === undefined) return null;
  const { getQuickJS } = (await import(pathToFileURL(file).href)) as QuickJsEmscripten;
  const quickjs = await getQuickJS();
  const source = wholeScript('globalThis.requestText', 'globalThis.writeLine');
  const run = (): Promise<void> => {
    const context = quickjs.newContext();
    const lines: string[] = [];
    const own = {
      writeLine: context.newFunction('writeLine', (text) => {
        lines.push(context.getString(text));
      }),
      requestText: context.newString(JSON.stringify(probeInput)),
    };
    for (const [name, handle] of Object.entries(own)) {
      context.setProp(context.global, name, handle);
      handle.dispose();
    }
    context.unwrapResult(context.evalCode(source, 'script.mjs', { type: 'module' })).dispose();
    context.unwrapResult(context.runtime.executePendingJobs());
    context.dispose();
    expectLines(lines, 'quickjs-emscripten');
    return Promise.resolve();
  };
  return { run, close: () => undefined };
}
