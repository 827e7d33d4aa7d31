import { Engine } from '@/engine/engine';
import type { EngineHost } from '@/engine/engine-host';
import type { PlayerAction } from '@/engine/turn-data/taking-turn';
import type { StorySession } from '@/engine/session/story-session';
import { brokenPromises } from '@/engine/testing/broken-promises';
import { DiceWatch } from '@/engine/testing/dice-watch';
import { FaultyDatabase, type StoreFault } from '@/engine/testing/faulty-database';
import {
  withFaultyPassages,
  type FaultyPassages,
  type NarratorFault,
} from '@/engine/testing/faulty-passages';
import { faultyPlanner, plannerFaults, type PlannerFault } from '@/engine/testing/faulty-planner';
import { faultyScripts, scriptFaults, type ScriptFault } from '@/engine/testing/faulty-scripts';
import { hostWith } from '@/engine/testing/host-with';
import { SkippingClock } from '@/engine/testing/skipping-clock';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { PlaythroughId } from '@/foundation/ids';
import { seededRandom, seedFrom, type SeededRandom } from '@/foundation/seeded-random';
import { HostFault } from '@/ports/host-fault';
import type { Campaign } from '@/story/campaign/campaign';

const never = new AbortController().signal;
/** Of a session: a skill that has failed for good in it is not run any more. */
const turnsOfSession = 4;

const typed: readonly string[] = [
  'look around',
  'wait',
  'eat the moon',
  'ask about the smoke',
  'go home',
  '',
  '🕯 ¿?',
];

/** What goes wrong in one turn. */
type Faults = {
  readonly script: ScriptFault | null;
  /** Which of its runs, counted from 1; from there on all of them, or that one alone. */
  readonly from: number;
  readonly isOnce: boolean;
  readonly planner: PlannerFault | null;
  /** So many plans of the turn. */
  readonly plans: number;
  readonly store: StoreFault | null;
  readonly narrator: { readonly fault: NarratorFault; readonly from: 'plan' | 'setting' } | null;
};

export type FaultyPlay = {
  /** Turns in which something went wrong. */
  readonly turns: number;
  /** Those that a fault took away; each was pressed again. */
  readonly lost: number;
  /** How often each fault came to pass, by its name. */
  readonly faults: ReadonlyMap<string, number>;
  /** What was wrong after a turn, with its seed. */
  readonly broken: readonly string[];
};

/** Plays stories in each turn of which something goes wrong, and looks at what is left after each. */
export async function playWithFaults(
  host: EngineHost,
  play: { readonly campaign: string; readonly seed: number; readonly turns: number },
): Promise<FaultyPlay> {
  const player = await FaultyPlayer.open(host, play);
  while (player.turns < play.turns) await player.turn();
  return player;
}

class FaultyPlayer implements FaultyPlay {
  turns = 0;
  lost = 0;
  readonly faults = new Map<string, number>();
  readonly broken: string[] = [];
  private session: StorySession | null = null;
  private turnsLeft = turnsOfSession;
  private story = 0;

  private constructor(
    private readonly parts: FaultyParts,
    private readonly play: { readonly campaign: string; readonly seed: number },
    private readonly random: SeededRandom,
  ) {}

  static async open(
    host: EngineHost,
    play: { readonly campaign: string; readonly seed: number },
  ): Promise<FaultyPlayer> {
    const random = seededRandom(seedFrom('faults', play.seed));
    return new FaultyPlayer(await faultyParts(host, play.campaign), play, random);
  }

  async turn(): Promise<void> {
    const session = await this.openedStory();
    const action = this.action(session);
    const faults = this.faultsOfTurn();
    const length = session.path.length;
    const reason = await this.parts.during(faults, () => session.take(action, never));
    const happened = this.parts.happened(faults);
    for (const fault of happened) this.count(fault);
    if (happened.length > 0) this.turns += 1;
    if (reason !== null) await this.pressAgain({ session, action, reason, faults, length });
    await this.look(happened);
  }

