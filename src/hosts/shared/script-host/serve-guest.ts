import { Guest } from '@/hosts/shared/guest/guest';
import { makeGuestImage } from '@/hosts/shared/guest/guest-image';
import type {
  FromGuestThread,
  ToGuestThread,
} from '@/hosts/shared/script-host/guest-thread-messages';

/** The thread's side: boots one guest and passes messages to and from it. */
export function serveGuest(
  post: (message: FromGuestThread) => void,
): (message: ToGuestThread) => void {
  let guest: Guest | undefined;
  return (message) => {
    if (message.kind !== 'boot') {
      guest?.receive(message);
      return;
    }
    const module =
      message.module instanceof WebAssembly.Module
        ? message.module
        : new WebAssembly.Module(message.module);
    guest = new Guest(module, message.image ?? makeGuestImage(module), post);
    post({ kind: 'ready' });
  };
}
