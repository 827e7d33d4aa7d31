import type { EngineHost } from '@/engine/engine-host';
import type { ScriptHost } from '@/ports/script-host';
import { scriptsInThisProcess } from '@/engine/testing/scripts-in-this-process';
import { hostWith } from '@/engine/testing/host-with';
import { skillsWith } from '@/engine/testing/skills-with';
import { beginSession, collect, never, testHost } from '@/engine/testing/test-engine';

import { succeed } from '@/foundation/result';
import type { Planner } from '@/ports/planner';

type Limits = EngineHost['limits'];

/** Two equal scripts that a plan asks for at once; their manifest names no time. */
const pair: Planner = {
  plan: () =>
    Promise.resolve(
      succeed({
        parallel: true,
        tools: ['one', 'other'].map((toolId) => ({ toolId, toolPath: 'lamp/light', async: true })),
      }),
    ),
};

/** How long each script was given in one turn, and how many ran at once, with these limits. */
async function played(limits: Limits): Promise<{
  readonly given: Readonly<Record<string, number>>;
  readonly atOnce: number;
}> {
  const real = scriptsInThisProcess();
  const given: Record<string, number> = {};
  let [running, atOnce] = [0, 0];
  const scripts: ScriptHost = {
    ...real,
    async *run(source, input, options, signal) {
      running += 1;
      atOnce = Math.max(atOnce, running);
      given[input.operation] = options.limits.wallMs;
      yield* real.run(source, input, options, signal);
      running -= 1;
    },
  };
  const host = testHost({ compute: { scripts } });
  const lamp = { name: 'lamp', version: '1.0.0', description: 'Light.' };
  const files = {
    'lamp/skill.json': JSON.stringify({ ...lamp, scripts: [{ name: 'light', path: 'light.js' }] }),
    'lamp/light.js': 'export default async function main(io) { io.done({ ok: true }); }',
  };
  const skills = {
    ...skillsWith(files, host.content.skills),
    list: async (folder: string, signal: AbortSignal) => [
      ...(await host.content.skills.list(folder, signal)),
      ...Object.keys(files),
    ],
  };
  const session = await beginSession(
    hostWith(host, {
      content: { skills },
      planners: [{ name: 'model:pair', planner: pair }],
      ...(limits === undefined ? {} : { limits }),
    }),
  );
  await collect(session.take({ text: 'wait' }, never));
  return { given, atOnce };
}

it.each([
  ['a script’s', { scriptMs: 5_000 }, 'light', 5_000],
  ['a plan’s', { planMs: 5_000 }, 'light', 5_000],
  ['a turn’s', { turnMs: 5_000 }, 'light', 5_000],
  ['the telling’s', { tellingMs: 1_500 }, 'narrate', 1_500],
])(
  '[002 FR-017, FR-018; arch §2.5] %s time is what the engine was opened with',
  async (_, limits, script, ms) => {
    const { given } = await played(limits);
    expect(given[script]).toBeLessThanOrEqual(ms);
    expect(given[script]).toBeGreaterThan(ms / 2);
  },
);

it('[arch §2.5] how many scripts run at once is what the engine was opened with, else the number of cores', async () => {
  expect((await played(undefined)).atOnce).toBe(2);
  expect((await played({ scriptsAtOnce: 1 })).atOnce).toBe(1);
});
