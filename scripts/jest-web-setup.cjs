// The tests of the web app run on a build of these very sources, made here when there is none yet.
const { spawn } = require('node:child_process');
const { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');

const root = path.resolve(__dirname, '..');
const lock = path.join(root, '.cache/web-build.lock');
const pauseMs = 500;

const atRoot = { variable: 'NARRATORIA_WEB_BUILD', folder: path.join(root, 'dist'), base: '' };
/** As on a host that is shared with others. */
const underPath = {
  variable: 'NARRATORIA_WEB_BUILD_UNDER_PATH',
  folder: path.join(root, '.cache/web-under-path'),
  base: '/narratoria',
};

const say = (sentence) => process.stderr.write(`${sentence}\n`);

module.exports = () => prepareWeb([atRoot]);
/** Jest runs each file of this kind once for all projects that name it, so `jest-slow-setup.cjs` names this. */
module.exports.prepareBoth = () => prepareWeb([atRoot, underPath]);

/** A variable that is set already names a build to test as it is. */
async function prepareWeb(builds) {
  const wanted = builds.filter(({ variable }) => !process.env[variable]);
  const areFresh = await Promise.all(wanted.map(isFresh));
  if (areFresh.includes(false)) await withLock(() => buildUnlessFresh(wanted));
  for (const { variable, folder } of wanted) process.env[variable] = copyOf(folder);
}

async function isFresh({ folder, base }) {
  const { describedBuild } = await import('./web/described-build.mjs');
  const { sourcesHash } = await import('./web/sources-hash.mjs');
  const build = describedBuild(folder);
  return build?.base === base && build.sources === sourcesHash(root);
}

async function buildUnlessFresh(wanted) {
  for (const build of wanted) if (!(await isFresh(build))) await buildFor(build);
}

async function buildFor({ folder, base }) {
  const where = base === '' ? '' : ` under ${base}`;
  say(`The web app has changed since it was built; building it for its tests${where}.`);
  const script = path.join(__dirname, 'web/build-web.mjs');
  await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, '--out', folder, '--base', base], {
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
