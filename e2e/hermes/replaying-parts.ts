import type { ScriptHost, ScriptOutput } from '@/ports/script-host';
import type { SqlDatabase } from '@/ports/sql-database';

import { questionOf, type Recording, type ScriptStep } from './recording';
import type { SmokeParts } from './smoke-host';

/**
 * A database and scripts that answer what they answered before, to the same questions only: here there
 * is neither SQLite nor a sandbox.
 */
export function replayingParts(recording: Recording): SmokeParts {
  return { database: replayedDatabase(recording), scripts: replayedScripts(recording) };
}

function replayedDatabase({ reads, writes }: Recording): SqlDatabase {
  return {
    read: async <Row>(...[sql, params]: Parameters<SqlDatabase['read']>) => {
      const rows = await nextAnswer(reads, questionOf(sql, params));
      return rows as readonly Row[];
    },
    write: async (statements) => {
      await nextAnswer(writes, questionOf(statements));
    },
    close: () => Promise.resolve(),
  };
}

function replayedScripts({ runs }: Recording): ScriptHost {
  return {
    run: (...question) => replayedRun(question, runs),
    close: () => Promise.resolve(),
  };
}

async function* replayedRun(
  [script, input, options, signal]: Parameters<ScriptHost['run']>,
  runs: Recording['runs'],
): AsyncGenerator<ScriptOutput> {
  const steps = await nextAnswer(runs, questionOf(script, input, options));
  for (const step of steps)
    if (step.kind === 'output') yield step.output;
    else expectSame(step, await options.services(step.call, signal));
}

function expectSame(step: Extract<ScriptStep, { kind: 'service' }>, answer: unknown): void {
  const [expected, actual] = [JSON.stringify(step.answer), JSON.stringify(answer)];
  if (expected !== actual)
    throw new Error(`${step.call.method} answered ${actual} instead of ${expected}`);
}

function nextAnswer<T>(answers: Readonly<Record<string, T[]>>, question: string): Promise<T> {
  const answer = answers[question]?.shift();
  if (answer === undefined)
    return Promise.reject(new Error(`nobody asked this before: ${question}`));
  return Promise.resolve(answer);
}
