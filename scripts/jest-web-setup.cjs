// The tests of the web app run on a build of these very sources, made here when there is none yet.
const { spawn } = require('node:child_process');
const { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');

const root = path.resolve(__dirname, '..');
const built = path.join(root, 'dist');
const lock = path.join(root, '.cache/web-build.lock');
const pauseMs = 500;

const say = (sentence) => process.stderr.write(`${sentence}\n`);

/** NARRATORIA_WEB_BUILD names a build to test as it is. */
module.exports = async function prepareWeb() {
  if (process.env.NARRATORIA_WEB_BUILD) return;
  if (!(await isFresh())) await withLock(buildUnlessFresh);
  process.env.NARRATORIA_WEB_BUILD = copyOf(built);
};

async function isFresh() {
  const { describedBuild } = await import('./web/described-build.mjs');
  const { sourcesHash } = await import('./web/sources-hash.mjs');
  const build = describedBuild(built);
  return build?.base === '' && build.sources === sourcesHash(root);
}

async function buildUnlessFresh() {
  if (await isFresh()) return;
  say('The web app has changed since it was built; building it for its tests.');
  await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(__dirname, 'web/build-web.mjs')], {
      cwd: root,
      // Jest's own results go to stdout.
      stdio: ['ignore', 2, 2],
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error('The web app could not be built; the reason is above.'));
    });
  });
}

/** Two builds at once would take twice as long, and the first would be thrown away. */
async function withLock(work) {
  mkdirSync(path.dirname(lock), { recursive: true });
  let hasSaid = false;
  while (!take()) {
    if (!hasSaid) say('Another run is building the web app; waiting for it.');
    hasSaid = true;
    await sleep(pauseMs);
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (reason) {
    if (reason.code !== 'EEXIST') throw reason;
    if (!isHolderAlive()) rmSync(lock, { force: true });
    return false;
  }
}

function isHolderAlive() {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (reason) {
    return reason.code === 'EPERM';
  }
}

/** Whoever builds while the tests run would otherwise change the files under them. */
function copyOf(folder) {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'narratoria-web-'));
  const copy = path.join(parent, 'dist');
  cpSync(folder, copy, { recursive: true });
  process.once('exit', () => rmSync(parent, { recursive: true, force: true }));
  return copy;
}
