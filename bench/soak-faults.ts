import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { playWithFaults, type FaultyPlay } from '@/engine/testing/play-with-faults';
import { createSameThreadScriptHost } from '@/hosts/fake/same-thread-script-host';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { systemClock } from '@/hosts/node/system-clock';

// Turns in each of which a script, the planner, the narrator or the store fails: 200 in short, else 1,000.
const root = path.resolve(process.argv[1] ?? '', '../..');
const turns = process.argv.includes('--short') ? 200 : 1_000;
/** Each in a data base of its own. */
const turnsOfPlay = 50;

const wasmFile = createRequire(path.join(root, 'package.json')).resolve(
  'quickjs-wasi/quickjs.wasm',
);
const scripts = createSameThreadScriptHost(readFileSync(wasmFile));
const started = performance.now();
const plays: FaultyPlay[] = [];
for (let seed = 1; seed <= turns / turnsOfPlay; seed += 1) {
  const database = openSqliteDatabase(':memory:');
  plays.push(
    await playWithFaults(
      {
        storage: { database },
        content: {
          campaigns: folderFileStore(path.join(root, 'campaigns')),
          skills: folderFileStore(path.join(root, 'skills')),
        },
        compute: { scripts, cores: 2 },
        device: { clock: systemClock, random: { secureSeed: () => seed } },
      },
      { campaign: 'forty-three-smokes', seed, turns: turnsOfPlay },
    ),
  );
  await database.close();
}
await scripts.close();

const sum = (of: (play: FaultyPlay) => number): number =>
  plays.reduce((total, play) => total + of(play), 0);
const faults = new Map<string, number>();
for (const play of plays)
  for (const [fault, times] of play.faults) faults.set(fault, (faults.get(fault) ?? 0) + times);
const broken = plays.flatMap((play) => play.broken);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(
  [
    `${String(sum((play) => play.turns))} turns with faults in ${seconds} s, ${String(sum((play) => play.lost))} of them lost and pressed again`,
    ...[...faults].sort().map(([fault, times]) => `  ${fault}: ${String(times)}`),
    ...broken.slice(0, 20),
    `${String(broken.length)} broken promises`,
    '',
  ].join('\n'),
);
if (broken.length > 0) process.exitCode = 1;
