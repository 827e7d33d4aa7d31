import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { MiniLmCheck } from '@/hosts/node/testing/check-minilm';
import { embedderCases } from '@/ports/contract-tests/embedder-cases';

const root = path.resolve(__dirname, '../../..');
const home = mkdtempSync(path.join(tmpdir(), 'narratoria-minilm-'));
const good = path.join(home, 'good');

const spoilt: Readonly<Record<string, (folder: string) => void>> = {
  'no-model': (folder) => {
    rmSync(path.join(folder, 'model.onnx'));
  },
  'no-tokenizer': (folder) => {
    rmSync(path.join(folder, 'tokenizer.json'));
  },
  'model-cut-off': (folder) => {
    cutOff(path.join(folder, 'model.onnx'));
  },
  'model-is-text': (folder) => {
    writeFileSync(path.join(folder, 'model.onnx'), 'version https://git-lfs.github.com/spec/v1\n');
  },
  'model-empty': (folder) => {
    writeFileSync(path.join(folder, 'model.onnx'), '');
  },
  'model-is-folder': (folder) => {
    rmSync(path.join(folder, 'model.onnx'));
    mkdirSync(path.join(folder, 'model.onnx'));
  },
  'tokenizer-cut-off': (folder) => {
    cutOff(path.join(folder, 'tokenizer.json'));
  },
};

function cutOff(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, bytes.length / 2));
}

let seen: MiniLmCheck;

/** In a process of its own: inside jest, WebAssembly's runtime cannot load its own modules. */
beforeAll(() => {
  node('scripts/recall/make-tiny-minilm.mjs', good);
  const folders = Object.entries(spoilt).map(([name, spoil]) => {
    const folder = path.join(home, name);
    cpSync(good, folder, { recursive: true });
    spoil(folder);
    return folder;
  });
  const told = node(
    'scripts/run-ts.mjs',
    'src/hosts/node/testing/check-minilm.ts',
    good,
    ...folders,
  );
  seen = JSON.parse(told) as MiniLmCheck;
});

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

/** Optimising 14 MB of WebAssembly would take longer than all that is done with it here. */
function node(script: string, ...given: readonly string[]): string {
  const all = ['--liftoff-only', script, ...given];
  return execFileSync(process.execPath, all, { cwd: root, encoding: 'utf8' });
}

it.each(embedderCases)('$title', ({ title }) => {
  expect(seen.complaints[title]).toBeNull();
});

it('word pieces, windows, mean and length are those of a computation by hand', () => {
  expect(seen.differences.map((each) => each < 1e-6)).toEqual([true, true, true, true, true]);
});

it('the id says which file the numbers came from', () => {
  const hash = createHash('sha256').update(readFileSync(path.join(good, 'model.onnx')));
  expect(seen.id).toBe(`minilm:${hash.digest('hex').slice(0, 12)}`);
});

it('a folder that lacks a file, or has a damaged or foreign one, leads to one sentence that names it', () => {
  const rule =
    'a folder with MiniLM has model.onnx or model_quantized.onnx, by itself or in onnx/, and tokenizer.json.';
  const at = (name: string): string => path.join(home, name);
  expect(seen.faults).toEqual(
    [
      `There is no model.onnx in ${at('no-model')}: ${rule}`,
      `There is no tokenizer.json in ${at('no-tokenizer')}: ${rule}`,
      `${at('model-cut-off/model.onnx')} cannot be read as a model; it may be cut off.`,
      `${at('model-is-text/model.onnx')} cannot be read as a model; it may be cut off.`,
      `${at('model-empty/model.onnx')} cannot be read as a model; it may be cut off.`,
      `${at('model-is-folder/model.onnx')} cannot be read.`,
      `${at('tokenizer-cut-off/tokenizer.json')} is not JSON; it may be cut off.`,
    ].map((sentence) => `HostFault: ${sentence}`),
  );
});

it('the model made for this test is small', () => {
  expect(statSync(path.join(good, 'model.onnx')).size).toBeLessThan(200_000);
});
