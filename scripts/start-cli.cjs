// Builds the command line when its sources changed, then runs it.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const root = path.resolve(__dirname, '..');
const builders = ['scripts/build-cli.mjs', 'scripts/build-script-worker.mjs'];
/** Nothing of these gets into the build: each start would read them for nothing. */
const unused =
  /^src\/(?:ui|hosts\/(?:fake|native|this-host|web)|ports\/contract-tests)$|\/testing$/;

async function start() {
  try {
    const command = await builtCommand();
    process.exitCode = await command(process.argv.slice(2));
  } catch (reason) {
    const hint =
      reason.code === 'MODULE_NOT_FOUND' || reason.code === 'ERR_MODULE_NOT_FOUND'
        ? 'Narratoria is not installed completely; run `npm ci` in its folder.'
        : // The door to the terminal is in what could not be started.
          `Narratoria could not start: ${reason.message}`.replace(
            /[\p{Cc}\p{Bidi_Control}]+/gu,
            ' ',
          );
    const said = { error: { code: 'bug', message: hint } };
    const isJson = process.argv.includes('--json');
    process.stderr.write(`${isJson ? JSON.stringify(said) : hint}\n`);
    process.exitCode = 3;
  }
}

/** Runs one command of the build and promises its exit code. */
async function builtCommand() {
  const folder = await builtFolder();
  const { main } = await import(pathToFileURL(path.join(folder, 'cli.mjs')).href);
  const { version } = require('../package.json');
  return (argv) =>
    main({ root, version, workerFile: path.join(folder, 'script-worker.mjs'), argv });
}

/** Each build has a folder named after its sources, so that two versions or two starts never mix. */
async function builtFolder() {
  const name = `cli-${sourcesHash()}`;
  const homes = [path.join(root, '.cache'), path.join(os.homedir(), '.cache', 'narratoria')];
  const known = homes.map((home) => path.join(home, name)).find(isBuilt);
  if (known !== undefined) return known;
  const { buildCli } = await import(pathToFileURL(path.join(root, 'scripts/build-cli.mjs')).href);
  const home = homes.find(canWrite);
  if (home === undefined) throw new Error('there is no folder it could be built in.');
  const staging = fs.mkdtempSync(path.join(home, 'building-'));
  // Made for its owner alone; whoever else plays from this checkout must be able to read the build.
  fs.chmodSync(staging, 0o755);
  await buildCli(staging);
  return settle(staging, path.join(home, name));
}

/** Renaming is atomic: another start sees the whole build or none. */
function settle(staging, folder) {
  try {
    fs.renameSync(staging, folder);
  } catch (reason) {
    if (!isBuilt(folder)) throw reason;
    fs.rmSync(staging, { recursive: true, force: true });
  }
  return folder;
}

function isBuilt(folder) {
  return fs.existsSync(path.join(folder, 'cli.mjs'));
}

function canWrite(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function sourcesHash() {
  // The build names the place of a package that cannot be bundled: a moved checkout needs another build.
  const hash = createHash('sha256').update(root).update('\0');
  for (const file of [...sourcesBelow('src'), ...builders])
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(`${root}/${file}`))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Paths from the root, with slashes everywhere: every start of the command line waits for this. */
function sourcesBelow(folder) {
  const entries = fs.readdirSync(`${root}/${folder}`, { withFileTypes: true });
  return entries
    .map((entry) => ({ entry, name: `${folder}/${entry.name}` }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ entry, name }) => {
      if (entry.isDirectory()) return unused.test(name) ? [] : sourcesBelow(name);
      return /\.[jt]s$/.test(name) && !/\.(?:test|d)\.ts$/.test(name) ? [name] : [];
    });
}

module.exports = { builtCommand, root, sourcesBelow, start };
