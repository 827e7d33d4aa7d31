import { deepMerge } from '@/foundation/deep-merge';
import { memoryId } from '@/foundation/ids';
import { patchBetween } from '@/foundation/patch-between';
import { afterSteps } from '@/engine/after-steps';
import { applyPatches } from '@/engine/apply-patches';
import { isAsideAtCrossroads, leavesCrossroads } from '@/engine/asides';
import type { Turn } from '@/engine/gather';
import { narratorFailed } from '@/engine/narrator-failed';
import { narratorView } from '@/engine/narrator-view';
import type { PlansRun } from '@/engine/plan-and-run';
import { dueTimes, promisesDue, withDue } from '@/engine/promises-due';
import { readEncounter, readRecalled, readRoll } from '@/engine/read-tool-results';
import { uiEventNotices } from '@/engine/read-ui-events';
import { effectsOf } from '@/engine/staged-effect';
import { refusalNotices, withFaults } from '@/engine/tool-faults';
import { composeFallback, composeScene } from '@/narrator/compose-scene';
import { nothingComposed, type Composition } from '@/narrator/composition';
import type { TellingContext } from '@/narrator/telling-context';
import { gossipArrives } from '@/story/gossip-arrives';
import type { Memory } from '@/story/memory';
import type { Notice, PlanTrace, Scene, SceneOutcome } from '@/story/scene';
import { peopleAt, placeOf, type StoryState } from '@/story/story-state';

/** What happened in this turn, whole: what the scripts did, what the passages change, what is remembered. */
export function outcomeScene(turn: Turn, run: PlansRun, compose = composed): Scene {
  const { story, parent, taken } = turn;
  const roll = readRoll(run.results);
  const recalled = readRecalled(run.results);
  const patched = applyPatches(turn.stateBefore, run.results, run.effects, story.campaign);
  const moved = afterSteps(turn, patched.state, roll?.band ?? null);
  const state = gossipArrives(moved, story.campaign.people);
  const context = narratorView(turn, { state, roll, recalled, beat: null });
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
  { story, parent, stateBefore, taken }: Turn,
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
        isLeaving: leavesCrossroads(parent, taken),
      });
  return { ...composition, dueIn: dueTimes(composition.told, story.campaign.passages) };
}

/** When the narrator cannot compose it: what happened stands, and the last rung has its say. */
export function outcomeWithoutNarrator(turn: Turn, run: PlansRun, reason: unknown): Scene {
  const notices = [...run.notices, narratorFailed(reason)];
  return outcomeScene(turn, { ...run, notices }, () => ({
    ...nothingComposed,
    dueIn: new Map(),
  }));
}

/** What the scripts offered, showed, made and drew; a scene in which they did none of it says nothing. */
function madeBySkills(
  turn: Turn,
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

function memoriesTold(turn: Turn, { memories }: Composition, state: StoryState): readonly Memory[] {
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
