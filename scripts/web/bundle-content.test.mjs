import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { bundleContent } from './bundle-content.mjs';
import { loadCampaign } from '@/campaign/load-campaign';
import { campaignPin } from '@/engine/library/campaign-pin';
import { folderFileStore } from '@/hosts/node/folder-file-store';

/** What is bundled of a project with these files. */
function bundled(files) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narratoria-content-'));
  for (const [file, content] of Object.entries({ 'skills/dice/skill.json': '{}', ...files })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const content = bundleContent(folder, 'public/content');
  rmSync(folder, { recursive: true, force: true });
  return content;
}

it('[arch §6.2.8] the archive has the words of campaigns and only the addresses of their pictures, which lie beside it', () => {
  const { archive, pictures } = bundled({
    'campaigns/weir/manifest.json': '{"title":"Weir"}',
    'campaigns/weir/README.md': 'for people',
    'campaigns/weir/art/locations/weir.PNG': 'bytes of a picture',
    'campaigns/weir/art/weir.gif': 'of another form',
  });
  const [[file, bytes]] = pictures;
  expect(file).toMatch(/^public\/content\/picture-[0-9a-f]{10}\.png$/);
  expect([pictures.length, String(bytes)]).toEqual([1, 'bytes of a picture']);
  expect(JSON.parse(String(archive[1]))).toEqual({
    'campaigns/weir/manifest.json': '{"title":"Weir"}',
    'campaigns/weir/art/locations/weir.PNG': { file: file.slice('public/'.length) },
    'skills/dice/skill.json': '{}',
  });
});

it('a picture has another address when it is another picture', () => {
  const addressOf = (content) => bundled({ 'campaigns/weir/art/weir.png': content }).pictures[0][0];
  expect(addressOf('one')).toBe(addressOf('one'));
  expect(addressOf('one')).not.toBe(addressOf('other'));
});

it('a campaign has the same pin in the archive of the app and as a folder of this machine', async () => {
  // What the bundler of the app replaces.
  globalThis.__DEV__ = false;
  const { archiveFileStore } = await import('@/hosts/web/archive-file-store');
  const root = process.cwd();
  const { archive } = bundleContent(root, 'public/content');
  const never = new globalThis.AbortController().signal;
  const stores = [
    folderFileStore(path.join(root, 'campaigns')),
    archiveFileStore(new Map(Object.entries(JSON.parse(String(archive[1])))), 'campaigns'),
  ];
  const ids = readdirSync(path.join(root, 'campaigns'));
  expect(ids).not.toEqual([]);
  for (const id of ids) {
    const [folder, app] = await Promise.all(
      stores.map(async (store) => {
        const loaded = await loadCampaign(store, id, never);
        return campaignPin(loaded.value);
      }),
    );
    expect([id, app]).toEqual([id, folder]);
  }
});
