import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { salvageWords } from '@/engine/salvage-words';
import { campaignStore } from '@/cli/kit/campaign-store';
import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import type { Surroundings } from '@/cli/kit/surroundings';
import { lineEnd, plainLook, writeShown } from '@/cli/kit/terminal';
import { Engine } from '@/engine/engine';
import type { EngineHost } from '@/engine/engine-host';
import { withBallast } from '@/hosts/node/database/ballast';
import { joinDatabase } from '@/hosts/node/database/database-presence';
import { fileWitness } from '@/hosts/node/database/file-witness';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { keepDatabaseAside } from '@/hosts/node/database/keep-database-aside';
import { replaceDatabase } from '@/hosts/node/database/replace-database';
import { OwnMiniLm, ownMiniLmFolder } from '@/hosts/node/own-minilm';
import { prepareDataFolder } from '@/hosts/node/prepare-data-folder';
import {
  createProgramScriptHost,
  type ProgramScriptHost,
  type ProgramScriptHostOptions,
} from '@/hosts/node/programs/program-script-host';
import { createNodeScriptHost } from '@/hosts/node/script-host';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { systemClock } from '@/hosts/node/system-clock';
import { systemDigest } from '@/hosts/node/system-digest';
import { systemRandom } from '@/hosts/node/system-random';
import { createVectorMatrix } from '@/hosts/shared/vectors/create-vector-matrix';
import { scriptHostByKind } from '@/hosts/shared/script-host/script-host-by-kind';
import { mendingDatabase } from '@/persistence/mending-database';
import type { ScriptHost } from '@/ports/script-host';
import type { Clock } from '@/ports/clock';
import type { HostStorage } from '@/ports/host-services';
import type { SearchByMeaning } from '@/ports/search-by-meaning';
import type { SqlDatabase } from '@/ports/sql-database';

const databaseFile = 'narratoria.db';
const reserveFile = 'narratoria.reserve';

function quickjsWasmFile(root: string): string {
  const require = createRequire(path.join(root, 'package.json'));
  return require.resolve('quickjs-wasi/quickjs.wasm');
}

export function openScriptHost({ root, workerFile }: Surroundings): ScriptHost {
  return createNodeScriptHost({
    workerFile,
    wasmFile: quickjsWasmFile(root),
    workers: availableParallelism(),
  });
}

/** Scripts of any kind this machine can run. Closing `scripts` closes both. */
export function openScripts(
  surroundings: Surroundings,
  options: Pick<ProgramScriptHostOptions, 'diagnose' | 'confinement'> = {},
): {
  readonly scripts: ScriptHost;
  readonly programs: ProgramScriptHost;
} {
  const programs = createProgramScriptHost(options);
  return {
    scripts: scriptHostByKind({ modules: openScriptHost(surroundings), programs }),
    programs,
  };
}

/** Whatever else is asked for, also with --quiet: it is about what is kept. */
function tell(sentence: string): void {
  writeShown('stderr', [sentence, lineEnd], plainLook);
}

/** Where the stories of this machine are kept. */
export function storyDatabase(dataFolder: string): SqlDatabase {
  prepareDataFolder(dataFolder);
  const file = path.join(dataFolder, databaseFile);
  const presence = joinDatabase(file);
  const database = openSqliteDatabase(file);
  const mending = mendingDatabase({
    database,
    replace: () => replaceDatabase(file, database, presence),
    onMended: (salvage, aside) => {
      const witness = fileWitness(`${file}.witness`);
      for (const { id, commits } of salvage.stories) witness.note(id, commits);
      tell(salvageWords(salvage, aside));
    },
  });
  const leaving: SqlDatabase = {
    ...mending,
    close: async () => {
      await mending.close();
      presence.leave();
    },
  };
  return withBallast(leaving, {
    file: path.join(dataFolder, reserveFile),
    onReleased: () => {
      tell(
        'The disk is full. What was kept back for this was used: the story is saved so far. Free some space before you go on.',
      );
    },
  });
}

/** Searching by meaning on this machine: by the player's model, where one is given and can be used. */
export function meaningOf(
  { root }: Pick<Surroundings, 'root'>,
  model: OwnMiniLm | null = null,
): SearchByMeaning {
  return {
    loadWordTable: () => readFile(path.join(root, 'assets/recall/word-table.bin')),
    createMatrix: createVectorMatrix,
    ...(model === null ? {} : { openModel: model.open }),
  };
}

export type NodeEngine = {
  readonly engine: Engine;
  readonly scripts: ScriptHost;
  readonly programs: ProgramScriptHost;
  readonly clock: Clock;
  /** Where the player may have a model. */
  readonly modelFolder: string;
  close(): Promise<void>;
};

/** What this machine has for an engine, wherever its stories are kept. */
export function nodeHost(
  { root, version }: Surroundings,
  {
    storage,
    scripts,
    programs,
    dataFolder,
    model = null,
  }: {
    readonly storage: HostStorage;
    readonly scripts: ScriptHost;
    readonly programs: ProgramScriptHost;
    readonly dataFolder: string;
    /** Without it the built-in embedder searches, as on every other machine. */
    readonly model?: OwnMiniLm | null;
  },
): EngineHost {
  return {
    storage,
    content: {
      campaigns: campaignStore({ root }, dataFolder),
      // A skill that did not come along would run with all it asks for: they wait for the player's consent.
      skills: folderFileStore(path.join(root, 'skills')),
    },
    compute: {
      scripts,
      files: programs.files,
      cores: availableParallelism(),
      digest: systemDigest,
      meaning: meaningOf({ root }, model),
    },
    device: { clock: systemClock, random: systemRandom },
    version,
  };
}

/** The engine on this machine, its stories in `dataFolder`. Whoever opens it closes it, also after an error. */
export async function openNodeEngine(
  surroundings: Surroundings,
  dataFolder: string,
  signal: AbortSignal,
): Promise<NodeEngine> {
  const file = path.join(dataFolder, databaseFile);
  const database = storyDatabase(dataFolder);
  const storage: HostStorage = {
    database,
    witness: fileWitness(`${file}.witness`),
    keepDatabaseAside: () => keepDatabaseAside(file),
  };
  const { scripts, programs } = openScripts(surroundings);
  const model = new OwnMiniLm(ownMiniLmFolder(dataFolder));
  const close = async (): Promise<void> => {
    await scripts.close();
    await database.close();
    await model.close();
  };
  try {
    const engine = await Engine.create(
      nodeHost(surroundings, { storage, scripts, programs, dataFolder, model }),
      signal,
    );
    if (!engine.ok)
      throw new CliFault(`The database ${file} ${engine.error.message}.`, exitCode.bad);
    const { folder: modelFolder } = model;
    return { engine: engine.value, scripts, programs, clock: systemClock, modelFolder, close };
  } catch (reason) {
    await close();
    throw reason;
  }
}
