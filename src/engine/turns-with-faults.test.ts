import path from 'node:path';

import { playWithFaults, type FaultyPlay } from '@/engine/testing/play-with-faults';
import { testHost } from '@/engine/testing/test-engine';
import { folderFileStore } from '@/hosts/node/folder-file-store';

const campaigns = folderFileStore(path.resolve(__dirname, '../../campaigns'));
const turns = 100;

let play: FaultyPlay;
beforeAll(async () => {
  play = await playWithFaults(testHost({ content: { campaigns } }), {
    campaign: 'forty-three-smokes',
    seed: 1,
    turns,
  });
});

it('[arch SC-006; 002 US-1; arch §2.3.4] after a hundred turns with faults in scripts, planner, narrator and store the player has prose and choices, and the story is whole', () => {
  expect(play.broken).toEqual([]);
  expect(play.turns).toBeGreaterThanOrEqual(turns);
});

it('the faults were of every kind, and a fault of the store took away no more than its turn', () => {
  const named = [...play.faults.keys()];
  const kinds = new Set(named.map((fault) => fault.slice(0, fault.indexOf(':'))));
  expect(kinds).toEqual(new Set(['script', 'planner', 'narrator', 'store']));
  expect(named.length).toBeGreaterThan(35);
  expect(play.lost).toBeGreaterThan(5);
});
