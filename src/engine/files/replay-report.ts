import { campaignPin } from '@/engine/library/campaign-pin';
import { Engine, type EngineFault } from '@/engine/engine';
import type { EngineHost } from '@/engine/engine-host';
import { eventLine, sceneLines } from '@/engine/files/scene-lines';
import type { StorySession } from '@/engine/session/story-session';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import { storedId } from '@/foundation/ids';
import { fail, succeed, type Result } from '@/foundation/result';
import type { HostDevice } from '@/ports/host-services';
import type { Campaign } from '@/story/campaign/campaign';
import type { BugReport, ReportedInput, ReportedTurn } from '@/transfer/report-file';

/** A story that is played again from a report. */
export type Replay = {
  /** Whether the campaign is, file by file, the one of the report. */
  readonly hasSameCampaign: boolean;
  readonly lines: AsyncIterable<string>;
};

/** Two stories of one seed have different ids; more than so many of one seed nobody has. */
const mostOfOneSeed = 1_000;

/** Plays in the host's database, which should be an empty one, with time and chance of the report. */
export async function replayReport(
  report: BugReport,
  host: EngineHost,
  signal: AbortSignal,
): Promise<Result<Replay, EngineFault>> {
  const told = new ReportedWorld(report);
  const engine = await Engine.create({ ...host, device: told.device(host.device) }, signal);
  if (!engine.ok) return fail({ kind: 'host', message: engine.error.message });
  const id = await beginAs(report, engine.value, signal);
  if (!id.ok) return id;
  const session = await engine.value.open(id.value, signal);
  if (!session.ok) return session;
  const loaded = await engine.value.loadCampaign(report.campaign.id, signal);
  if (!loaded.ok) return fail({ kind: 'missing', message: loaded.error.message });
  const { sha256 } = await campaignPin(loaded.value, host.compute.digest);
  return succeed({
    hasSameCampaign: sha256 === report.campaign.sha256,
    lines: linesOf(
      report,
      { session: session.value, campaign: loaded.value.campaign, told },
      signal,
    ),
  });
}

/** The clock and the secure source, as they were when the turn at hand was played. */
class ReportedWorld {
  private turn: ReportedTurn = { at: 0, secureSeed: null, isTold: true };

  constructor(private readonly report: BugReport) {}

  enter(turn: ReportedTurn): void {
    this.turn = turn;
  }

  device({ clock }: HostDevice): HostDevice {
    return {
      clock: {
        now: () => this.turn.at,
        elapsed: () => clock.elapsed(),
        sleep: (ms, signal) => clock.sleep(ms, signal),
      },
      random: { secureSeed: () => this.turn.secureSeed ?? this.report.story.seed },
    };
  }
}

async function beginAs(
  { story, campaign }: BugReport,
  engine: Engine,
  signal: AbortSignal,
): Promise<ReturnType<Engine['begin']>> {
  const { style, startingPatch, startAtBeat, clock, boundaries } = story;
  // A story without a seed of its own draws one, and is told by the clock on the wall.
  const seed = clock === 'seeded' ? story.seed : null;
  const begun = {
    ...{ campaign: campaign.id, seed, style, startingPatch, startAtBeat },
    ...(boundaries === undefined ? {} : { boundaries }),
  };
  for (let tries = 0; tries < mostOfOneSeed; tries += 1) {
    const id = await engine.begin(begun, signal);
    if (!id.ok || id.value === story.id) return id;
  }
  return fail({ kind: 'bad', message: `No story of this seed is called ${story.id}.` });
}

async function* linesOf(
  { story, campaign: { id: campaignId }, inputs }: BugReport,
  {
    session,
    campaign,
    told,
  }: { readonly session: StorySession; readonly campaign: Campaign; readonly told: ReportedWorld },
  signal: AbortSignal,
): AsyncGenerator<string> {
  const { seed } = story;
  const id = storedId.playthrough(story.id);
  yield eventLine({ type: 'story', id, campaign: campaignId, seed });
  for (const input of inputs) {
    if (signal.aborted) return;
    if (!('at' in input)) {
      await move(session, input, signal);
      continue;
    }
    told.enter(input);
    const before = session.tree.length;
    const events: TurnEvent[] = [];
    for await (const event of play(session, input, signal)) events.push(event);
    const scene = session.path[session.path.length - 1];
    if (session.tree.length > before && scene !== undefined)
      yield* sceneLines(input.isTold ? scene : { ...scene, words: null }, campaign);
    // It did not come to a scene this time: what was said instead is the difference.
    else
      for (const event of events)
        if (event.type === 'notice' || event.type === 'reply') yield eventLine(event);
  }
}

function play(
  session: StorySession,
  input: Extract<ReportedInput, ReportedTurn>,
  signal: AbortSignal,
): AsyncIterable<TurnEvent> {
  switch (input.kind) {
    case 'begin':
      return session.current(signal);
    case 'retry':
      return session.retry(signal);
    case 'take': {
      const { choice, text } = input;
      return session.take(choice === null ? { text } : { choice }, signal);
    }
  }
}

async function move(
  session: StorySession,
  input: Exclude<ReportedInput, ReportedTurn>,
  signal: AbortSignal,
): Promise<void> {
  switch (input.kind) {
    case 'go':
      await session.goToScene(storedId.scene(input.scene), signal);
      return;
    case 'branch':
      await session.branchAt(storedId.scene(input.scene), signal);
      return;
    case 'change':
      await session.change(input.change, signal);
      return;
  }
}
