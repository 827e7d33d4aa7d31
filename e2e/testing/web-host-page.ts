import { Engine } from '@/engine/engine';
import { StoryFiles } from '@/engine/files/story-files';
import type { CampaignChange } from '@/engine/library/campaign-pin';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { scriptLimits } from '@/foundation/limits';
import { thisHost } from '@/hosts/this-host/this-host.web';
import type { HostServices } from '@/ports/host-services';
import type { HostStatus } from '@/ports/this-host';
import { archiveFileStore, loadContentArchive } from '@/hosts/web/archive-file-store';
import { assets } from '@/hosts/web/assets.gen';
import { browserClock } from '@/hosts/web/browser-clock';
import { browserDigest } from '@/hosts/web/browser-digest';
import { browserRandom } from '@/hosts/web/browser-random';
import { localPreferences } from '@/hosts/web/local-preferences';
import { publicUrl } from '@/hosts/web/public-url';
import { withOwnFiles } from '@/hosts/web/with-own-files';
import { createWebScriptHost } from '@/hosts/web/script-host';
import { StoryStorage } from '@/hosts/web/story-storage';
import { workerSqlDatabase } from '@/hosts/web/worker-sql-database';
import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { timeFiveEvents } from '@/ports/contract-tests/five-events';
import { runScript, type ProbedRun } from '@/ports/contract-tests/script-probe';
import { ownFiles } from '@/ports/contract-tests/file-changes-cases';
import { fileStoreFiles } from '@/ports/contract-tests/file-store-cases';
import type { ChangeableFileStore, FileStore } from '@/ports/file-store';
import { succeed } from '@/foundation/result';
import { serviceTable } from '@/skills/service-table';
import { HostFault } from '@/ports/host-fault';
import type { ScriptLimits } from '@/ports/script-host';
import type { SqlDatabase } from '@/ports/sql-database';

import { hostSuites, type SuiteName } from './host-suites';
import { reachBeside, reachInRoom } from './reach-of-scripts';
import { printedStory, type PlayedStory } from './printed-story';
import { kernelMatrices, timeScans } from './web-scan';
import type { TurnMoment } from './halting-database';
import { fingerprint, webStories, type FoundLibrary, type PlayedTurns } from './web-story-page';

const never = new AbortController().signal;

const scripts = createWebScriptHost({
  workerUrl: publicUrl(assets.scriptWorker),
  wasmUrl: publicUrl(assets.quickJs),
});

async function archivedFiles(): Promise<FileStore> {
  return archiveFileStore(await loadContentArchive(publicUrl('case-files.json')), 'campaigns');
}

let trees = 0;

/** Each case has a tree of its own, over an archive with nothing in it. */
async function filledFiles(files: Readonly<Record<string, string>>): Promise<ChangeableFileStore> {
  trees += 1;
  const name = `case-files-${String(trees)}`;
  const store = withOwnFiles(archiveFileStore(new Map(), 'campaigns'), {
    name,
    preferences: localPreferences(name),
  });
  for (const [path, text] of Object.entries(files))
    await store.changes.write(path, encodeUtf8(text), never);
  return store;
}

let databases = 0;

/** Each case has a database of its own, opened through a new worker each time. */
async function withDatabases(contractCase: (typeof hostSuites.database)[number]): Promise<void> {
  databases += 1;
  const name = `case-${String(databases)}`;
  const storages: StoryStorage[] = [];
  const open = (): Promise<SqlDatabase> =>
    new Promise((resolve, reject) => {
      const storage = new StoryStorage({
        workerUrl: publicUrl(assets.sqlWorker),
        name,
        changed: (status) => {
          if (status.kind === 'ready' && status.keeps === 'device')
            resolve(workerSqlDatabase(status.calls));
          else if (status.kind !== 'opening') reject(new Error(`the storage is ${status.kind}`));
        },
        warn: () => undefined,
      });
      storages.push(storage);
      storage.open();
    });
  try {
    await contractCase.run({ open });
  } finally {
    for (const storage of storages) storage.end();
  }
}

