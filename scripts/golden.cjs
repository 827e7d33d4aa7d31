// A golden is a transcript: lines that start with `$ narratoria` are commands, the rest is what they print.
// The commands of one golden share a fresh data folder, so that one can go on where another stopped.
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'goldens');

function goldenFiles() {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.golden'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** Runs the commands of a golden and promises the transcript as it would be now. */
async function replayGolden(text, run = inItsOwnProcess) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'narratoria-golden-'));
  try {
    const parts = [];
    for (const line of text.split('\n').filter((each) => each.startsWith('$ narratoria '))) {
      const { code, stdout, stderr } = await run([...wordsOf(line), '--data', data, '--quiet']);
      if (code !== 0) throw new Error(`${line} ended with ${code}: ${stderr}`);
      parts.push(`${line}\n${stdout}`);
    }
    return parts.join('');
  } finally {
    fs.rmSync(data, { recursive: true, force: true });
  }
}

function wordsOf(line) {
  const words = line.slice('$ narratoria '.length).match(/'[^']*'|\S+/g) ?? [];
  return words.map((word) => word.replace(/^'(.*)'$/, '$1'));
}

function inItsOwnProcess(parameters) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'bin/narratoria'), ...parameters],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, env: { ...process.env, COLUMNS: '80' } },
  );
  return { code: status, stdout, stderr };
}

module.exports = { goldenFiles, replayGolden };
