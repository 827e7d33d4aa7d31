import { encodeUtf8 } from '@/foundation/encode-utf8';
import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { expectEqual, expectTrue } from '@/ports/contract-tests/expect';
import type { ChangeableFileStore } from '@/ports/file-store';

const never = new AbortController().signal;

/** What the store under test must hold, all of it the player's own. */
export const ownFiles = {
  'weir/manifest.json': '{"title":"Weir"}',
  'weir/plot/beats.json': '[]',
  'weirs/old.md': 'not below weir',
} as const;

async function write(store: ChangeableFileStore, path: string, text: string): Promise<string> {
  const written = await store.changes.write(path, encodeUtf8(text), never);
  return written.ok ? 'done' : written.error.code;
}

async function remove(store: ChangeableFileStore, path: string): Promise<string> {
  const removed = await store.changes.remove(path, never);
  return removed.ok ? 'done' : removed.error.code;
}

async function rename(store: ChangeableFileStore, from: string, to: string): Promise<string> {
  const renamed = await store.changes.rename(from, to, never);
  return renamed.ok ? 'done' : renamed.error.code;
}

async function expectUnchanged(store: ChangeableFileStore): Promise<void> {
  expectEqual(await store.list('', never), Object.keys(ownFiles).sort());
  for (const [path, text] of Object.entries(ownFiles))
    expectEqual(await store.readText(path, never), text);
}

/** A watcher that can be waited for. */
function watcher(store: ChangeableFileStore, path: string) {
  const seen = { calls: 0, next: (): void => undefined };
  const isTold = new Promise<void>((resolve) => {
    seen.next = resolve;
  });
  const end = store.changes.watch(path, () => {
    seen.calls += 1;
    seen.next();
  });
  return { seen, isTold, end };
}

const notPaths = ['', '..', '../out.md', 'weir/../../out.md', '/etc/out.md', 'C:/out.md', 'a\\b'];
const notWritable = [...notPaths, './a.md', 'a//b.md', 'a/', 'weir', 'weir/plot'];

const changes: readonly ContractCase<ChangeableFileStore>[] = [
  {
    title: 'what is written is read and listed, in folders that were not there before',
    run: async (store) => {
      const text = 'The weir has a voice: “Grüezi”, 水.\n';
      expectEqual(await write(store, 'mill/plot/passages/mill.md', text), 'done');
      expectEqual(await store.readText('mill/plot/passages/mill.md', never), text);
      expectEqual(await store.list('mill', never), ['mill/plot/passages/mill.md']);
      expectEqual(
        await store.readBytes?.('mill/plot/passages/mill.md', 1_000, never),
        encodeUtf8(text),
      );
    },
  },
  {
    title: 'a file is written over as a whole, also with nothing',
    run: async (store) => {
      expectEqual(await write(store, 'weir/manifest.json', '{}'), 'done');
      expectEqual(await store.readText('weir/manifest.json', never), '{}');
      expectEqual(await write(store, 'weir/manifest.json', ''), 'done');
      expectEqual(await store.readText('weir/manifest.json', never), '');
    },
  },
  {
    title: 'bytes that are changed after they were written do not change the file',
    run: async (store) => {
      const bytes = encodeUtf8('one');
      const written = store.changes.write('weir/a.md', bytes, never);
      await written;
      bytes.fill(0);
      expectEqual(await store.readText('weir/a.md', never), 'one');
    },
  },
  {
    title:
      'a file that would be a folder, below a file or outside is refused, and nothing has changed',
    run: async (store) => {
      for (const path of [...notWritable, 'weir/manifest.json/x'])
        expectEqual([path, await write(store, path, 'x')], [path, 'bad-path']);
      await expectUnchanged(store);
    },
  },
  {
    title: 'a file is removed, and a folder with all that is in it, but not its namesakes',
    run: async (store) => {
      expectEqual(await remove(store, 'weir/plot/beats.json'), 'done');
      expectEqual(await store.list('weir', never), ['weir/manifest.json']);
      expectEqual(await remove(store, 'weir'), 'done');
      expectEqual(await store.list('', never), ['weirs/old.md']);
      expectEqual(await store.readText('weir/manifest.json', never), null);
    },
  },
  {
    title: 'what is not there cannot be removed, and neither can what is outside or everything',
    run: async (store) => {
      for (const path of [...notPaths, 'mill', 'weir/nothing.md', 'weir/manifest.json/x'])
        expectEqual([path, await remove(store, path)], [path, 'missing']);
      await expectUnchanged(store);
    },
  },
  {
    title: 'a file or folder has another name at once, with all that is in it',
    run: async (store) => {
      expectEqual(await rename(store, 'weir', 'old/weir'), 'done');
      expectEqual(await store.list('', never), [
        'old/weir/manifest.json',
        'old/weir/plot/beats.json',
        'weirs/old.md',
      ]);
      expectEqual(await store.readText('old/weir/manifest.json', never), '{"title":"Weir"}');
      expectEqual(await rename(store, 'weirs/old.md', 'weirs/new.md'), 'done');
      expectEqual(await store.list('weirs', never), ['weirs/new.md']);
    },
  },
  {
    title: 'nothing is renamed over something else, into itself, below a file or out of the tree',
    run: async (store) => {
      const attempts = [
        ['weir', 'weirs', 'taken'],
        ['weirs/old.md', 'weir/manifest.json', 'taken'],
        ['weir', 'weir/plot/weir', 'bad-path'],
        ['weir', 'weirs/old.md/x', 'bad-path'],
        ['weir', '../weir', 'bad-path'],
        ['weir', '', 'bad-path'],
        ['mill', 'weir', 'missing'],
        ['..', 'mill', 'missing'],
        ['', 'mill', 'missing'],
      ] as const;
      for (const [from, to, fault] of attempts)
        expectEqual([from, to, await rename(store, from, to)], [from, to, fault]);
      await expectUnchanged(store);
    },
  },
];

