import type { HostFaultCode } from '@/ports/host-fault';
import type { SqlValue, Statement } from '@/ports/sql-database';

export type PostedFault = { readonly code: HostFaultCode; readonly message: string };

export type ToSqlWorker =
  | {
      readonly kind: 'read';
      readonly callId: number;
      readonly sql: string;
      readonly params: readonly SqlValue[];
    }
  | { readonly kind: 'write'; readonly callId: number; readonly statements: readonly Statement[] }
  /** Also gives up its place among those who wait for the database. */
  | { readonly kind: 'close'; readonly callId: number }
  | { readonly kind: 'take-over' };

/** Each read, write and close is followed by one of them. */
export type SqlAnswer =
  | { readonly kind: 'rows'; readonly callId: number; readonly rows: readonly unknown[] }
  | { readonly kind: 'refusal'; readonly callId: number; readonly fault: PostedFault };

export type FromSqlWorker =
  /** `visit`: nothing can be kept here, the database is in memory. */
  | { readonly kind: 'ready'; readonly keeps: 'device' | 'visit' }
  /** Another window has the database, or has just taken it; `ready` follows when it is free. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'failed'; readonly fault: PostedFault }
  | SqlAnswer;
