import type { FromGuest, ToGuest } from '@/hosts/shared/guest/guest-messages';

/** One guest, lent to one run. Exactly one of `release` and `discard` is called, once. */
export type GuestLink = {
  listen(listener: (message: FromGuest) => void): void;
  send(message: ToGuest): void;
  /** The guest is idle: the next run may have it. */
  release(): void;
  /** The guest does not yield: it is ended by force. */
  discard(): void;
};
