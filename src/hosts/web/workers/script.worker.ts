import type {
  FromGuestThread,
  ToGuestThread,
} from '@/hosts/shared/script-host/guest-thread-messages';
import { serveGuest } from '@/hosts/shared/script-host/serve-guest';

let answer = (message: FromGuestThread): void => {
  self.postMessage(message);
};

const receive = serveGuest((message) => {
  answer(message);
});

/** In a room of its own (`start-in-room.ts`) it is first given a way past it to the page. */
self.addEventListener('message', ({ data, ports: [page] }: MessageEvent<ToGuestThread>) => {
  if (page === undefined) {
    receive(data);
    return;
  }
  answer = (message) => {
    page.postMessage(message);
  };
  page.addEventListener('message', (sent: MessageEvent<ToGuestThread>) => {
    receive(sent.data);
  });
  page.start();
  self.postMessage('started');
});
