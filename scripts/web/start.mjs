// npm start [-- --port 4173 --host --base /narratoria --folder dist --no-build]: builds the web app
// when its sources have changed, and serves it until Ctrl-C.
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { endOnSignals, readBase, readOptions, readPort, runCommand } from './command-line.mjs';
import { describedBuild } from './described-build.mjs';
import { root } from './project-root.mjs';
import { serveWeb } from './serve.mjs';
import { sourcesHash } from './sources-hash.mjs';

const everywhere = '0.0.0.0';

/** `--host` alone means every device of the network. */
function withHostSpelledOut(args) {
  return args.map((each, at) =>
    each === '--host' && (args[at + 1] ?? '--').startsWith('--') ? `--host=${everywhere}` : each,
  );
}

async function bringUpToDate(folder, askedBase) {
  const build = describedBuild(folder);
  const base = askedBase ?? build?.base ?? '';
  if (build?.base === base && build.sources === sourcesHash(root)) return;
  console.log(
    build === undefined
      ? 'The app has not been built yet.'
      : 'The app has changed since it was built.',
  );
  try {
    // Whoever only serves needs nothing that builds.
    const { buildWeb } = await import('./build-web.mjs');
    await buildWeb({ out: folder, base });
  } catch (reason) {
    if (build !== undefined)
      reason.message += '\nThe earlier build is whole: `npm start -- --no-build` serves it.';
    throw reason;
  }
}

function announce({ address }, host) {
  console.log(`Narratoria is at ${address} (Ctrl-C ends it).`);
  if (host !== everywhere) return;
  for (const { address: own } of Object.values(networkInterfaces()).flat())
    if (/^\d+(\.\d+){3}$/.test(own) && !own.startsWith('127.'))
      console.log(`Other devices find it at ${address.replace('127.0.0.1', own)}`);
  console.log('Browsers keep nothing of a page that comes from another device without https.');
}

async function main() {
  const options = readOptions(
    {
      port: { type: 'string', default: '4173' },
      host: { type: 'string', default: '127.0.0.1' },
      base: { type: 'string' },
      folder: { type: 'string', default: 'dist' },
      'no-build': { type: 'boolean', default: false },
    },
    withHostSpelledOut(process.argv.slice(2)),
  );
  const port = readPort(options.port);
  const asked = options.base === undefined ? undefined : readBase(options.base);
  const folder = path.resolve(options.folder);
  if (!options['no-build']) await bringUpToDate(folder, asked);
  const base = asked ?? describedBuild(folder)?.base ?? '';
  const server = await serveWeb({ folder, port, base, host: options.host });
  announce(server, options.host);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.removeAllListeners(signal);
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

endOnSignals();
await runCommand(main);
