import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import { randomSource } from '@/cli/play/action-source';
import type { Engine } from '@/engine/engine';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { Clock } from '@/ports/clock';

export type Walk = {
  readonly campaign: string;
  readonly seed: number;
  readonly mostScenes: number;
  /** Hears how long each tool took that succeeded. */
  readonly onTool?: (toolId: string, ms: number) => void;
  /** Hears how many scenes there are, after each. */
  readonly onScene?: (scenes: number) => void;
};

/** Plays a new story by its seed and says how long each turn took. */
export async function playRandomly(
  { engine, clock }: { readonly engine: Engine; readonly clock: Clock },
  { campaign, seed, mostScenes, onTool, onScene }: Walk,
  signal: AbortSignal,
): Promise<readonly number[]> {
  const begun = await engine.begin(
    { campaign, seed, style: 'vivid', startingPatch: {}, startAtBeat: null },
    signal,
  );
  if (!begun.ok) throw new CliFault(begun.error.message, exitCode.bad);
  const session = await engine.open(begun.value, signal);
  if (!session.ok) throw new CliFault(session.error.message, exitCode.bad);
  const story = session.value;
  const source = randomSource(seed);
  const times: number[] = [];
  const timed = async (events: AsyncIterable<TurnEvent>): Promise<void> => {
    const started = clock.elapsed();
    for await (const event of events)
      if (event.type === 'tool' && event.state === 'success') onTool?.(event.toolId, event.ms);
    times.push(clock.elapsed() - started);
    onScene?.(times.length);
  };
  await timed(story.resume(signal));
  while (!signal.aborted && !story.hasEnded && times.length < mostScenes) {
    const sceneNumber = story.path.length;
    const input = await source.next({ sceneNumber, choices: story.choices });
    if (input?.kind !== 'take') break;
    await timed(story.take(input.action, signal));
  }
  return times;
}
