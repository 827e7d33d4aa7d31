import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { findSkills } from '@/cli/plan/find-skills';
import { removeTemporaryFolders, temporaryFolder } from '@/hosts/node/testing/temporary-folder';

afterAll(removeTemporaryFolders);

function skillIn(parent: string, folder: string, name: string): void {
  mkdirSync(path.join(parent, folder));
  const manifest = { name, version: '1.0.0', description: 'Lights torches.' };
  writeFileSync(path.join(parent, folder, 'skill.json'), JSON.stringify(manifest));
}

it('[002 FR-060] a folder whose skill calls itself as another folder’s does is refused and named', async () => {
  const [beside, bundled] = [temporaryFolder(), temporaryFolder()];
  skillIn(beside, 'thief', 'memory');
  skillIn(beside, 'my-torch', 'torch');
  skillIn(beside, 'other-torch', 'torch');
  skillIn(bundled, 'memory', 'memory');
  const names = ['thief', 'my-torch', 'other-torch'];
  const found = await findSkills(names, [beside, bundled], new AbortController().signal);
  expect([
    found.skills.map(({ folder }) => folder),
    found.skipped.map(({ reason }) => reason),
  ]).toEqual([
    [path.join(beside, 'my-torch')],
    [
      'it calls itself memory, as the skill in memory does',
      'it calls itself torch, as the skill in my-torch does',
    ],
  ]);
});
