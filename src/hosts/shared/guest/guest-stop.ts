import type { ExitReason } from '@/ports/script-host';

/** Thrown through the guest's frames, where no catch or finally of the script can hold it. */
export class GuestStop extends Error {
  constructor(
    readonly reason: ExitReason,
    message: string,
  ) {
    super(message);
    this.name = 'GuestStop';
  }
}

export function outOfMemory(): GuestStop {
  return new GuestStop('memory', 'The script used more memory than it may.');
}
