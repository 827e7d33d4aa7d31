// Builds the command line when its sources changed, then runs it.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const root = path.resolve(__dirname, '..');
const partsThatShapeTheBuild = ['src', 'scripts/build-cli.mjs', 'scripts/build-script-worker.mjs'];

async function start() {
  try {
    const folder = await builtFolder();
    const { main } = await import(pathToFileURL(path.join(folder, 'cli.mjs')).href);
    process.exitCode = await main({
      root,
      version: require('../package.json').version,
      workerFile: path.join(folder, 'script-worker.mjs'),
      argv: process.argv.slice(2),
    });
  } catch (reason) {
    const hint =
      reason.code === 'MODULE_NOT_FOUND' || reason.code === 'ERR_MODULE_NOT_FOUND'
        ? 'Narratoria is not installed completely; run `npm ci` in its folder.'
        : `Narratoria could not start: ${reason.message}`;
    process.stderr.write(`${hint}\n`);
    process.exitCode = 3;
  }
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
  for (const part of partsThatShapeTheBuild)
    for (const file of filesOf(path.join(root, part)))
      hash
        .update(path.relative(root, file))
        .update('\0')
        .update(fs.readFileSync(file))
        .update('\0');
  return hash.digest('hex').slice(0, 16);
}

function filesOf(target) {
  if (!fs.statSync(target).isDirectory()) return [target];
  return fs
    .readdirSync(target, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.[jt]s$/.test(entry.name) && !/\.test\.ts$/.test(entry.name),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

module.exports = { start };
