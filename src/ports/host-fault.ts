export type HostFaultCode =
  | 'damaged-database'
  | 'foreign-database'
  | 'newer-database'
  | 'locked'
  | 'read-only'
  | 'disk-full'
  | 'missing'
  | 'conflict'
  | 'io';

/** The one error a broken host throws: its message is one sentence a player can read, with what and where. */
export class HostFault extends Error {
  constructor(
    readonly code: HostFaultCode,
    message: string,
    options?: { cause: unknown },
  ) {
    super(message);
    this.name = 'HostFault';
    if (options !== undefined) this.cause = options.cause;
  }
}
