import path from 'node:path';

import { fileWitness } from '@/hosts/node/database/file-witness';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { openStoryStore } from '@/persistence/open-story-store';
import type { StoryStore } from '@/persistence/story-store';

import { databaseFile } from './database-files';

const never = new AbortController().signal;

/** Works with the stories of a folder, kept as the command line keeps them; closes whatever comes of it. */
export async function withStore<T>(
  folder: string,
  work: (store: StoryStore) => Promise<T>,
): Promise<T> {
  const file = path.join(folder, databaseFile);
  const database = openSqliteDatabase(file);
  try {
    const store = await openStoryStore(database, never, fileWitness(`${file}.witness`));
    if (!store.ok) throw store.error;
    return await work(store.value);
  } finally {
    await database.close();
  }
}
