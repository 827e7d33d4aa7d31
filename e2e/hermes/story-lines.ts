import { Engine } from '@/engine/engine';
import type { EngineHost } from '@/engine/engine-host';
import type { PlayerAction } from '@/engine/turn-data/taking-turn';
import type { StorySession } from '@/engine/session/story-session';
import type { PlaythroughId } from '@/foundation/ids';
import type { Result } from '@/foundation/result';

const never = new AbortController().signal;
const seeds = [7, 43];
const turns = 12;
const typed = [
  'look around',
  'What happened with Dunya?',
  'go to the chapel',
  'roll 2d6+1',
  'ask her about the smoke',
  'eat the moon, 🌒 — ¿y luego?',
];

/** Whole stories told by the real engine, each event as one line. */
export async function storyLines(host: EngineHost): Promise<readonly string[]> {
  const engine = valueOf(await Engine.create(host, never));
  const lines: string[] = [];
  const say = (...parts: readonly unknown[]): void => {
    lines.push(JSON.stringify(parts));
  };
  for (const id of await engine.campaignIds(never)) {
    say('campaign', await engine.loadCampaign(id, never));
    for (const seed of seeds) await playOne(engine, { campaign: id, seed }, say);
  }
  say('skills', await engine.skills(never));
  say('stories', await engine.storyCards(never));
  return lines;
}

async function playOne(
  engine: Engine,
  { campaign, seed }: { readonly campaign: string; readonly seed: number },
  say: (...parts: readonly unknown[]) => void,
): Promise<void> {
  const story = { campaign, seed, style: 'vivid', startingPatch: {}, startAtBeat: null } as const;
  const id = valueOf(await engine.begin(story, never));
  const session = await opened(engine, id);
  for await (const event of session.resume(never)) say(event);
  for (let turn = 1; turn <= turns && !session.hasEnded; turn += 1) {
    for await (const event of session.take(actionOf(session, turn, seed), never)) say(event);
    if (turn === 5) await session.undo(never);
  }
  const again = await opened(engine, id);
  say('kept', again.path, again.state, again.setting, again.turningPoints);
}

/** Taps, each time another one, and as many words; each story begins with others of them. */
function actionOf(session: StorySession, turn: number, seed: number): PlayerAction {
  const text = turn % 2 === 0 ? typed[(turn / 2 + seed) % typed.length] : undefined;
  const choice = session.choices[turn % Math.max(1, session.choices.length)];
  return text === undefined && choice !== undefined ? { choice: choice.id } : { text: text ?? '' };
}

async function opened(engine: Engine, id: PlaythroughId): Promise<StorySession> {
  return valueOf(await engine.open(id, never));
}

function valueOf<T>(result: Result<T, { readonly message: string }>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
