// node scripts/run-ts.mjs <entry.ts> [arguments…]: bundles one TypeScript entry and runs it here.
import { rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [entry, ...args] = process.argv.slice(2);
if (entry === undefined) {
  process.stderr.write('Usage: node scripts/run-ts.mjs <entry.ts> [arguments…]\n');
  process.exit(2);
}

const source = path.resolve(entry);
const name = path.relative(root, source).replaceAll(/[^\w.]+/g, '-');
// The process id keeps two runs of one entry from overwriting each other's bundle.
const outfile = path.join(root, '.cache/run-ts', `${name}.${process.pid}.mjs`);
process.on('exit', () => rmSync(outfile, { force: true }));

await build({
  entryPoints: [source],
  outfile,
  absWorkingDir: root,
  alias: { '@': path.join(root, 'src') },
  bundle: true,
  format: 'esm',
  packages: 'external',
  platform: 'node',
  sourcemap: 'inline',
  target: 'node20',
  logLevel: 'warning',
});

process.argv = [process.argv[0], source, ...args];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(outfile).href);
