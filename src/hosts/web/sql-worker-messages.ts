import type { HostFaultCode } from '@/ports/host-fault';
import type { SqlValue, Statement } from '@/ports/sql-database';

export type PostedFault = { readonly code: HostFaultCode; readonly message: string };

/** `mended`: the one that takes the damaged one's place, also once it has. */
export type WhichDatabase = 'stories' | 'damaged' | 'mended';

export type ToSqlWorker =
  | {
      readonly kind: 'read';
      readonly callId: number;
      readonly from: WhichDatabase;
      readonly sql: string;
      readonly params: readonly SqlValue[];
    }
  | {
      readonly kind: 'write';
      readonly callId: number;
      readonly to: WhichDatabase;
      readonly statements: readonly Statement[];
    }
  /** Both are answered with one row: how the copy is called, or null when there is no room for it. */
  | { readonly kind: 'keep-aside'; readonly callId: number }
  | { readonly kind: 'replace'; readonly callId: number }
  /** What was written to `mended` is kept from now on. */
  | { readonly kind: 'settle'; readonly callId: number }
  /** Also gives up its place among those who wait for the database. */
  | { readonly kind: 'close'; readonly callId: number }
  | { readonly kind: 'take-over' };

/** Each message with a number is followed by one of them. */
export type SqlAnswer =
  | { readonly kind: 'rows'; readonly callId: number; readonly rows: readonly unknown[] }
  | { readonly kind: 'refusal'; readonly callId: number; readonly fault: PostedFault };

export type FromSqlWorker =
  /** `visit`: nothing can be kept here, the database is in memory. */
  | { readonly kind: 'ready'; readonly keeps: 'device' | 'visit' }
  /** Another window has the database, or has just taken it; `ready` follows when it is free. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'failed'; readonly fault: PostedFault }
  /** There was no space left, and what was kept back for that has been used. */
  | { readonly kind: 'reserve-used' }
  | SqlAnswer;
