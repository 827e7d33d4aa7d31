import type { FromGuestThread } from '@/hosts/shared/script-host/guest-thread-messages';
import type { RawThread, RawThreadEvents } from '@/hosts/shared/script-host/guest-thread';

/**
 * Runs in a frame whose origin is nobody's, so that whatever gets out of the engine of the scripts finds no
 * stories, no files and no caches there. The page's policy lets it run by its hash (`scripts/web/headers.mjs`).
 */
const roomScript = `addEventListener('message', ({ data, source, ports: [control, talk] }) => {
  if (source !== parent) return;
  const url = URL.createObjectURL(new Blob([data], { type: 'text/javascript' }));
  const worker = new Worker(url, { name: 'scripts' });
  worker.onmessage = () => control.postMessage({ started: true });
  worker.onerror = ({ message }) => control.postMessage({ failed: message ?? 'it could not be started' });
  control.onmessage = () => {
    worker.terminate();
    URL.revokeObjectURL(url);
    control.close();
  };
  worker.postMessage('here', [talk]);
});`;

const roomScriptHash = 'sha256-ZYn50qicBA4lk/rF1JWtTTTGvou0mLVn2uzsCeMH/sQ=';

/** A network is no use to scripts either; the engine is compiled inside. */
const policy = `default-src 'none'; script-src '${roomScriptHash}' 'wasm-unsafe-eval'; worker-src blob:`;

type ControlMessage = { readonly started: true } | { readonly failed: string };

/** A browser that cannot do it says nothing; the scripts are not to wait for it long. */
const patienceMs = 5_000;

const frameId = 'room-of-scripts';

let room: Promise<Window | null> | undefined;

/** A worker with this code in the room; null where the browser has no such rooms. */
export async function startInRoom(
  code: string,
  events: RawThreadEvents,
): Promise<RawThread | null> {
  room ??= openRoom();
  const opened = await room;
  if (opened === null) return null;
  const [control, talk] = [new MessageChannel(), new MessageChannel()];
  talk.port1.onmessage = ({ data }: MessageEvent<FromGuestThread>) => {
    events.message(data);
  };
  const hasStarted = new Promise<boolean>((resolve) => {
    setTimeout(() => {
      resolve(false);
    }, patienceMs);
    control.port1.onmessage = ({ data }: MessageEvent<ControlMessage>) => {
      resolve('started' in data);
      control.port1.onmessage = (later: MessageEvent<ControlMessage>) => {
        if ('failed' in later.data) events.failed(later.data.failed);
      };
    };
  });
  opened.postMessage(code, '*', [control.port2, talk.port2]);
  const end = (): Promise<void> => {
    control.port1.postMessage('end');
    talk.port1.close();
    return Promise.resolve();
  };
  if (!(await hasStarted)) {
    await end();
    return null;
  }
  return {
    post: (message) => {
      talk.port1.postMessage(message);
    },
    keepsProcessAlive: () => undefined,
    terminate: end,
  };
}

function openRoom(): Promise<Window | null> {
  // A hot reload forgets the frame, and its workers would go on.
  document.getElementById(frameId)?.remove();
  const frame = document.createElement('iframe');
  frame.id = frameId;
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.display = 'none';
  frame.srcdoc = `<meta http-equiv="content-security-policy" content="${policy}"><script>${roomScript}</script>`;
  const opened = new Promise<Window | null>((resolve) => {
    frame.onload = () => {
      resolve(frame.contentWindow);
    };
    setTimeout(() => {
      resolve(null);
    }, patienceMs);
  });
  document.body.append(frame);
  return opened;
}
