import { fail, succeed } from '@/foundation/result';
import { makeBootableGuest, type CompiledGuest } from '@/hosts/shared/guest/bootable-guest';
import { Guest } from '@/hosts/shared/guest/guest';
import type { GuestLink } from '@/hosts/shared/script-host/guest-link';
import type { FromGuest } from '@/hosts/shared/guest/guest-messages';
import { cancelledExit } from '@/hosts/shared/script-host/script-exit';
import { scriptHostOver, type GuestSource } from '@/hosts/shared/script-host/script-host-over';
import type { ScriptHost } from '@/ports/script-host';

type Slot = { readonly guest: Guest; listener: (message: FromGuest) => void };

/**
 * The same guest without a worker: a script computes on the calling thread, and a native loop that
 * never polls cannot be stopped. For tests and tools, not for other people's skills.
 */
export function createSameThreadScriptHost(wasm: Uint8Array): ScriptHost {
  return scriptHostOver(new SameThreadGuests(wasm));
}

class SameThreadGuests implements GuestSource {
  private readonly free: Slot[] = [];
  private readonly lent = new Set<Slot>();
  private bootable: Promise<CompiledGuest> | undefined;
  private closed = false;

  constructor(private readonly wasm: Uint8Array) {}

  async acquire(signal: AbortSignal): ReturnType<GuestSource['acquire']> {
    this.bootable ??= makeBootableGuest(this.wasm);
    const bootable = await this.bootable;
    if (this.closed || signal.aborted) return fail(cancelledExit());
    return succeed(this.lend(this.free.pop() ?? newSlot(bootable)));
  }

  close(): Promise<void> {
    this.closed = true;
    for (const slot of this.lent) slot.listener(cancelledExit());
    return Promise.resolve();
  }

  private lend(slot: Slot): GuestLink {
    this.lent.add(slot);
    return {
      listen: (listener) => {
        slot.listener = listener;
      },
      send: (message) => {
        slot.guest.receive(message);
      },
      release: () => {
        this.lent.delete(slot);
        if (!this.closed) this.free.push(slot);
      },
      discard: () => {
        this.lent.delete(slot);
      },
    };
  }
}

function newSlot({ module, image }: CompiledGuest): Slot {
  const slot: Slot = {
    guest: new Guest(module, image, (message) => {
      slot.listener(message);
    }),
    listener: () => undefined,
  };
  return slot;
}