const runSuite: Readonly<Record<SuiteName, (title: string) => Promise<void>>> = {
  clock: (title) => caseOf(hostSuites.clock, title).run(browserClock),
  digest: (title) => caseOf(hostSuites.digest, title).run(browserDigest),
  files: async (title) => caseOf(hostSuites.files, title).run(await archivedFiles()),
  'own files': async (title) =>
    caseOf(hostSuites['own files'], title).run(await filledFiles(fileStoreFiles)),
  'changed files': async (title) =>
    caseOf(hostSuites['changed files'], title).run(await filledFiles(ownFiles)),
  random: (title) => caseOf(hostSuites.random, title).run(browserRandom),
  scripts: (title) => caseOf(hostSuites.scripts, title).run(scripts),
  database: (title) => withDatabases(caseOf(hostSuites.database, title)),
  matrices: (title) => caseOf(hostSuites.matrices, title).run(kernelMatrices),
};

function caseOf<Host>(cases: readonly ContractCase<Host>[], title: string): ContractCase<Host> {
  const found = cases.find((contractCase) => contractCase.title === title);
  if (found === undefined) throw new Error(`there is no case "${title}"`);
  return found;
}

function shown(status: HostStatus): string {
  if (status.kind === 'ready') return `ready ${status.keeps}`;
  return status.kind === 'failed' ? `failed ${status.message}` : status.kind;
}

let latest: HostStatus = { kind: 'opening' };
const told: string[] = [];
const warnings: string[] = [];
const waiting = new Map<string, () => void>();

function services(): HostServices {
  if (latest.kind !== 'ready') throw new Error(`the host is ${latest.kind}`);
  return latest.services;
}

function database(): SqlDatabase {
  return services().storage.database;
}

