import type { ToGuestThread } from '@/hosts/shared/guest-thread-messages';
import { serveGuest } from '@/hosts/shared/serve-guest';

const receive = serveGuest((message) => {
  self.postMessage(message);
});

self.addEventListener('message', ({ data }: MessageEvent<ToGuestThread>) => {
  receive(data);
});
