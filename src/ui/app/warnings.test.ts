import { begin, collect, never, open, testEngine, testHost } from '@/engine/testing/test-engine';
import { systemClock } from '@/hosts/node/system-clock';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { HostFault } from '@/ports/host-fault';
import type { HostServices } from '@/ports/host-services';
import { AppModel } from '@/ui/app/app-model';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import { ScriptedHost } from '@/ui/app/testing/scripted-host';
import { until } from '@/ui/app/testing/until';

async function startOn(services: HostServices): Promise<AppModel> {
  const host = new ScriptedHost();
  const app = new AppModel(host);
  app.start();
  host.tell({ kind: 'ready', services, keeps: 'device' });
  await until(app.app, ({ kind }) => kind === 'ready');
  return app;
}

it('what the device warns of is told, and the same only once', async () => {
  let warn: (sentence: string) => void = () => undefined;
  const watchWarnings = (listener: (sentence: string) => void): (() => void) => {
    warn = listener;
    return () => undefined;
  };
  const app = await startOn(testHost({ storage: { watchWarnings } }));
  expect(app.warnings.getState()).toEqual([]);
  warn('The disk is full.');
  warn('The disk is full.');
  expect(app.warnings.getState()).toEqual(['The disk is full.']);
});

it('[arch SC-026] a library that had to be mended says so, and what its old file is called', async () => {
  const unreadable = openSqliteDatabase(':memory:');
  const damaged = {
    ...unreadable,
    read: () => Promise.reject(new HostFault('damaged-database', 'is damaged')),
    write: () => Promise.reject(new HostFault('damaged-database', 'is damaged')),
    close: () => unreadable.close(),
  };
  const replaceDatabase = () =>
    Promise.resolve({
      damaged,
      fresh: openSqliteDatabase(':memory:'),
      aside: 'narratoria.damaged',
    });
  const app = await startOn(testHost({ storage: { database: damaged, replaceDatabase } }));
  expect(app.warnings.getState()).toEqual([
    'The database was damaged. 0 stories are whole; the damaged database is kept as narratoria.damaged.',
  ]);
});

it('[arch §6.1.4] what need not be kept is let go while the player looks at the first screen', async () => {
  const host = testHost();
  const engine = await testEngine(host);
  const session = await open(engine, await begin(engine));
  await collect(session.resume(never));
  await engine.keepOnly([{ dataType: 'session', maxCount: 0 }], never);
  const visits = () => host.storage.database.read('SELECT id FROM sessions', [], never);
  expect(await visits()).toHaveLength(1);
  await startOn(host);
  for (let tries = 0; tries < 500 && (await visits()).length > 0; tries += 1)
    await systemClock.sleep(2, never);
  expect(await visits()).toEqual([]);
});

it('[002 FR-034, FR-064] skills that were skipped are told in one notice, each with its reason', async () => {
  const described = '{ "name": "lamp", "version": "1.0.0", "description": "Light." }';
  const skills = memoryFileStore({
    'bell/skill.json': '{',
    'lamp/skill.json': described,
    'lamp/config-schema.json': '[]',
  });
  const app = await startOn(testHost({ content: { skills } }));
  const [bell, lamp] = await until(app.skippedSkills, ({ length }) => length > 0);
  expect([bell?.name, lamp?.name]).toEqual(['bell', 'lamp']);
  expect(app.warnings.getState()).toEqual([
    expect.stringMatching(
      /^The skill in bell was skipped: skill\.json is not JSON: .+\. The skill in lamp was skipped: config-schema\.json describes no settings: properties is missing\.$/,
    ),
  ]);
});
