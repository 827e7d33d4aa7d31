import { sqliteMessage, sqliteFault } from '@/hosts/shared/sqlite-fault';
import { HostFault } from '@/ports/host-fault';

const cannotOpen = 14;

/** The driver tells SQLite's result code only in the words of its error. */
const resultCode = /\[op-sqlite\] (?:SQLite error code: |SQL statement error:)(\d+)/;

export function opSqliteFault(reason: unknown): HostFault {
  if (reason instanceof HostFault) return reason;
  const message = sqliteMessage(reason);
  const [, code] = resultCode.exec(message) ?? [];
  const isUnopened = code === undefined && message.includes('unable to open database file');
  return sqliteFault(
    'The database on this device',
    isUnopened ? cannotOpen : Number(code ?? 0),
    reason,
  );
}
