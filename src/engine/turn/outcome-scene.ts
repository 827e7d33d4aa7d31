import { deepMerge } from '@/foundation/json-trees/deep-merge';
import { memoryId } from '@/foundation/ids';
import { patchBetween } from '@/foundation/json-trees/patch-between';
import { attempt } from '@/foundation/attempt';
import { afterSteps } from '@/engine/turn/after-steps';
import { applyPatches } from '@/engine/tools/apply-patches';
import { isAsideAtCrossroads, leavesCrossroads } from '@/engine/turn-data/asides';
import type { TakingTurn } from '@/engine/turn-data/taking-turn';
import { narratorFailed } from '@/engine/telling/narrator-failed';
import { openQuestions } from '@/engine/turn-data/open-questions';
import { longOwed } from '@/engine/turn-data/long-owed';
import { narratorView } from '@/engine/turn-data/narrator-view';
import type { PlansRun } from '@/engine/plans/plan-and-run';
import { dueTimes, promisesDue, withDue } from '@/engine/turn/promises-due';
import { readEncounter, readRecalled, readRoll } from '@/engine/plans/read-tool-results';
import { uiEventNotices } from '@/engine/plans/read-ui-events';
import { effectsOf } from '@/engine/turn-data/staged-effect';
import { refusalNotices, withFaults } from '@/engine/plans/tool-faults';
import { composeFallback, composeScene } from '@/narrator/scene/compose-scene';
import { nothingComposed, type Composition } from '@/narrator/scene/composition';
import type { NarratorLibrary, TellingContext } from '@/narrator/passages/telling-context';
import { gossipArrives } from '@/story/campaign/gossip-arrives';
import type { Memory } from '@/story/state/memory';
import type { Notice } from '@/story/log/notice';
import type { PlanTrace } from '@/story/log/plan-trace';
import type { Scene, SceneOutcome } from '@/story/log/scene';
import { peopleAt, placeOf, type StoryState } from '@/story/state/story-state';

/** What happened in this turn, whole: what the scripts did, what the passages change, what is remembered. */
export function outcomeScene(
  turn: TakingTurn,
  run: PlansRun,
  library: NarratorLibrary | null,
): Scene {
  const scene = attempt(() => sceneOf(turn, run, { library, compose: composed }));
  return scene.ok ? scene.value : withoutNarrator(turn, run, scene.error);
}

/** Which words there are to choose from, and who chooses. */
type Composing = {
  readonly library: NarratorLibrary | null;
  readonly compose: typeof composed;
};

function sceneOf(turn: TakingTurn, run: PlansRun, { library, compose }: Composing): Scene {
  const { story, parent, taken } = turn;
  const roll = readRoll(run.results);
  const recalled = readRecalled(run.results);
  const patched = applyPatches(turn.stateBefore, run.results, run.effects, story.campaign);
  const moved = afterSteps(turn, patched.state, roll?.band ?? null);
  const state = gossipArrives(moved, story.campaign.people);
  const context = narratorView({ ...turn, library }, { state, roll, recalled, beat: null });
  const { dueIn, ...composition } = compose(turn, run, context);
  const told = deepMerge(state, composition.patch);
  const { state: stateAfter, memories: late } = promisesDue(turn, told);
  const made = madeBySkills(turn, run);
  return {
    id: turn.id,
    playthrough: story.playthrough.id,
    branch: turn.branch.id,
    parent: parent?.id ?? null,
    number: turn.number,
    at: turn.at,
    outcome: {
      taken,
      plans: made.plans,
      roll,
      // The first scene carries the whole state it starts from.
      patch: parent === null ? stateAfter : patchBetween(turn.stateBefore, stateAfter),
      told: composition.told,
      beat: composition.beat,
      consequences: composition.consequences,
      ending: composition.ending,
      memories: [
        ...withDue(
          [
            ...effectsOf('memory', run.effects).map(({ memory }) => memory),
            ...memoriesTold(turn, composition, stateAfter),
          ],
          dueIn,
          stateAfter,
        ),
        ...late,
      ],
      recalled,
      notices: [...run.notices, ...patched.notices, ...made.notices],
      ...made.kept,
      ...(composition.log.length === 0 ? {} : { log: composition.log }),
      ...(turn.diceOf === null ? {} : { diceOf: turn.diceOf.id }),
    },
    words: null,
  };
}

type Composed = Composition & { readonly dueIn: ReadonlyMap<string, number> };

function composed(
  { story, timeline, parent, stateBefore, taken }: TakingTurn,
  run: PlansRun,
  context: TellingContext,
): Composed {
  const composition = run.isExhausted
    ? composeFallback(context)
    : composeScene({
        context,
        placeBefore: parent === null ? null : placeOf(stateBefore),
        ...(parent === null ? {} : { stateBefore }),
        input: taken?.text ?? null,
        startAtBeat: parent === null ? story.playthrough.startAtBeat : null,
        isEncounter: readEncounter(run.results),
        isAside: isAsideAtCrossroads(parent, taken),
        openQuestions: openQuestions(timeline.scenes, taken, story.campaign).map(
          ({ passage }) => passage,
        ),
        owed: longOwed(timeline.scenes, context.past.memories),
        isLeaving: leavesCrossroads(parent, taken),
        isChosen: (taken?.choice ?? null) !== null,
      });
  return { ...composition, dueIn: dueTimes(composition.told, story.campaign.passages) };
}

/** When the narrator cannot compose it: what happened stands, and the last rung has its say. */
function withoutNarrator(turn: TakingTurn, run: PlansRun, reason: unknown): Scene {
  const notices = [...run.notices, narratorFailed(reason)];
  const compose = (): Composed => ({ ...nothingComposed, dueIn: new Map() });
  return sceneOf(turn, { ...run, notices }, { library: null, compose });
}

/** What the scripts offered, showed, made and drew; a scene in which they did none of it says nothing. */
function madeBySkills(
  turn: TakingTurn,
  run: PlansRun,
): {
  readonly plans: readonly PlanTrace[];
  readonly notices: readonly Notice[];
  readonly kept: Pick<SceneOutcome, 'offered' | 'assets' | 'uiEvents' | 'secureSeed'>;
} {
  const { choices, uiEvents } = run.shown;
  const assets = effectsOf('asset', run.effects).map(({ made }) => made.asset);
  const refused = effectsOf('fault', run.effects).map(({ fault }) => fault);
  const faults = [...refused, ...choices.faults];
  const { drawn } = turn.secureSeed;
  return {
    plans: withFaults(run.traces, faults),
    notices: [...refusalNotices(faults), ...uiEventNotices(uiEvents)],
    kept: {
      ...(choices.offered.length === 0 ? {} : { offered: choices.offered }),
      ...(assets.length === 0 ? {} : { assets }),
      ...(uiEvents.length === 0 ? {} : { uiEvents }),
      ...(drawn === null ? {} : { secureSeed: drawn }),
    },
  };
}

function memoriesTold(
  turn: TakingTurn,
  { memories }: Composition,
  state: StoryState,
): readonly Memory[] {
  const location = placeOf(state);
  const present = peopleAt(state, location);
  return memories.map(({ text, kind, about, significance }, index) => ({
    id: memoryId(turn.id, 'told', index),
    scene: turn.id,
    summary: text,
    timestamp: new Date(turn.at).toISOString(),
    characters: about === null || present.includes(about) ? present : [...present, about],
    witnesses: present,
    about,
    location,
    significance,
    kind,
  }));
}
