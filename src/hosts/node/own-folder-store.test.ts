import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { encodeUtf8 } from '@/foundation/encode-utf8';
import { ownFolderStore } from '@/hosts/node/own-folder-store';
import { folderWith } from '@/hosts/node/testing/folder-with';
import { removeTemporaryFolders, temporaryFolder } from '@/hosts/node/testing/temporary-folder';
import { fileChangesCases, ownFiles } from '@/ports/contract-tests/file-changes-cases';
import { fileStoreCases, fileStoreFiles } from '@/ports/contract-tests/file-store-cases';
import { HostFault } from '@/ports/host-fault';

const never = new AbortController().signal;
const bytes = encodeUtf8('x');

afterAll(removeTemporaryFolders);

it.each(fileStoreCases)('$title', (contractCase) =>
  contractCase.run(ownFolderStore(folderWith(fileStoreFiles))),
);

it.each(fileChangesCases)('$title', (contractCase) =>
  contractCase.run(ownFolderStore(folderWith(ownFiles))),
);

it('a folder that is not there is made when something is first put into it, and nothing else is left beside it', async () => {
  const root = path.join(temporaryFolder(), 'data/campaigns');
  const store = ownFolderStore(root);
  expect([await store.list('', never), (await store.changes.remove('weir', never)).ok]).toEqual([
    [],
    false,
  ]);
  expect((await store.changes.write('weir/manifest.json', bytes, never)).ok).toBe(true);
  expect(await store.list('', never)).toEqual(['weir/manifest.json']);
  expect(readdirSync(path.dirname(root))).toEqual(['campaigns']);
});

it('nothing is written, removed or renamed behind a link that leads out of the folder', async () => {
  const root = folderWith({ 'weir/manifest.json': '{}' });
  const outside = path.dirname(root);
  mkdirSync(path.join(outside, 'secret'));
  writeFileSync(path.join(outside, 'secret/diary.md'), 'not yours');
  symlinkSync(path.join(outside, 'secret'), path.join(root, 'way-out'));
  const { changes } = ownFolderStore(root);
  const results = await Promise.all([
    changes.write('way-out/new.md', bytes, never),
    changes.write('way-out/new/er.md', bytes, never),
    changes.remove('way-out/diary.md', never),
    changes.rename('way-out/diary.md', 'weir/diary.md', never),
    changes.rename('weir', 'way-out/weir', never),
  ]);
  expect(results.map((result) => (result.ok ? 'done' : result.error.code))).toEqual([
    'bad-path',
    'bad-path',
    'missing',
    'missing',
    'bad-path',
  ]);
  expect(readdirSync(path.join(outside, 'secret'))).toEqual(['diary.md']);
});

it('a link in the place of a file is replaced, and what it led to stays as it is', async () => {
  const root = folderWith({ 'weir/manifest.json': '{}' });
  const outside = path.join(path.dirname(root), 'notes.md');
  writeFileSync(outside, 'mine');
  symlinkSync(outside, path.join(root, 'weir/notes.md'));
  const store = ownFolderStore(root);
  expect((await store.changes.write('weir/notes.md', bytes, never)).ok).toBe(true);
  expect([await store.readText('weir/notes.md', never), readFileSync(outside, 'utf8')]).toEqual([
    'x',
    'mine',
  ]);
});

it('a disk that cannot be written to is one sentence, and no half file is left', async () => {
  const root = path.join('/proc', 'campaigns');
  const attempt = ownFolderStore(root).changes.write('weir/manifest.json', bytes, never);
  await expect(attempt).rejects.toThrow(HostFault);
  await expect(attempt).rejects.toThrow('/proc/campaigns/weir/manifest.json cannot be changed.');
});

it('what another program changes is told: a copied folder, an edited file, a folder that was not there', async () => {
  const root = path.join(temporaryFolder(), 'data/campaigns');
  const store = ownFolderStore(root);
  const told = async (change: () => void): Promise<readonly string[]> => {
    await new Promise<void>((resolve) => {
      const end = store.changes.watch('', () => {
        end();
        resolve();
      });
      change();
    });
    return store.list('', never);
  };
  expect(
    await told(() => {
      mkdirSync(path.join(root, 'weir/plot'), { recursive: true });
      writeFileSync(path.join(root, 'weir/manifest.json'), '{}');
    }),
  ).toEqual(['weir/manifest.json']);
  await told(() => {
    writeFileSync(path.join(root, 'weir/plot/beats.json'), '[]');
  });
  expect(await store.readText('weir/plot/beats.json', never)).toBe('[]');
});
