import { readFileSync } from 'node:fs';

import { createSameThreadScriptHost } from '@/hosts/fake/same-thread-script-host';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';

import { coreLines, type Validators } from './core-lines';
import type { Recording } from './recording';
import { recordingParts } from './recording-parts';
import { smokeHost } from './smoke-host';
import type { SmokeInput } from './smoke-input';
import { storyLines } from './story-lines';

/** The lines as Node prints them, with real SQLite and the real sandbox, and what these answered. */
export async function smokeOnNode(
  validators: Validators,
  input: SmokeInput,
  quickJsFile: string,
): Promise<{ readonly lines: readonly string[]; readonly recording: Recording }> {
  const database = openSqliteDatabase(':memory:');
  const scripts = createSameThreadScriptHost(readFileSync(quickJsFile));
  const { parts, recording } = recordingParts({ database, scripts });
  const told = await storyLines(smokeHost(input, parts));
  await scripts.close();
  await database.close();
  return { lines: [...(await coreLines(input, validators)), ...told], recording };
}
