import { testHost } from '@/engine/testing/test-engine';
import { openSqliteDatabase } from '@/hosts/node/sqlite-database';
import { HostFault } from '@/ports/host-fault';
import type { HostServices } from '@/ports/this-host';
import { AppModel } from '@/ui/app/app-model';
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

it('[arch SC-026] what the device warns of is told, and the same only once', async () => {
  let warn: (sentence: string) => void = () => undefined;
  const watchWarnings = (listener: (sentence: string) => void): (() => void) => {
    warn = listener;
    return () => undefined;
  };
  const app = await startOn({ ...testHost(), watchWarnings });
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
  const app = await startOn({ ...testHost({ database: damaged }), replaceDatabase });
  expect(app.warnings.getState()).toEqual([
    'The database was damaged. 0 stories are whole; the damaged database is kept as narratoria.damaged.',
  ]);
});
