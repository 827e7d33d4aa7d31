import { closedFault } from '@/hosts/shared/sqlite-fault';
import type { FromSqlWorker, ToSqlWorker } from '@/hosts/web/sql-worker-messages';
import { DatabaseKeeper } from '@/hosts/web/workers/database-keeper';
import { faultOf } from '@/hosts/web/workers/fault-of';
import { loadSqlite } from '@/hosts/web/workers/load-sqlite';
import { watchSpace } from '@/hosts/web/workers/space-watch';

type SqlCall = Exclude<ToSqlWorker, { readonly kind: 'take-over' }>;

function tell(message: FromSqlWorker): void {
  self.postMessage(message);
}

watchSpace();
/** The page names this worker after the database. */
const keeper = new DatabaseKeeper(self.name, loadSqlite(), tell);

keeper.keep().catch((reason: unknown) => {
  tell({ kind: 'failed', fault: faultOf(reason) });
});

self.addEventListener('message', ({ data }: MessageEvent<ToSqlWorker>) => {
  if (data.kind === 'take-over') keeper.askOtherWindow();
  else answer(data);
});

function answer(call: SqlCall): void {
  const { callId } = call;
  try {
    tell({ kind: 'rows', callId, rows: rowsOf(call) });
  } catch (reason) {
    tell({ kind: 'refusal', callId, fault: faultOf(reason) });
  }
}

function rowsOf(call: SqlCall): readonly unknown[] {
  if (call.kind === 'close') {
    keeper.close();
    return [];
  }
  const { connection } = keeper;
  if (connection === undefined) throw closedFault();
  if (call.kind === 'read') return connection.read(call.sql, call.params);
  connection.write(call.statements);
  return [];
}
