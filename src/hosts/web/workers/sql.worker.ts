import type { FromSqlWorker, ToSqlWorker } from '@/hosts/web/sql-worker-messages';
import { DatabaseKeeper } from '@/hosts/web/workers/database-keeper';
import { faultOf, hostFaultOf } from '@/hosts/web/workers/fault-of';
import { loadSqlite } from '@/hosts/web/workers/load-sqlite';
import { Reserve } from '@/hosts/web/workers/reserve';
import { watchSpace } from '@/hosts/web/workers/space-watch';

type SqlCall = Exclude<ToSqlWorker, { readonly kind: 'take-over' }>;

function tell(message: FromSqlWorker): void {
  self.postMessage(message);
  if (message.kind === 'ready' && message.keeps === 'device') void reserve.fill();
}

watchSpace();
/** The page names this worker after the database. */
const reserve = new Reserve(self.name);
const keeper = new DatabaseKeeper(self.name, loadSqlite(), tell);

keeper.keep().catch((reason: unknown) => {
  tell({ kind: 'failed', fault: faultOf(reason) });
});

/** One after another: some take their time, and the next must not overtake them. */
let answered: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<ToSqlWorker>) => {
  if (data.kind === 'take-over') keeper.askOtherWindow();
  else answered = answered.then(() => answer(data));
});

async function answer(call: SqlCall): Promise<void> {
  const { callId } = call;
  try {
    tell({ kind: 'rows', callId, rows: await rowsOf(call) });
  } catch (reason) {
    tell({ kind: 'refusal', callId, fault: faultOf(reason) });
  }
}

async function rowsOf(call: SqlCall): Promise<readonly unknown[]> {
  switch (call.kind) {
    case 'read':
      return keeper.database(call.from).read(call.sql, call.params);
    case 'write':
      await write(call);
      return [];
    case 'keep-aside':
      return [await nameOrNull(() => keeper.keepDatabaseAside())];
    case 'replace':
      return [await nameOrNull(() => keeper.replace())];
    case 'settle':
      // For a moment there are three of them.
      await reserve.release();
      await keeper.settle();
      void reserve.fill();
      return [];
    case 'close':
      keeper.close();
      return [];
  }
}

/** When there is no space left the reserve is let go, and what was to be kept is tried once more. */
async function write({
  to,
  statements,
}: Extract<SqlCall, { readonly kind: 'write' }>): Promise<void> {
  try {
    keeper.database(to).write(statements);
  } catch (reason) {
    const fault = hostFaultOf(reason);
    if (fault.code !== 'disk-full' || !(await reserve.release())) throw fault;
    keeper.database(to).write(statements);
    tell({ kind: 'reserve-used' });
  }
}

/** Null when there is no room for a copy. */
async function nameOrNull(keep: () => Promise<string>): Promise<string | null> {
  try {
    return await keep();
  } catch (reason) {
    const fault = hostFaultOf(reason);
    if (fault.code === 'disk-full') return null;
    throw fault;
  }
}