  /** Nothing is half-written: the story is where it was, or what happened stands and is told now. */
  private async pressAgain({
    session,
    action,
    reason,
    faults,
    length,
  }: {
    readonly session: StorySession;
    readonly action: PlayerAction;
    readonly reason: unknown;
    readonly faults: Faults;
    readonly length: number;
  }): Promise<void> {
    const where = this.where(this.parts.happened(faults));
    if (!(reason instanceof HostFault)) {
      this.broken.push(`${where}: the turn was lost: ${String(reason)}`);
      this.session = null;
      this.story += 1;
      return;
    }
    this.lost += 1;
    const isStillThere = session.path.length === length && session.choices.length > 0;
    const isToBeTold = session.path[length]?.words === null;
    if (!isStillThere && !isToBeTold) this.broken.push(`${where}: no choices after a lost turn`);
    // A session that does not know what was written reads it.
    const isUnknown = faults.store?.kind === 'an answer is lost';
    if (isUnknown || this.random.between(0, 1) === 0) await this.reopen();
    const again = this.session ?? session;
    // What was written though nobody said so is told by the reopening.
    if (again.path.length > length && again.path[length]?.words !== null) return;
    const second = await this.parts.during(nothingWrong, () => again.take(action, never));
    if (second !== null) this.broken.push(`${where}: pressed again: ${String(second)}`);
    if (again.path.length !== length + 1) this.broken.push(`${where}: pressed again in vain`);
  }

  private async look(happened: readonly string[]): Promise<void> {
    const { session } = this;
    if (session === null) return;
    const where = this.where(happened);
    const { engine, campaign, dice } = this.parts;
    const broken = await brokenPromises(engine, session, campaign);
    this.broken.push(...[...broken, ...dice.broken(session)].map((what) => `${where}: ${what}`));
    // One broken promise is enough: the next turns would only repeat it.
    if (broken.length > 0 || session.hasEnded) {
      this.session = null;
      this.story += 1;
      this.turnsLeft = turnsOfSession;
    } else if ((this.turnsLeft -= 1) <= 0) await this.reopenAndCompare(session, where);
  }

  /** Sometimes it cannot be read at first. */
  private async reopenAndCompare(before: StorySession, where: string): Promise<void> {
    const { parts, random } = this;
    if (random.between(0, 2) === 0) {
      const reason = await parts.whileUnreadable(before.playthrough.id);
      this.count('store: a read fails');
      if (!(reason instanceof HostFault)) this.broken.push(`${where}: read though it could not be`);
    }
    await this.reopen();
    const { session } = this;
    const seen = ({ path, state, choices }: StorySession): string =>
      JSON.stringify([path, state, choices]);
    if (session !== null && seen(session) !== seen(before))
      this.broken.push(`${where}: reopened it is another story`);
  }

  private async openedStory(): Promise<StorySession> {
    if (this.session !== null) return this.session;
    const { campaign, seed } = this.play;
    const begun = await this.parts.engine.begin(
      {
        campaign,
        seed: seedFrom(seed, this.story),
        style: 'vivid',
        startingPatch: {},
        startAtBeat: null,
      },
      never,
    );
    if (!begun.ok) throw new Error(begun.error.message);
    return this.open(begun.value);
  }

  private async reopen(): Promise<void> {
    if (this.session !== null) await this.open(this.session.playthrough.id);
  }

  private async open(id: PlaythroughId): Promise<StorySession> {
    const opened = await this.parts.engine.open(id, never);
    if (!opened.ok) throw new Error(opened.error.message);
    this.session = opened.value;
    this.turnsLeft = turnsOfSession;
    const reason = await this.parts.during(nothingWrong, () => opened.value.resume(never));
    if (reason !== null) throw reason;
    return opened.value;
  }

  private action({ choices }: StorySession): PlayerAction {
    const [first, ...others] = choices;
    const isTyped = first === undefined || this.random.between(1, 5) === 1;
    return isTyped
      ? { text: pick(this.random, typed) }
      : { choice: this.random.pick([first, ...others]).id };
  }

  private faultsOfTurn(): Faults {
    const { random } = this;
    const where = random.between(1, 10);
    // Sometimes two things at once.
    const also = random.between(1, 5);
    return {
      script: where <= 5 || also === 1 ? pick(random, scriptFaults) : null,
      from: random.between(1, 4),
      isOnce: random.between(0, 1) === 0,
      planner: where === 6 || where === 7 || also === 2 ? pick(random, plannerFaults) : null,
      plans: pick(random, [1, 1, 2, 4, 5]),
      narrator:
        where === 8
          ? {
              fault: pick(random, ['throws', 'finds nothing'] as const),
              from: pick(random, ['plan', 'setting'] as const),
            }
          : null,
      store: where >= 9 || also === 3 ? storeFault(random) : null,
    };
  }

  private count(fault: string): void {
    this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
  }

  private where(happened: readonly string[]): string {
    const { seed } = this.play;
    return `seed ${String(seed)}, turn ${String(this.turns)} (${happened.join(', ')})`;
  }
}

const nothingWrong: Faults = {
  ...{ script: null, from: 1, isOnce: false, planner: null, plans: 0 },
  ...{ store: null, narrator: null },
};

