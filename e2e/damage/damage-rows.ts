import { rmSync } from 'node:fs';
import path from 'node:path';

import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

import type { SeededRandom } from '@/foundation/seeded-random';

import { temporaryFolder } from '../testing/narratoria';
import type { Damage, DatabaseFiles } from './damage';
import { databaseFile, filesOf, layDown } from './database-files';

type Value = string | number | bigint | Uint8Array | null;
type Row = Readonly<Record<string, Value>>;
type Table = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
};

/** What one edit did, by the table and column it touched; null when there was nothing to edit. */
type Edit = (database: DatabaseSyncInstance, table: Table, random: SeededRandom) => string | null;

/** Edits the database with SQLite's own hands, so that SQLite finds nothing wrong with it. */
function edited(
  files: DatabaseFiles,
  edit: (database: DatabaseSyncInstance) => string | null,
): ReturnType<Damage> {
  const folder = temporaryFolder();
  layDown(files, folder);
  const database = new DatabaseSync(path.join(folder, databaseFile), {
    enableForeignKeyConstraints: false,
  });
  database.exec('PRAGMA synchronous = OFF');
  const guards = database
    .prepare("SELECT name, tbl_name, sql FROM sqlite_schema WHERE type = 'trigger'")
    .all() as Row[];
  for (const { name } of guards) database.exec(`DROP TRIGGER "${String(name)}"`);
  let kind: string | null = null;
  try {
    kind = edit(database);
  } catch (reason) {
    // A constraint stood in the way: then SQLite itself will not let this damage happen.
    if (!/constraint|NOT NULL|UNIQUE|cannot store/i.test(String(reason))) throw reason;
  }
  const left = tablesOf(database).map(({ name }) => name);
  for (const guard of guards)
    if (left.includes(String(guard['tbl_name']))) database.exec(String(guard['sql']));
  database.close();
  const damaged = filesOf(folder);
  rmSync(folder, { recursive: true });
  return kind === null ? null : { files: damaged, kind };
}

function tablesOf(database: DatabaseSyncInstance): readonly Table[] {
  const names = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all() as { readonly name: string }[];
  return names.map(({ name }) => {
    const columns = database.prepare(`PRAGMA table_info("${name}")`).all() as {
      readonly name: string;
      readonly pk: number;
    }[];
    return {
      name,
      columns: columns.map((column) => column.name),
      key: columns.filter(({ pk }) => pk > 0).map((column) => column.name),
    };
  });
}

function tablesWithRows(database: DatabaseSyncInstance): readonly Table[] {
  return tablesOf(database).filter(
    ({ name }) => database.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).get() !== undefined,
  );
}

function randomRow(database: DatabaseSyncInstance, { name }: Table, random: SeededRandom): Row {
  const { count } = database.prepare(`SELECT count(*) AS count FROM "${name}"`).get() as {
    readonly count: number;
  };
  // The last row of each table is drawn as often as all others together: nothing is chained to it yet.
  const place = random.between(0, 1) === 1 ? count - 1 : random.between(0, count - 1);
  return database.prepare(`SELECT * FROM "${name}" LIMIT 1 OFFSET ${String(place)}`).get() as Row;
}

function whereKey({ key }: Table): string {
  return key.map((column) => `"${column}" IS ?`).join(' AND ');
}

function keyOf(row: Row, { key }: Table): Value[] {
  return key.map((column) => row[column] ?? null);
}

const changeCell: Edit = (database, table, random) => {
  const row = randomRow(database, table, random);
  const column = pick(table.columns, random);
  const before = row[column] ?? null;
  const after = otherValue(before, random);
  set(database, { table, row, column }, after);
  return `${table.name}.${column} changed`;
};

const emptyCell: Edit = (database, table, random) => {
  const row = randomRow(database, table, random);
  const column = pick(table.columns, random);
  if (row[column] === null) return null;
  set(database, { table, row, column }, null);
  return `${table.name}.${column} emptied`;
};

