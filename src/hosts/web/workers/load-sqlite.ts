import initSqlite, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import wasmFile from '@sqlite.org/sqlite-wasm/sqlite3.wasm';

type InitOptions = {
  readonly locateFile: () => string;
  readonly print: () => void;
  readonly printErr: () => void;
};

/** Its declaration leaves the options out. */
const init: (options: InitOptions) => Promise<Sqlite3Static> = initSqlite;

/** What fails is thrown as well, and told where it is caught. */
function silent(): void {
  return undefined;
}

export function loadSqlite(): Promise<Sqlite3Static> {
  // Only the pool is used; on an isolated page the others would ask for files that are not there.
  const disable = { vfs: { kvvfs: true, opfs: true, 'opfs-vfs': true, 'opfs-wl': true } };
  const sqlite3ApiConfig = { disable, debug: silent, log: silent, warn: silent, error: silent };
  Object.assign(globalThis, { sqlite3ApiConfig });
  return init({
    locateFile: () => new URL(wasmFile, import.meta.url).href,
    print: silent,
    printErr: silent,
  });
}