const watching: readonly ContractCase<ChangeableFileStore>[] = [
  {
    title: 'who watches a folder is told when a file below it is written, and then reads it',
    run: async (store) => {
      const { isTold, end } = watcher(store, 'weir');
      await write(store, 'weir/plot/beats.json', '[1]');
      await isTold;
      expectEqual(await store.readText('weir/plot/beats.json', never), '[1]');
      end();
    },
  },
  {
    title: 'who watches everything, or what is not there yet, is told when it comes',
    run: async (store) => {
      const [all, mill] = [watcher(store, ''), watcher(store, 'mill')];
      await write(store, 'mill/manifest.json', '{}');
      await Promise.all([all.isTold, mill.isTold]);
      all.end();
      mill.end();
    },
  },
  {
    title: 'who watches what goes is told, also when it goes with a folder or gets another name',
    run: async (store) => {
      const plot = watcher(store, 'weir/plot');
      await remove(store, 'weir');
      await plot.isTold;
      plot.end();
      const [old, other] = [watcher(store, 'weirs'), watcher(store, 'mills')];
      await rename(store, 'weirs', 'mills');
      await Promise.all([old.isTold, other.isTold]);
      old.end();
      other.end();
    },
  },
  {
    title: 'what changes elsewhere is not told, and nothing is after the end',
    run: async (store) => {
      const [elsewhere, ended] = [watcher(store, 'weirs'), watcher(store, 'weir')];
      ended.end();
      const weir = watcher(store, 'weir');
      await write(store, 'weir/a.md', 'a');
      await weir.isTold;
      expectTrue(elsewhere.seen.calls === 0, 'what did not change was told');
      expectTrue(ended.seen.calls === 0, 'who had ended was told');
      elsewhere.end();
      weir.end();
    },
  },
  {
    title: 'every later change is told too, also of what came after the watching began',
    run: async (store) => {
      const first = watcher(store, 'mill');
      await write(store, 'mill/plot/beats.json', '[]');
      await first.isTold;
      first.end();
      const second = watcher(store, 'mill');
      await write(store, 'mill/plot/beats.json', '[1]');
      await second.isTold;
      const calls = second.seen.calls;
      const again = new Promise<void>((resolve) => {
        second.seen.next = resolve;
      });
      await write(store, 'mill/plot/beats.json', '[2]');
      await again;
      expectTrue(second.seen.calls > calls, 'the second change was not told');
      second.end();
    },
  },
];

/** Each case has a store of its own, with `ownFiles` in it. */
export const fileChangesCases = [...changes, ...watching];