function pick<T>(random: SeededRandom, all: readonly T[]): T {
  return random.pick(all as readonly [T, ...T[]]);
}

function storeFault(random: SeededRandom): StoreFault {
  const nth = random.between(1, 2);
  const kinds = ['a write fails', 'a write fails', 'an answer is lost'] as const;
  return random.between(1, 6) === 1 ? { kind: 'all is slow' } : { kind: pick(random, kinds), nth };
}

/** The engine, and what in it can be made to fail. */
type FaultyParts = {
  readonly engine: Engine;
  readonly campaign: Campaign;
  readonly dice: DiceWatch;
  /** Lets these things go wrong while something happens; what was thrown, or null. */
  readonly during: (faults: Faults, start: () => AsyncIterable<TurnEvent>) => Promise<Error | null>;
  /** What opening a story throws while nothing can be read. */
  readonly whileUnreadable: (story: PlaythroughId) => Promise<Error | null>;
  /** Which of them came to pass. */
  readonly happened: (faults: Faults) => readonly string[];
};

async function faultyParts(host: EngineHost, campaignId: string): Promise<FaultyParts> {
  const clock = new SkippingClock(host.device.clock);
  const dice = new DiceWatch(host.compute.scripts);
  const database = new FaultyDatabase(host.storage.database, async () => {
    await host.device.clock.sleep(1, never);
    clock.skip(300);
  });
  const now = { faults: nothingWrong, runs: 0, failedRuns: 0, failedPlans: 0 };
  const scripts = faultyScripts(dice, clock, () => {
    const { script, from, isOnce } = now.faults;
    now.runs += 1;
    const isFaulty = isOnce ? now.runs === from : now.runs >= from;
    if (script === null || !isFaulty) return null;
    now.failedRuns += 1;
    return script;
  });
  const created = await Engine.create(
    hostWith(host, {
      storage: { database },
      compute: { scripts },
      device: { clock },
      planners: [
        {
          name: 'model:faulty',
          planner: faultyPlanner(clock, (generation) => {
            const { planner, plans } = now.faults;
            if (planner === null || generation > plans) return null;
            now.failedPlans += 1;
            return planner;
          }),
        },
      ],
    }),
    never,
  );
  if (!created.ok) throw created.error;
  const engine = created.value;
  const { campaign, passages } = await campaignOf(engine, campaignId);
  return {
    ...{ engine, campaign, dice },
    whileUnreadable: async (story) => {
      database.arm({ kind: 'a read fails', nth: 1 });
      const reason = await engine.open(story, never).then(
        () => null,
        (thrown: unknown) => (thrown instanceof Error ? thrown : null),
      );
      database.disarm();
      return reason;
    },
    during: async (faults, start) => {
      Object.assign(now, { faults, runs: 0, failedRuns: 0, failedPlans: 0 });
      database.arm(faults.store);
      passages.arm(null);
      const reason = await endOf(start, (event) => {
        if (event.type === faults.narrator?.from) passages.arm(faults.narrator.fault);
        // What is said of the whole story after its end is no part of the scene.
        if (event.type === 'scene') passages.disarm();
      });
      passages.disarm();
      database.disarm();
      now.faults = nothingWrong;
      return reason;
    },
    happened: ({ script, planner, store, narrator }) => [
      ...(script !== null && now.failedRuns > 0 ? [`script: ${script}`] : []),
      ...(planner !== null && now.failedPlans > 0 ? [`planner: ${planner}`] : []),
      ...(store !== null && database.hasFailed ? [`store: ${store.kind}`] : []),
      ...(narrator !== null && passages.hasFailed
        ? [`narrator: ${narrator.fault} from ${narrator.from}`]
        : []),
    ],
  };
}

/** The narrator reads the passages of this very campaign. */
async function campaignOf(
  engine: Engine,
  id: string,
): Promise<{ readonly campaign: Campaign; readonly passages: FaultyPassages }> {
  const loaded = await engine.loadCampaign(id, never);
  if (!loaded.ok) throw new Error(loaded.error.message);
  const { campaign, passages } = withFaultyPassages(loaded.value.campaign);
  const value = { ...loaded.value, campaign };
  Object.assign(engine, { loadCampaign: () => Promise.resolve({ ok: true, value }) });
  return { campaign: loaded.value.campaign, passages };
}

async function endOf(
  start: () => AsyncIterable<TurnEvent>,
  onEvent: (event: TurnEvent) => void,
): Promise<Error | null> {
  try {
    for await (const event of start()) onEvent(event);
    return null;
  } catch (reason) {
    return reason instanceof Error ? reason : new Error(String(reason));
  }
}
