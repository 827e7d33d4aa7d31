import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { fileWitness } from '@/hosts/node/database/file-witness';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { openStoryStore } from '@/persistence/open-story-store';

import { readState } from './read-state';
import { seeFor, type Seen } from './seen';
import { firstRows, writeTurn } from './write-turns';

// `crowd.ts FILE SECONDS READERS`: a writer and its readers on one database, each a process of its own;
// in the end one line of JSON with what each has seen, the writer first.
const [file = '', seconds = '', readers = '', role = 'all'] = process.argv.slice(2);
const never = new AbortController().signal;

const database = openSqliteDatabase(file);
const store = await openStoryStore(database, never, fileWitness(`${file}.witness`));
if (!store.ok) throw store.error;
const opened = { database, store: store.value };

function start(as: 'reader' | 'writer'): Promise<Seen> {
  const script = fileURLToPath(import.meta.url);
  const child = spawn(process.execPath, [script, file, seconds, readers, as], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const broken = { times: 0, faults: [`a ${as} ended with ${String(code)}`] };
      resolve(code === 0 ? (JSON.parse(said) as Seen) : broken);
    });
  });
}

async function everyone(): Promise<readonly Seen[]> {
  await database.write(firstRows, never);
  const roles = Array.from({ length: Number(readers) }, () => start('reader'));
  return Promise.all([start('writer'), ...roles]);
}

function oneOf(as: string): Promise<Seen> {
  return seeFor(Number(seconds), async (turn) => {
    if (as === 'reader') return readState(opened);
    await writeTurn(opened, turn);
    return [];
  });
}

const seen = role === 'all' ? await everyone() : await oneOf(role);
await database.close();
process.stdout.write(`${JSON.stringify(seen)}\n`);
