// Imported before the command line: in its bundle one word is changed, so that SQLite is asked for less
// than it should be. Nothing else differs, and the test of power cuts must see it.
import { register } from 'node:module';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const asked = 'PRAGMA synchronous = FULL';

if (isMainThread) register(import.meta.url);

export async function load(url, context, loadNext) {
  const loaded = await loadNext(url, context);
  if (!/\/cli-[0-9a-f]+\/[^/]+\.mjs$/.test(url)) return loaded;
  const source = String(loaded.source);
  if (!source.includes(asked)) return loaded;
  const level = process.env.NARRATORIA_TEST_SYNCHRONOUS;
  return { ...loaded, source: source.replace(asked, `PRAGMA synchronous = ${level}`) };
}
