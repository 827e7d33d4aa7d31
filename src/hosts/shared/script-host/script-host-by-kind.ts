import { scriptExit } from '@/hosts/shared/script-host/script-exit';
import type { ScriptHost, ScriptOutput, ScriptSource } from '@/ports/script-host';

export type ScriptHosts = {
  /** Runs JavaScript modules, in their sandbox. */
  readonly modules: ScriptHost;
  /** Runs programs in any other language, where the host can start some. */
  readonly programs?: ScriptHost;
};

const isModule = /\.m?js$/;

/** Every script goes to the host that can run it; one that none can says what it needs. */
export function scriptHostByKind({ modules, programs }: ScriptHosts): ScriptHost {
  return {
    run: (script, input, options, signal) => {
      const host = isModule.test(script.main) ? modules : programs;
      return host === undefined ? needsDesktop(script) : host.run(script, input, options, signal);
    },
    close: async () => {
      await Promise.all([modules.close(), programs?.close()]);
    },
  };
}

// oxlint-disable-next-line typescript/require-await -- because a host's outputs come asynchronously, also this one
async function* needsDesktop({ main }: ScriptSource): AsyncGenerator<ScriptOutput> {
  yield scriptExit(
    'threw',
    `The script "${main}" is a program and needs a desktop; here only .js and .mjs scripts run.`,
  );
}
