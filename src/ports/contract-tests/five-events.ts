import { expectEqual } from '@/ports/contract-tests/expect';
import { mainOf, probeInput, runScript } from '@/ports/contract-tests/script-probe';
import type { ScriptHost } from '@/ports/script-host';

/** An ordinary small script: what one costs is measured with it on every host. */
export const fiveEvents = mainOf(`
  io.log('info', 'Lighting the ' + io.input.torch + ' torch…');
  io.patch({ inventory: { torch: { lit: true } } });
  io.ui('light_changed', { brightness: io.config.bright });
  io.log('debug', 'The flame holds.');
  io.done({ ok: true, summary: 'The torch burns.', output: { attempt: io.attempt } });
`);

export const fiveEventLines: readonly string[] = [
  {
    type: 'log',
    level: 'info',
    message: `Lighting the ${probeInput.input.torch} torch…`,
  },
  { type: 'state_patch', patch: { inventory: { torch: { lit: true } } } },
  {
    type: 'ui_event',
    event: 'light_changed',
    payload: { brightness: probeInput.config.bright },
  },
  { type: 'log', level: 'debug', message: 'The flame holds.' },
  {
    type: 'done',
    ok: true,
    summary: 'The torch burns.',
    output: { attempt: probeInput.attempt },
  },
].map((event) => JSON.stringify({ version: '0', ...event }));

/** Milliseconds of one run, by the clock that is handed in; a run that came out wrong throws. */
export async function timeFiveEvents(host: ScriptHost, elapsed: () => number): Promise<number> {
  const began = elapsed();
  const { lines, exit } = await runScript(host, fiveEvents);
  const took = elapsed() - began;
  expectEqual([lines, exit.reason], [fiveEventLines, 'finished']);
  return took;
}
