import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import type { Output } from '@/cli/kit/output';
import { withEngine, type StoryCommand } from '@/cli/story/with-engine';
import type { Engine } from '@/engine/engine';

const dayMs = 86_400_000;

/** What may be bounded, and what it is called here. */
export const boundable = { visits: 'session', plans: 'plan', portraits: 'portrait' } as const;

export type Boundable = keyof typeof boundable;

export type KeepWish = {
  /** Null to be told what is kept. */
  readonly what: Boundable | null;
  readonly count?: number;
  readonly days?: number;
  readonly bytes?: number;
};

type Policies = Awaited<ReturnType<Engine['kept']>>;

/** `narratoria story keep`: how much is kept of what is not the stories themselves (arch §6.1.4). */
export function keepRecords(
  command: StoryCommand & { readonly wish: KeepWish },
  signal: AbortSignal,
): Promise<ExitCode> {
  refuseBoundsOfNothing(command.wish);
  return withEngine(
    command,
    async ({ engine }) => {
      const { what } = command.wish;
      if (what !== null) {
        const others = (await engine.kept(signal)).filter(
          ({ dataType }) => dataType !== boundable[what],
        );
        await engine.keepOnly([...others, ...policyOf(what, command.wish)], signal);
        await engine.tidy(signal);
      }
      tell(command.output, await engine.kept(signal));
      return exitCode.done;
    },
    signal,
  );
}

function refuseBoundsOfNothing({ what, ...bounds }: KeepWish): void {
  const [bound] = Object.keys(bounds);
  if (what !== null || bound === undefined) return;
  throw new CliFault(
    `--${bound} says how much is kept of something: name visits, plans or portraits.`,
    exitCode.usage,
  );
}

/** Without a bound everything is kept. */
function policyOf(what: Boundable, { count, days, bytes }: KeepWish): Policies {
  if (count === undefined && days === undefined && bytes === undefined) return [];
  return [
    {
      dataType: boundable[what],
      ...(count === undefined ? {} : { maxCount: count }),
      ...(days === undefined ? {} : { maxAgeMs: days * dayMs }),
      ...(bytes === undefined ? {} : { maxBytes: bytes }),
    },
  ];
}

function tell(output: Output, policies: Policies): void {
  if (output.options.json) {
    output.json({ policies });
    return;
  }
  for (const [name, dataType] of Object.entries(boundable)) {
    const bounds = policies.filter((policy) => policy.dataType === dataType).flatMap(boundsOf);
    output.result(`${name}: ${bounds.length === 0 ? 'all' : bounds.join(', ')}`);
  }
  output.talk('Scenes and memories are always kept.');
}

function boundsOf({ maxCount, maxAgeMs, maxBytes }: Policies[number]): readonly string[] {
  return [
    ...(maxCount === undefined ? [] : [`the newest ${String(maxCount)} of each story`]),
    ...(maxAgeMs === undefined ? [] : [`of the last ${String(maxAgeMs / dayMs)} days`]),
    ...(maxBytes === undefined ? [] : [`${String(maxBytes)} bytes of each story`]),
  ];
}
