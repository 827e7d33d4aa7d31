import type { Engine } from '@/engine/engine';
import { eventJson, type PrintedEvent } from '@/engine/files/event-json';
import type { TurnEvent } from '@/engine/turn-data/turn-event';

const never = new AbortController().signal;
const unprinted: ReadonlySet<string> = new Set(['setting', 'activity']);

export type PlayedStory = {
  readonly seed: number;
  /** The number of a choice, or words. */
  readonly inputs: readonly string[];
};

/** A question about what was, ways, dice, something nobody can do, and letters of elsewhere. */
export const tapsAndWords: PlayedStory = {
  seed: 43,
  inputs: [
    '1',
    'look around',
    '2',
    'What happened with Dunya?',
    'go to the chapel',
    '1',
    'roll 2d6+1',
    'eat the moon, 🌒 — ¿y luego?',
    '3',
    'wait',
    '1',
    '2',
  ],
};

/** What `play --json` prints of a story, told by an engine on whichever host: plans, tools, rolls, words. */
export async function printedStory(
  engine: Engine,
  { seed, inputs }: PlayedStory,
): Promise<readonly string[]> {
  const campaign = 'forty-three-smokes';
  const begun = await engine.begin(
    { campaign, seed, style: 'vivid', startingPatch: {}, startAtBeat: null },
    never,
  );
  if (!begun.ok) throw new Error(begun.error.message);
  const session = await engine.open(begun.value, never);
  if (!session.ok) throw new Error(session.error.message);
  const lines: string[] = [];
  const print = async (events: AsyncIterable<TurnEvent>): Promise<void> => {
    for await (const event of events)
      if (isPrinted(event)) lines.push(JSON.stringify(eventJson(event, { timings: false })));
  };
  await print(session.value.resume(never));
  await session.value.whenEmbedded;
  for (const input of inputs) {
    const choice = /^\d+$/.test(input) ? session.value.choices[Number(input) - 1] : undefined;
    await print(
      session.value.take(choice === undefined ? { text: input } : { choice: choice.id }, never),
    );
  }
  return lines;
}

function isPrinted(event: TurnEvent): event is PrintedEvent {
  return !unprinted.has(event.type);
}
