import { MemorySqlDatabase } from '@/hosts/fake/memory-sql-database';
import { sqlDatabaseCases } from '@/ports/contract-tests/sql-database-cases';

const never = new AbortController().signal;

it.each(sqlDatabaseCases)('$title', (contractCase) => {
  const database = new MemorySqlDatabase();
  return contractCase.run({ open: () => Promise.resolve(database.open()) });
});

it('a write that is told to break changes nothing, and the next one works', async () => {
  const memory = new MemorySqlDatabase();
  const database = memory.open();
  const create = [{ sql: 'CREATE TABLE shelf (thing TEXT)', params: [] }];
  memory.breakNextWrite('disk-full');
  await expect(database.write(create, never)).rejects.toMatchObject({ code: 'disk-full' });
  await database.write(create, never);
  expect(await database.read('SELECT * FROM shelf', [], never)).toEqual([]);
});
