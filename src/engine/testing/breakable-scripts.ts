import type { EngineHost } from '@/engine/engine-host';
import { hostWith } from '@/engine/testing/host-with';
import { testHost } from '@/engine/testing/test-engine';
import type { ScriptHost } from '@/ports/script-host';

const broken = "export default () => { throw new Error('broken'); };";

/** A host whose scripts fail while `isBroken` says so, and a list of those that were really run. */
export function breakableScripts(
  isBroken: (script: string) => boolean,
  host: EngineHost = testHost(),
): { readonly host: EngineHost; readonly ran: string[] } {
  const ran: string[] = [];
  const scripts: ScriptHost = {
    ...host.compute.scripts,
    run: (source, call, setting, signal) => {
      ran.push(call.operation);
      const files = isBroken(call.operation) ? { [source.main]: broken } : source.files;
      return host.compute.scripts.run({ ...source, files }, call, setting, signal);
    },
  };
  return { host: hostWith(host, { compute: { scripts } }), ran };
}
