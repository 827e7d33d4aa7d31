import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Seen } from './readers/seen';
import { isSoak } from './testing/is-soak';
import { root, temporaryFolder } from './testing/narratoria';

const seconds = isSoak ? 60 : 10;
const readers = 8;

it(`[arch SC-031, §6.1.3] eight readers and a writer for ${seconds} seconds: no error, and never half a commit`, async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(root, 'scripts/run-ts.mjs'),
      path.join(root, 'e2e/readers/crowd.ts'),
      path.join(temporaryFolder(), 'narratoria.db'),
      ...[seconds, readers].map(String),
    ],
    { cwd: root },
  );
  const [writer, ...others] = JSON.parse(stdout) as readonly Seen[];
  expect([writer?.faults, ...others.map(({ faults }) => faults)]).toEqual(
    Array.from({ length: 1 + readers }, () => []),
  );
  // Whoever waited all the time has proven nothing.
  for (const { times } of others) expect(times).toBeGreaterThan(seconds);
  expect(writer?.times).toBeGreaterThan(seconds);
});
