import { startScriptThread } from '@/hosts/node/script-thread';
import { readScriptWasm } from '@/hosts/node/script-wasm';
import { makeBootableGuest } from '@/hosts/shared/guest/bootable-guest';
import { GuestThreadPool } from '@/hosts/shared/script-host/guest-thread-pool';
import { scriptHostOver } from '@/hosts/shared/script-host/script-host-over';
import type { ScriptHost } from '@/ports/script-host';

export type NodeScriptHostOptions = {
  /** The bundle that `scripts/build-script-worker.mjs` makes. */
  readonly workerFile: string;
  readonly wasmFile: string;
  readonly workers?: number;
};

export function createNodeScriptHost(options: NodeScriptHostOptions): ScriptHost {
  const { workerFile, wasmFile, workers = 2 } = options;
  return scriptHostOver(
    new GuestThreadPool({
      workers,
      startThread: (events) => startScriptThread(workerFile, events),
      makeBootable: async () => makeBootableGuest(await readScriptWasm(wasmFile)),
    }),
  );
}
