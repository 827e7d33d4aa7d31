import { clockCases, interruptibleClockCases } from '@/ports/contract-tests/clock-cases';
import { digestCases } from '@/ports/contract-tests/digest-cases';
import { fileChangesCases } from '@/ports/contract-tests/file-changes-cases';
import { fileStoreCases } from '@/ports/contract-tests/file-store-cases';
import { isPossibleOn } from '@/ports/contract-tests/impossible-script-tasks';
import { randomCases } from '@/ports/contract-tests/random-cases';
import { scriptHostCases } from '@/ports/contract-tests/script-host-cases';
import { moduleDialect } from '@/ports/contract-tests/script-module-dialect';
import { scriptTaskCases } from '@/ports/contract-tests/script-task-cases';
import { sqlDatabaseCases } from '@/ports/contract-tests/sql-database-cases';
import { vectorMatrixCases } from '@/ports/contract-tests/vector-matrix-cases';

const elapsed = (): number => performance.now();
const scriptTasks = scriptTaskCases(moduleDialect, elapsed);

/** The contracts a browser must keep; the page runs them and the test names them. */
export const hostSuites = {
  clock: [...clockCases, ...interruptibleClockCases],
  digest: digestCases,
  files: fileStoreCases,
  'own files': fileStoreCases,
  'changed files': fileChangesCases,
  random: randomCases,
  scripts: [
    ...scriptHostCases(elapsed),
    ...scriptTasks.filter((each) => isPossibleOn('threads', each)),
  ],
  database: sqlDatabaseCases,
  matrices: vectorMatrixCases,
} as const;

export type SuiteName = keyof typeof hostSuites;
