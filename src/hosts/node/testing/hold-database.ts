import { createInterface } from 'node:readline';

import { joinDatabase } from '@/hosts/node/database/database-presence';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';

/** Has a database open, writes each line it is given to it, and says so when it is kept. */
const [file = ''] = process.argv.slice(2);
const never = new AbortController().signal;
const presence = joinDatabase(file);
const database = openSqliteDatabase(file);
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const insert = { sql: 'INSERT INTO lines VALUES (?)', params: [line] };
  void database.write([insert], never).then(() => process.stdout.write(`${line}\n`));
});
lines.on('close', () => {
  void database.close().then(() => {
    presence.leave();
  });
});
