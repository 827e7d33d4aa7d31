import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What is compared with; each is a folder `with-…` here, with the packages it needs. */
export type Comparison = 'langgraph' | 'orama' | 'quickjs-emscripten' | 'sqlite-vec' | 'use-lite';

/** For those who have not installed it: nothing of it comes with the app. */
export function howToInstall(comparison: Comparison): string {
  return `npm install --prefix bench --workspace with-${comparison}`;
}

/** The folder of an installed package, and what loads it; null where it is not installed. */
export function otherPackage(
  comparison: Comparison,
  name: string,
): { readonly folder: string; readonly load: ReturnType<typeof createRequire> } | null {
  const bench = benchFolder(path.dirname(process.argv[1] ?? ''));
  const own = path.join(bench, `with-${comparison}`);
  const folder = [own, bench]
    .map((place) => path.join(place, 'node_modules', name))
    .find((place) => existsSync(place));
  if (folder === undefined) return null;
  return { folder, load: createRequire(path.join(own, 'package.json')) };
}

/** A benchmark may lie in a folder of its own below it. */
function benchFolder(of: string): string {
  const has = (folder: string): boolean => existsSync(path.join(folder, 'with-langgraph'));
  return has(of) ? of : path.dirname(of);
}