/** A value that another row truly has: a reference that leads somewhere, only elsewhere. */
const swapCells: Edit = (database, table, random) => {
  const [one, other] = [randomRow(database, table, random), randomRow(database, table, random)];
  const column = pick(table.columns, random);
  if (String(one[column]) === String(other[column])) return null;
  set(database, { table, row: one, column }, other[column] ?? null);
  if (!table.key.includes(column))
    set(database, { table, row: other, column }, one[column] ?? null);
  return `${table.name}.${column} swapped between two rows`;
};

const deleteRow: Edit = (database, table, random) => {
  const row = randomRow(database, table, random);
  database
    .prepare(`DELETE FROM "${table.name}" WHERE ${whereKey(table)}`)
    .run(...keyOf(row, table));
  return `a row of ${table.name} deleted`;
};

const emptyTable: Edit = (database, table) => {
  database.exec(`DELETE FROM "${table.name}"`);
  return `all rows of ${table.name} deleted`;
};

const addRow: Edit = (database, table, random) => {
  const row = randomRow(database, table, random);
  const values = table.columns.map((column) =>
    table.key.includes(column) || column === 'ordinal' || column === 'number'
      ? otherValue(row[column] ?? null, random)
      : (row[column] ?? null),
  );
  const places = table.columns.map(() => '?').join(', ');
  database.prepare(`INSERT INTO "${table.name}" VALUES (${places})`).run(...values);
  return `a row of ${table.name} added`;
};

type Cell = { readonly table: Table; readonly row: Row; readonly column: string };

function set(database: DatabaseSyncInstance, { table, row, column }: Cell, value: Value): void {
  database
    .prepare(`UPDATE "${table.name}" SET "${column}" = ? WHERE ${whereKey(table)}`)
    .run(value, ...keyOf(row, table));
}

function otherValue(value: Value, random: SeededRandom): Value {
  if (value === null) return 'nowhere';
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'bigint') return value + 1n;
  if (typeof value === 'string') return otherText(value, random);
  const bytes = Buffer.from(value);
  const place = random.between(0, Math.max(0, bytes.length - 1));
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  return bytes;
}

/** One letter or digit becomes another: JSON stays JSON, a sentence a sentence. */
function otherText(text: string, random: SeededRandom): string {
  const places = [...text.matchAll(/[a-z\d]/gi)].map(({ index }) => index);
  const place = places[random.between(0, Math.max(0, places.length - 1))] ?? 0;
  const letter = text[place] ?? '';
  const other = /\d/.test(letter) ? String((Number(letter) + 1) % 10) : letter === 'e' ? 'a' : 'e';
  return text.slice(0, place) + other + text.slice(place + 1);
}

function pick<T>(list: readonly T[], random: SeededRandom): T {
  const [first, ...others] = list;
  if (first === undefined) throw new Error('There is nothing to pick from.');
  return random.pick([first, ...others]);
}

const inSomeTable =
  (edit: Edit): Damage =>
  ({ files, random }) =>
    edited(files, (database) => edit(database, pick(tablesWithRows(database), random), random));

const inSchema =
  (kind: string, statement: (database: DatabaseSyncInstance) => string): Damage =>
  ({ files }) =>
    edited(files, (database) => {
      database.exec(statement(database));
      return kind;
    });

/** A hand that means no harm, or some; or a fault of ours. */
export const damagesToRows: readonly Damage[] = [
  ...[
    changeCell,
    changeCell,
    changeCell,
    swapCells,
    emptyCell,
    deleteRow,
    deleteRow,
    emptyTable,
    addRow,
  ].map(inSomeTable),
  inSchema('user_version lowered', (database) => {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    return `PRAGMA user_version = ${String(version - 1)}`;
  }),
  inSchema('user_version set to 0', () => 'PRAGMA user_version = 0'),
  inSchema('application_id changed', () => 'PRAGMA application_id = 7'),
  ({ files, random }) =>
    edited(files, (database) => {
      const table = pick(tablesWithRows(database), random);
      database.exec(`DROP TABLE "${table.name}"`);
      return `the table ${table.name} dropped`;
    }),
];
