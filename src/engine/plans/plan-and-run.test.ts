import { hostWith } from '@/engine/testing/host-with';
import { runLimits } from '@/foundation/run-limits';
import { loreFor, tell } from '@/engine/testing/play-plan';
import type { EngineHost } from '@/engine/engine-host';
import { gather } from '@/engine/turn/gather';
import type { TakingTurn } from '@/engine/turn-data/taking-turn';
import { outcomeScene } from '@/engine/turn/outcome-scene';
import { planAndRun, type PlansRun } from '@/engine/plans/plan-and-run';
import { storyRecall } from '@/engine/recall/story-recall';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { skillsWith } from '@/engine/testing/skills-with';
import {
  beginSession,
  never,
  open,
  prose,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import { timelineTo } from '@/engine/turn-data/timeline';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import { fail } from '@/foundation/result';
import type { StoryStore } from '@/persistence/story-store';
import type { PlanGenerator } from '@/plan/plan-generator';

const dice = 'dice-roller/scripts/roll-dice.js';

function withDice(script: string): EngineHost {
  const host = testHost();
  return hostWith(host, {
    content: { skills: skillsWith({ [dice]: script }, host.content.skills) },
  });
}

const noDice = "export default () => { throw new Error('no dice'); };";

describe('the log of a scene', () => {
  it('[002 FR-026; arch §2.6] keeps each plan with its time, its skills, what failed of it and how', async () => {
    const session = await beginSession(withDice(noDice));
    await take(session, 'Ask Mara');
    const scene = session.path[1];
    const [first, second] = scene?.outcome.plans ?? [];
    expect(first).toMatchObject({
      at: scene?.at,
      success: false,
      failureReason: 'tool_failure',
      plan: { requestId: expect.stringMatching(/./) as string, disabledSkills: [] },
    });
    expect(first?.tools.find(({ toolId }) => toolId === 'roll')).toMatchObject({
      toolId: 'roll',
      state: 'failed',
      retryCount: 1,
      code: 'threw',
      error: expect.stringContaining('no dice') as string,
    });
    expect(second).toMatchObject({
      at: scene?.at,
      success: true,
      plan: {
        disabledSkills: ['dice-roller'],
        metadata: { generationAttempt: 2, parentPlanId: first?.plan.requestId },
      },
    });
  });

  it('is the same, byte by byte, for the same seed', async () => {
    const plansOf = async (): Promise<string> => {
      const session = await beginSession(withDice(noDice));
      await take(session, 'Ask Mara');
      return JSON.stringify(session.path[1]?.outcome.plans);
    };
    expect(await plansOf()).toBe(await plansOf());
  });
});

describe('the health of a skill', () => {
  it('[arch §2.3.3] a skill that keeps failing is left out for the session, and healthy again in the next', async () => {
    const host = withDice(noDice);
    const session = await beginSession(host);
    for (let turn = 0; turn < 6; turn += 1) {
      await take(session, 'Ask Mara');
      await session.undo(never);
    }
    expect(session.skillHealth.get('dice-roller')?.state).toBe('permanentFailure');
    expect(session.skillHealth.get('memory')?.state).toBe('healthy');
    const events = await take(session, 'Ask Mara');
    const plans = events.flatMap((event) => (event.type === 'plan' ? [event.plan] : []));
    const [outcome, telling] = plans.map(({ disabledSkills }) => disabledSkills);
    expect([outcome, telling]).toEqual([['dice-roller'], ['dice-roller']]);
    expect(events.filter(({ type }) => type === 'notice')).toEqual([]);
    const again = await open(await testEngine(host), session.playthrough.id);
    expect([...again.skillHealth]).toEqual([]);
  });
});

describe('what scripts say', () => {
  it('[arch §2.2.3; 001 §12.2] is told while they run', async () => {
    const script =
      "export default (io) => { io.log('info', 'shaking'); io.done({ ok: true, output: {} }); };";
    const session = await beginSession(withDice(script));
    const events = await take(session, 'Ask Mara');
    const said = events.flatMap((event) =>
      event.type === 'activity' && event.toolId === 'roll' ? [event] : [],
    );
    expect(said.map(({ state, attempt, event }) => [state, attempt, event?.type])).toEqual([
      ['pending', 0, undefined],
      ['running', 1, undefined],
      ['running', 1, 'log'],
      ['running', 1, 'done'],
    ]);
  });
});

/** The turn of a player who types something in a campaign without any words of its own. */
async function wordlessTurn(passages = ''): Promise<TakingTurn> {
  const campaigns = smallCampaignWith({ 'small/plot/passages/yard.md': passages });
  const host = testHost({ content: { campaigns } });
  const engine = await testEngine(host);
  const session = await beginSession(host);
  const loaded = await engine.loadCampaign('small', never);
  const [first] = session.path;
  if (!loaded.ok || first === undefined) throw new Error('the small campaign does not play');
  const store = {
    commitOutcome: () => Promise.resolve(),
    commitWords: () => Promise.resolve(),
  } as unknown as StoryStore;
  const { skills } = await engine.skills(never);
  const turn = gather(
    {
      playthrough: session.playthrough,
      campaign: loaded.value.campaign,
      skills,
      store,
      visit: { id: 'visit', startedAt: 0 },
      scripts: host.compute.scripts,
      ...host.device,
      limits: runLimits(host.compute.cores),
      files: { read: () => Promise.resolve(fail('no files')) },
      recall: storyRecall(
        { database: host.storage.database, clock: host.device.clock },
        engine.embedders,
        session.playthrough.id,
      ),
      lore: loreFor(host, engine),
      planners: [],
      narrators: [],
    },
    {
      timeline: timelineTo(first.id, { scenes: new Map([[first.id, first]]), entries: [] }),
      branch: { id: first.branch, ordinal: 0, forkedFrom: null },
      isNewBranch: false,
    },
    { text: 'sing to the moon' },
  );
  if (turn === null) throw new Error('nothing was taken');
  return turn;
}

async function run(turn: TakingTurn, generator: PlanGenerator): Promise<PlansRun> {
  const running = planAndRun(turn, { generator, healths: new Map() }, never);
  let step = await running.next();
  while (step.done !== true) step = await running.next();
  return step.value;
}

const hopeless: PlanGenerator = {
  generate: () => Promise.resolve({ tools: [{ toolId: 'lost', toolPath: 'nowhere/nothing' }] }),
};

describe('when no plan succeeds', () => {
  it('[002 FR-025, FR-028, SC-006; arch SC-006] the player is told after five, and answered all the same', async () => {
    const turn = await wordlessTurn();
    const plans = await run(turn, hopeless);
    expect(plans.traces).toHaveLength(5);
    expect(plans.notices).toEqual([
      {
        kind: 'replan-exceeded',
        message: "The narrator couldn't complete your request after 5 attempts.",
        details: ['Max replan attempts (5) exceeded'],
      },
    ]);
    const events = await tell(turn, plans);
    expect(prose(events)).not.toBe('');
    expect(events.map(({ type }) => type)).toContain('choices');
  });

  it('[002 FR-022] what the last of them achieved in part stands, and the story is told from it', async () => {
    const turn = await wordlessTurn();
    const generator: PlanGenerator = {
      generate: () =>
        Promise.resolve({
          tools: [
            { toolId: 'lost', toolPath: 'nowhere/nothing' },
            {
              toolId: 'store',
              toolPath: 'skills/memory/scripts/store-memory.js',
              input: { summary: 'You sang to the moon.' },
            },
          ],
        }),
    };
    const plans = await run(turn, generator);
    expect(plans.traces.map(({ success }) => success)).toEqual(Array(5).fill(false));
    const scene = outcomeScene(turn, plans, null);
    expect(scene.outcome.memories.map(({ summary }) => summary)).toEqual(['You sang to the moon.']);
    const events = await tell(turn, plans);
    expect(prose(events)).not.toBe('');
    expect(events.map(({ type }) => type)).toContain('choices');
  });

  it('[arch §2.3.4; 002 FR-025, FR-066] a breather of the author follows, and nothing is told as done', async () => {
    // An opening as long as this one needs no breather, which is thus still there.
    const opening = `## start\npart: opening\n\n${'Rain, and more of it. '.repeat(10)}`;
    const breather = '## rest\npart: breather\n\nA bird tries the same three notes.';
    const turn = await wordlessTurn(`---\nwhere: yard\n---\n${opening}\n\n${breather}\n`);
    const events = await tell(turn, await run(turn, hopeless));
    expect([prose(events), rungOf(events)]).toEqual([
      'A bird tries the same three notes.',
      'built-in',
    ]);
  });

  it('[arch §2.3.4; 001 §13.6; 002 FR-025, FR-066] where no breather fits, the template rung has the last words', async () => {
    const turn = await wordlessTurn();
    const events = await tell(turn, await run(turn, hopeless));
    expect(rungOf(events)).toBe('template');
    expect([
      "The narrator pauses, considering your words: 'sing to the moon'",
      "Your action 'sing to the moon' echoes in the stillness...",
      'The story continues, though the path is unclear...',
    ]).toContain(prose(events));
  });
});

function rungOf(events: readonly TurnEvent[]): string | undefined {
  return events.flatMap((event) => (event.type === 'scene' ? [event.rung] : []))[0];
}

describe('many runs', () => {
  it('[002 SC-005; arch SC-005] of 1,000 runs of a script all end well and in time', async () => {
    const turn = await wordlessTurn();
    const input = { formula: '2d6', modifiers: {}, reasons: {}, bands: [] };
    const toolPath = 'skills/dice-roller/scripts/roll-dice.js';
    const tools = Array.from({ length: 100 }, (_, index) => ({
      toolId: `roll-${index}`,
      toolPath,
      input,
      async: true,
    }));
    const generator = { generate: () => Promise.resolve({ tools, parallel: true }) };
    let ended = 0;
    for (let plan = 0; plan < 10; plan += 1) {
      const deadline = turn.story.clock.elapsed() + 60_000;
      ended += (await run({ ...turn, deadline }, generator)).results.length;
    }
    expect(ended).toBe(1_000);
  });
});
