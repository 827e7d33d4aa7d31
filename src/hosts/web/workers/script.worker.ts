import type { ToGuestThread } from '@/hosts/shared/script-host/guest-thread-messages';
import { serveGuest } from '@/hosts/shared/script-host/serve-guest';

const receive = serveGuest((message) => {
  self.postMessage(message);
});

self.addEventListener('message', ({ data }: MessageEvent<ToGuestThread>) => {
  receive(data);
});
