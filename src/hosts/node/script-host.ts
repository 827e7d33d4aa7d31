import { ScriptThreadPool } from '@/hosts/node/script-thread-pool';
import { scriptHostOver } from '@/hosts/shared/script-host-over';
import type { ScriptHost } from '@/ports/script-host';

export type NodeScriptHostOptions = {
  /** The bundle that `scripts/build-script-worker.mjs` makes. */
  readonly workerFile: string;
  readonly wasmFile: string;
  readonly workers?: number;
};

export function createNodeScriptHost(options: NodeScriptHostOptions): ScriptHost {
  return scriptHostOver(new ScriptThreadPool({ workers: 2, ...options }));
}
