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

/** Runs the commands of a golden and returns the transcript as it would be now. */
function replayGolden(text) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'narratoria-golden-'));
  try {
    const commands = text.split('\n').filter((line) => line.startsWith('$ narratoria '));
    return commands
      .map((line) => `${line}\n${run(line.slice('$ narratoria '.length), data)}`)
      .join('');
  } finally {
    fs.rmSync(data, { recursive: true, force: true });
  }
}

function run(command, data) {
  const words = (command.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^'(.*)'$/, '$1'));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(root, 'bin/narratoria'), ...words, '--data', data, '--quiet'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, env: { ...process.env, COLUMNS: '80' } },
  );
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return stdout;
}

module.exports = { goldenFiles, replayGolden };
