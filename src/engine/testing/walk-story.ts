import type { Choice } from '@/contracts/generated/choice';
import type { Engine } from '@/engine/engine';
import type { StorySession } from '@/engine/session/story-session';
import { beatLags, type BeatLag } from '@/engine/workbench/beat-lags';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import { seededRandom, seedFrom } from '@/foundation/seeded-random';
import { sha256Hex } from '@/foundation/sha256';
import type { Campaign } from '@/story/campaign/campaign';
import { isIdle } from '@/story/acts/idle-intent';
import { isRolled } from '@/story/acts/scene-kind';

const never = new AbortController().signal;

/** More than the longest walk has, which is three days; who is not at an end then goes in circles. */
const mostScenes = 75;

export type Walk = {
  readonly seed: number;
  readonly scenes: number;
  /** Null when the walk came to none. */
  readonly ending: string | null;
  readonly lags: readonly BeatLag[];
  /** The words of every choice that was offered, and of those that were taken. */
  readonly offered: readonly string[];
  readonly taken: readonly string[];
  readonly broken: readonly string[];
  /** Of everything that happened and was told. */
  readonly fingerprint: string;
};

/** One story from its first scene to its end, by taps alone, with eyes on every scene. */
export async function walkStory(
  engine: Engine,
  { campaign, seed }: { readonly campaign: Campaign; readonly seed: number },
): Promise<Walk> {
  const session = await begunStory(engine, campaign.id, seed);
  const random = seededRandom(seedFrom('walk', seed));
  const [offered, taken, broken]: [string[], string[], string[]] = [[], [], []];
  await drained(session.resume(never));
  while (!session.hasEnded && session.path.length < mostScenes) {
    const [first, ...others] = session.choices;
    broken.push(...deadEnd(session));
    if (first === undefined) break;
    const choice = random.pick([first, ...others]);
    offered.push(...session.choices.map(({ text }) => text));
    taken.push(choice.text);
    broken.push(...(await tookInVain(session, choice, campaign)));
  }
  const ending = session.path[session.path.length - 1]?.outcome.ending ?? null;
  if (ending === null) broken.push(`no ending after ${String(session.path.length)} scenes`);
  return {
    ...{ seed, ending, offered, taken },
    scenes: session.path.length,
    lags: beatLags(session.path, campaign),
    broken: broken.map((what) => `seed ${String(seed)}: ${what}`),
    fingerprint: sha256Hex(JSON.stringify(session.path)),
  };
}

/** Takes every choice that is offered where a walk goes by, each on a road of its own; what was in vain. */
export async function takeEveryChoice(
  engine: Engine,
  { campaign, seed }: { readonly campaign: Campaign; readonly seed: number },
): Promise<{ readonly taken: number; readonly broken: readonly string[] }> {
  const session = await begunStory(engine, campaign.id, seed);
  const random = seededRandom(seedFrom('walk', seed));
  const broken: string[] = [];
  let taken = 0;
  await drained(session.resume(never));
  for (let [first, ...others] = session.choices; first !== undefined;) {
    const here = session.path[session.path.length - 1]?.id;
    if (here === undefined) break;
    for (const choice of [first, ...others]) {
      broken.push(...(await tookInVain(session, choice, campaign)));
      taken += 1;
      await session.goToScene(here, never);
    }
    await drained(session.take({ choice: random.pick([first, ...others]).id }, never));
    [first, ...others] = session.choices;
  }
  return { taken, broken: broken.map((what) => `seed ${String(seed)}: ${what}`) };
}

function deadEnd({ choices, path }: StorySession): readonly string[] {
  const isEnough = choices.length >= 3 && choices.length <= 4;
  return isEnough
    ? []
    : [`scene ${String(path.length)} has ${String(choices.length)} choices and is no ending`];
}

/** What a player would call a choice that did nothing. */
async function tookInVain(
  session: StorySession,
  { id, text, intent }: Choice,
  { passages }: Campaign,
): Promise<readonly string[]> {
  const { length } = session.path;
  const events = await drained(session.take({ choice: id }, never));
  const scene = session.path[length];
  const where = `scene ${String(length)}, "${text}"`;
  if (scene?.words === undefined || scene.words === null) return [`${where} brought no scene`];
  const { leadsTo } = intent;
  const isSure = leadsTo !== undefined && passages.has(leadsTo) && !isRolled(intent);
  const isTold = scene.outcome.told.some(({ passage }) => passage === leadsTo);
  return [
    ...(scene.outcome.taken?.choice === id ? [] : [`${where} was not what was taken`]),
    ...(scene.words.rung === 'template' ? [`${where} could not be told`] : []),
    ...(isSure && !isTold ? [`${where} did not lead to ${leadsTo}`] : []),
    ...(isIdle(intent) && intent.kind === 'attempt' ? [`${where} is turned down`] : []),
    ...events.flatMap((event) =>
      event.type === 'notice' ? [`${where} brought a notice: ${event.message}`] : [],
    ),
  ];
}

async function begunStory(engine: Engine, campaign: string, seed: number): Promise<StorySession> {
  const begun = await engine.begin(
    { campaign, seed, style: 'vivid', startingPatch: {}, startAtBeat: null },
    never,
  );
  if (!begun.ok) throw new Error(begun.error.message);
  const opened = await engine.open(begun.value, never);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

async function drained(events: AsyncIterable<TurnEvent>): Promise<readonly TurnEvent[]> {
  const all: TurnEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}
