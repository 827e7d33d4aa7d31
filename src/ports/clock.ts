export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds that never go backwards, for measuring. */
  elapsed(): number;
  /** Resolves after `ms`, or at once when the signal fires; never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<'elapsed' | 'aborted'>;
}
