import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { folderFileStore } from '@/hosts/node/folder-file-store';
import { folderWith } from '@/hosts/node/testing/folder-with';
import { removeTemporaryFolders, temporaryFolder } from '@/hosts/node/testing/temporary-folder';
import { fileStoreCases, fileStoreFiles } from '@/ports/contract-tests/file-store-cases';

const never = new AbortController().signal;

afterAll(removeTemporaryFolders);

it.each(fileStoreCases)('$title', (contractCase) =>
  contractCase.run(folderFileStore(folderWith(fileStoreFiles))),
);

it('a relative root, or one with a slash at its end, is the same folder', async () => {
  const root = folderWith({ 'a.md': 'text' });
  const relative = path.relative(process.cwd(), root);
  expect(await folderFileStore(`${root}/`).readText('a.md', never)).toBe('text');
  expect(await folderFileStore(relative).list('', never)).toEqual(['a.md']);
});

it('a root that is not there holds nothing', async () => {
  const store = folderFileStore(path.join(temporaryFolder(), 'nowhere'));
  expect([await store.list('', never), await store.readText('a', never)]).toEqual([[], null]);
});

it('a link that leads out of the root is neither read nor listed', async () => {
  const root = folderWith({ 'inside.md': 'mine' });
  const outside = path.dirname(root);
  writeFileSync(path.join(outside, 'secret.md'), 'not yours');
  symlinkSync(path.join(outside, 'secret.md'), path.join(root, 'link.md'));
  symlinkSync(outside, path.join(root, 'way-out'));
  const store = folderFileStore(root);
  expect(await store.readText('link.md', never)).toBeNull();
  expect(await store.readText('way-out/secret.md', never)).toBeNull();
  expect(await store.list('way-out', never)).toEqual([]);
  expect(await store.list('', never)).toEqual(['inside.md']);
});
