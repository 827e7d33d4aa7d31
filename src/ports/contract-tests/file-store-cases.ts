import { encodeUtf8 } from '@/foundation/encode-utf8';
import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { expectEqual, expectTrue } from '@/ports/contract-tests/expect';
import type { FileStore } from '@/ports/file-store';

/** What the store under test must hold. */
export const fileStoreFiles = {
  'manifest.json': '{"title":"Weir"}',
  'plot/passages/weir.md': '## weir\n\nThe weir has a voice today: “Grüezi”, 水.\n',
  'plot/passages/people/oda.md': '',
  'plot/beats.json': '[]',
  'plot-notes/old.md': 'not below plot',
} as const;

const never = new AbortController().signal;

export const fileStoreCases: readonly ContractCase<FileStore>[] = [
  {
    title: 'a file is read as the text it holds',
    run: async (store) => {
      for (const [path, text] of Object.entries(fileStoreFiles))
        expectEqual(await store.readText(path, never), text);
    },
  },
  {
    title: 'a missing file is null, and so is a folder or a file below a file',
    run: async (store) => {
      for (const path of ['nothing.md', 'plot', 'plot/nothing.md', 'manifest.json/x', ''])
        expectTrue((await store.readText(path, never)) === null, `"${path}" is not null`);
    },
  },
  {
    title: 'a file is read as the bytes it holds, unless they are too many or there is none',
    run: async (store) => {
      for (const [path, text] of Object.entries(fileStoreFiles)) {
        const bytes = encodeUtf8(text);
        expectEqual(await store.readBytes?.(path, bytes.length, never), bytes);
        expectEqual(await store.readBytes?.(path, bytes.length - 1, never), null);
      }
      for (const path of ['nothing.md', 'plot', '', '../manifest.json', '/etc/hostname'])
        expectTrue(
          (await store.readBytes?.(path, 1_000_000, never)) === null,
          `"${path}" is not null`,
        );
    },
  },
  {
    title: 'every file of the tree is listed, sorted, with its whole path',
    run: async (store) => {
      expectEqual(await store.list('', never), Object.keys(fileStoreFiles).sort());
    },
  },
  {
    title: 'a folder lists what is below it, nested too, and not its namesakes',
    run: async (store) => {
      expectEqual(await store.list('plot', never), [
        'plot/beats.json',
        'plot/passages/people/oda.md',
        'plot/passages/weir.md',
      ]);
      expectEqual(await store.list('plot/passages', never), [
        'plot/passages/people/oda.md',
        'plot/passages/weir.md',
      ]);
    },
  },
  {
    title: 'a missing folder is empty, and so is a file',
    run: async (store) => {
      expectEqual(await store.list('nowhere', never), []);
      expectEqual(await store.list('manifest.json', never), []);
    },
  },
  {
    title: 'no path leaves the root: neither by .. nor by being absolute',
    run: async (store) => {
      const paths = [
        '..',
        '../manifest.json',
        'plot/../../manifest.json',
        'plot/../manifest.json',
        '/etc/hostname',
        '/manifest.json',
        'C:/manifest.json',
        'plot\\..\\manifest.json',
      ];
      for (const path of paths) {
        expectTrue((await store.readText(path, never)) === null, `"${path}" is not null`);
        expectEqual([path, await store.list(path, never)], [path, []]);
      }
    },
  },
];
