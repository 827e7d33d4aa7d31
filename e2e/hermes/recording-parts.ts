import type { ScriptHost, ScriptOutput } from '@/ports/script-host';
import type { SqlDatabase } from '@/ports/sql-database';

import { questionOf, type Recording, type ScriptStep } from './recording';
import type { SmokeParts } from './smoke-host';

/** The database and the scripts as they are; what they answer is written down. */
export function recordingParts(parts: SmokeParts): {
  readonly parts: SmokeParts;
  readonly recording: Recording;
} {
  const recording: Recording = { reads: {}, writes: {}, runs: {} };
  const database = recordedDatabase(parts.database, recording);
  const scripts = recordedScripts(parts.scripts, recording);
  return { parts: { database, scripts }, recording };
}

function recordedDatabase(database: SqlDatabase, { reads, writes }: Recording): SqlDatabase {
  return {
    read: async <Row>(...[sql, params, signal]: Parameters<SqlDatabase['read']>) => {
      const rows = await database.read<Row>(sql, params, signal);
      (reads[questionOf(sql, params)] ??= []).push(rows);
      return rows;
    },
    write: async (statements, signal) => {
      await database.write(statements, signal);
      (writes[questionOf(statements)] ??= []).push(null);
    },
    close: () => database.close(),
  };
}

function recordedScripts(scripts: ScriptHost, { runs }: Recording): ScriptHost {
  return {
    run: (...question) => recordedRun(scripts, question, runs),
    close: () => scripts.close(),
  };
}

async function* recordedRun(
  scripts: ScriptHost,
  [script, input, options, signal]: Parameters<ScriptHost['run']>,
  runs: Recording['runs'],
): AsyncGenerator<ScriptOutput> {
  const steps: ScriptStep[] = [];
  (runs[questionOf(script, input, options)] ??= []).push(steps);
  const services: typeof options.services = async (call, until) => {
    const answer = await options.services(call, until);
    steps.push({ kind: 'service', call, answer });
    return answer;
  };
  for await (const output of scripts.run(script, input, { ...options, services }, signal)) {
    steps.push({ kind: 'output', output });
    yield output;
  }
}
