import { sqliteBusy, sqliteFault, sqliteFull } from '@/hosts/shared/sqlite-fault';
import type { PostedFault } from '@/hosts/web/sql-worker-messages';
import { wasSpaceUsedUp } from '@/hosts/web/workers/space-watch';
import { HostFault } from '@/ports/host-fault';

const inputOutputError = 10;
/** Not from SQLite itself, but from the pool of its files. */
const noResult = 0;

/** What may be told of an error: an Error itself loses its kind on the way to the page. */
export function faultOf(reason: unknown): PostedFault {
  const { code, message } = hostFaultOf(reason);
  return { code, message };
}

export function hostFaultOf(reason: unknown): HostFault {
  return reason instanceof HostFault ? reason : databaseFault(reason);
}

function databaseFault(reason: unknown): HostFault {
  return sqliteFault('The database in this browser', resultCodeOf(reason), reason);
}

/** SQLite's own, or the one it would have used for what the browser says. */
function resultCodeOf(reason: unknown): number {
  const { resultCode = 0, name } = reason as { resultCode?: number; name?: string };
  const wasRefused = wasSpaceUsedUp() && [inputOutputError, noResult].includes(resultCode & 0xff);
  if (wasRefused || name === 'QuotaExceededError') return sqliteFull;
  return name === 'NoModificationAllowedError' ? sqliteBusy : resultCode;
}