/** What the test asks of the page, through the browser's driver. */
const webHostPage = {
  /** Null, or what is wrong. */
  runCase: async (suite: SuiteName, title: string): Promise<string | null> => {
    try {
      await runSuite[suite](title);
      return null;
    } catch (reason) {
      return reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
    }
  },
  runScript: (source: string, limits: Partial<ScriptLimits>): Promise<ProbedRun> =>
    runScript(scripts, source, { limits }),
  /** Milliseconds of each, one after another; the first also starts what is not yet there. */
  timeScripts: async (runs: number): Promise<readonly number[]> => {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1)
      times.push(await timeFiveEvents(scripts, () => performance.now()));
    return times;
  },
  timeScans,
  reachInRoom,
  reachBeside,
  /** A script with these permissions, and for how long the page could do nothing else meanwhile. */
  runBesideClock: async (
    source: string,
    permissions: readonly string[],
  ): Promise<{ readonly run: ProbedRun; readonly longestPauseMs: number }> => {
    const services = serviceTable(
      { 'memory.store': () => succeed({ id: 'memory' }) },
      new Set(permissions),
    );
    let [last, longestPauseMs] = [performance.now(), 0];
    const tick = setInterval(() => {
      const now = performance.now();
      longestPauseMs = Math.max(longestPauseMs, now - last);
      last = now;
    }, 5);
    const run = await runScript(scripts, source, { services, limits: scriptLimits });
    clearInterval(tick);
    return { run, longestPauseMs };
  },
  watch: (): void => {
    thisHost.watch((status) => {
      latest = status;
      told.push(shown(status));
      waiting.get(shown(status))?.();
      if (status.kind === 'ready')
        status.services.storage.watchWarnings?.((sentence) => warnings.push(sentence));
    });
  },
  told: (): readonly string[] => told,
  becomes: (status: string): Promise<void> =>
    new Promise((resolve) => {
      if (shown(latest) === status) resolve();
      else waiting.set(status, resolve);
    }),
  takeOver: (): void => {
    thisHost.takeOver();
  },
  files: async (): Promise<readonly string[]> => {
    if (latest.kind !== 'ready') return [];
    const { campaigns, skills } = latest.services.content;
    return [...(await campaigns.list('', never)), ...(await skills.list('', never))];
  },
  /** Null when the row is written, else the fault's code and sentence. */
  keep: async (text: string): Promise<string | null> => {
    try {
      await database().write(
        [
          { sql: 'CREATE TABLE IF NOT EXISTS kept (text TEXT)', params: [] },
          { sql: 'INSERT INTO kept VALUES (?)', params: [text] },
        ],
        never,
      );
      return null;
    } catch (reason) {
      return reason instanceof HostFault ? `${reason.code}: ${reason.message}` : String(reason);
    }
  },
  kept: async (): Promise<readonly string[]> => {
    const rows = await database().read<{ text: string }>('SELECT text FROM kept', [], never);
    return rows.map(({ text }) => text);
  },
  pragma: (name: string): Promise<readonly unknown[]> =>
    database().read(`PRAGMA ${name}`, [], never),
  play: (seeds: readonly number[], choices: number): Promise<void> =>
    webStories.play(services(), seeds, choices),
  /** What `play --json` would print of it here. */
  printed: async (story: PlayedStory): Promise<readonly string[]> => {
    const engine = await Engine.create(services(), never);
    if (!engine.ok) throw engine.error;
    return printedStory(engine.value, story);
  },
  find: (): Promise<FoundLibrary> => webStories.find(services()),
  playUntil: (moment: TurnMoment): Promise<PlayedTurns> => webStories.playUntil(services(), moment),
  reserved: webStories.reserved,
  harm: webStories.harm,
  change: async (sqls: readonly string[]): Promise<void> => {
    await database().write(
      sqls.map((sql) => ({ sql, params: [] })),
      never,
    );
  },
  /** The damaged database is put aside, and nothing comes in its place. */
  replace: async (): Promise<string | null> =>
    (await services().storage.replaceDatabase?.())?.aside ?? null,
  asides: async (): Promise<readonly string[]> =>
    (await services().storage.keptAside?.list(never)) ?? [],
  asideFingerprint: async (name: string): Promise<string> =>
    fingerprint(new Uint8Array((await services().storage.keptAside?.read(name, never)) ?? [])),
  /** As letters of one byte each. */
  aside: async (name: string): Promise<string> =>
    [...((await services().storage.keptAside?.read(name, never)) ?? [])]
      .map((byte) => String.fromCharCode(byte))
      .join(''),
  warnings: (): readonly string[] => warnings,
  /** Takes a save file in, says what became of its stories, and writes one of the first anew. */
  takeIn: async (
    file: readonly number[],
    version: string,
  ): Promise<{
    readonly outcomes: readonly string[];
    readonly again: readonly number[];
    readonly isPinned: boolean;
    readonly campaignChange: CampaignChange | null;
  }> => {
    if (latest.kind !== 'ready') throw new Error(`the host is ${latest.kind}`);
    const engine = await Engine.create({ ...latest.services, version }, never);
    if (!engine.ok) throw engine.error;
    const options = {
      onOtherContent: 'refuse',
      keepReplaced: () => Promise.resolve(false),
    } as const;
    const taken = await new StoryFiles(engine.value).importFile(
      new Uint8Array(file),
      options,
      never,
    );
    if (!taken.ok) throw new Error(taken.error.message);
    const [first] = taken.value;
    if (first === undefined) throw new Error('there is no story in it');
    const again = await new StoryFiles(engine.value).exportStory(first.id, never);
    if (!again.ok) throw new Error(again.error.message);
    const session = await engine.value.open(first.id, never);
    if (!session.ok) throw new Error(session.error.message);
    const { playthrough } = session.value;
    return {
      outcomes: taken.value.map(({ outcome }) => outcome),
      again: [...again.value],
      isPinned: playthrough.campaignPin !== undefined,
      campaignChange: await engine.value.campaignChange(playthrough, never),
    };
  },
  /** As if the player had put a file into a campaign, given one another name, or removed one. */
  changeFiles: async (
    changes: readonly (readonly [how: 'put' | 'rename' | 'remove', path: string, what?: string])[],
  ): Promise<readonly string[]> => {
    const store = services().content.campaigns.changes;
    if (store === undefined) return [];
    const outcomes: string[] = [];
    for (const [how, path, what = ''] of changes) {
      const changed = await (how === 'put'
        ? store.write(path, encodeUtf8(what), never)
        : how === 'rename'
          ? store.rename(path, what, never)
          : store.remove(path, never));
      outcomes.push(changed.ok ? 'done' : changed.error.message);
    }
    return outcomes;
  },
  campaigns: async (): Promise<readonly string[]> => {
    const engine = await Engine.create(services(), never);
    if (!engine.ok) throw engine.error;
    const cards = await engine.value.campaignCards(never);
    return cards.map((card) => (card.kind === 'playable' ? card.title : card.fault));
  },
  watchUpdate: (): Promise<void> =>
    new Promise((resolve) => {
      thisHost.watchUpdate(resolve);
    }),
  applyUpdate: (): void => {
    thisHost.applyUpdate();
  },
  preference: (key: string, value?: string): string | null => {
    if (value !== undefined) thisHost.preferences.write(key, value);
    return thisHost.preferences.read(key);
  },
};

export type WebHostPage = typeof webHostPage;

Object.assign(globalThis, { webHostPage });
