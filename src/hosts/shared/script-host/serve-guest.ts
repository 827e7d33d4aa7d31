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
    guest = new Guest(message.module, message.image ?? makeGuestImage(message.module), post);
    post({ kind: 'ready' });
  };
}
