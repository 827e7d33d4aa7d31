import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { DatabaseSync } from '@photostructure/sqlite';

import { otherPackage, type Comparison } from './other-package';

/** The rows of the ten nearest to a query. */
export type Search = (query: Float32Array) => readonly number[] | Promise<readonly number[]>;

/** As much of them as is used here; they are not among the packages of this project. */
type SqliteVec = { readonly getLoadablePath: () => string };
type Orama = {
  readonly create: (options: { schema: Readonly<Record<string, string>> }) => unknown;
  readonly insertMultiple: (database: unknown, documents: readonly object[]) => Promise<unknown>;
  readonly search: (
    database: unknown,
    request: object,
  ) => Promise<{ readonly hits: readonly { readonly id: string }[] }>;
};

/** Null when it is not installed. */
async function installed(comparison: Comparison, name: string, file: string): Promise<unknown> {
  const folder = otherPackage(comparison, name)?.folder;
  return folder === undefined ? null : import(pathToFileURL(path.join(folder, file)).href);
}

export async function sqliteVec(
  vectors: readonly Float32Array[],
  dimension: number,
): Promise<Search | null> {
  const extension = (await installed('sqlite-vec', 'sqlite-vec', 'index.mjs')) as SqliteVec | null;
  if (extension === null) return null;
  const database = new DatabaseSync(':memory:', { allowExtension: true });
  database.enableLoadExtension(true);
  database.loadExtension(extension.getLoadablePath());
  database.exec(`CREATE VIRTUAL TABLE vectors USING vec0(vector float[${dimension}]); BEGIN`);
  const insert = database.prepare('INSERT INTO vectors (rowid, vector) VALUES (?, ?)');
  for (const [row, vector] of vectors.entries()) insert.run(BigInt(row), bytesOf(vector));
  database.exec('COMMIT');
  const select = database.prepare(
    'SELECT rowid FROM vectors WHERE vector MATCH ? AND k = 10 ORDER BY distance',
  );
  return (query) => {
    const rows = select.all(bytesOf(query)) as readonly { readonly rowid: number }[];
    return rows.map(({ rowid }) => rowid);
  };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

export async function orama(
  vectors: readonly Float32Array[],
  dimension: number,
): Promise<Search | null> {
  const library = (await installed('orama', '@orama/orama', 'dist/esm/index.js')) as Orama | null;
  if (library === null) return null;
  const database = library.create({ schema: { vector: `vector[${dimension}]` } });
  await library.insertMultiple(
    database,
    vectors.map((vector, row) => ({ id: String(row), vector: [...vector] })),
  );
  return async (query) => {
    const vector = { value: query, property: 'vector' };
    const request = { mode: 'vector', vector, similarity: 0, limit: 10 };
    const { hits } = await library.search(database, request);
    return hits.map(({ id }) => Number(id));
  };
}
