import { HostFault, type HostFaultCode } from '@/ports/host-fault';

type Fault = { readonly code: HostFaultCode; readonly says: string };

const locked: Fault = {
  code: 'locked',
  says: 'is in use by another program; close it and try again',
};
const damaged: Fault = {
  code: 'damaged-database',
  says: 'is damaged or is not a database; it was left as it is',
};

export const sqliteBusy = 5;
export const sqliteFull = 13;

/** By SQLite's primary result code; a message may quote any word of the story. */
const faults: ReadonlyMap<number, Fault> = new Map([
  [sqliteBusy, locked],
  [6, locked],
  [8, { code: 'read-only', says: 'cannot be written to: its folder is read-only' }],
  [11, damaged],
  [
    sqliteFull,
    {
      code: 'disk-full',
      says: 'cannot grow: the disk is full; nothing was lost, free some space and try again',
    },
  ],
  [
    14,
    {
      code: 'read-only',
      says: 'cannot be opened; check that its folder exists and can be written to',
    },
  ],
  [19, { code: 'conflict', says: 'already has this entry' }],
  [26, damaged],
]);

/** SQLite's own words, for errors that come without a code; only the whole message counts. */
const messages: ReadonlyMap<string, number> = new Map([
  ['database is locked', sqliteBusy],
  ['attempt to write a readonly database', 8],
  ['database disk image is malformed', 11],
  ['database or disk is full', sqliteFull],
  ['unable to open database file', 14],
  ['file is not a database', 26],
]);

/** 0 when the message is none of SQLite's own. */
export function resultCodeOf(message: string): number {
  return messages.get(message) ?? 0;
}

/** `database` is how a player would call it, as the subject of a sentence. */
export function sqliteFault(database: string, resultCode: number, reason: unknown): HostFault {
  const known = faults.get(resultCode & 0xff);
  return new HostFault(
    known?.code ?? 'io',
    `${database} ${known?.says ?? `failed: ${sqliteMessage(reason)}`}.`,
    { cause: reason },
  );
}

export function closedFault(): HostFault {
  return new HostFault('io', 'The database is closed or the work was stopped.');
}

/** SQLite's errors may come from another realm, where `instanceof Error` says no. */
export function sqliteMessage(reason: unknown): string {
  return (reason as { message?: string }).message ?? String(reason);
}
