import { deepMerge } from '@/foundation/deep-merge';
import { memoryId } from '@/foundation/ids';
import { patchBetween } from '@/foundation/patch-between';
import { applyPatches } from '@/engine/apply-patches';
import type { Turn } from '@/engine/gather';
import { narratorView } from '@/engine/narrator-view';
import type { PlansRun } from '@/engine/plan-and-run';
import { readNarrativeChoices } from '@/engine/read-narrative-choices';
import { readRecalled, readRoll } from '@/engine/read-tool-results';
import { readUnknownUiEvents, uiEventNotices } from '@/engine/read-ui-events';
import { effectsOf } from '@/engine/staged-effect';
import { refusalNotices, skillNamer, withFaults } from '@/engine/tool-faults';
import { composeFallback, composeScene, type Composition } from '@/narrator/compose-scene';
import { gossipArrives } from '@/story/gossip-arrives';
import type { Memory } from '@/story/memory';
import { isIdle } from '@/story/idle-intent';
import { failingBand } from '@/story/rules';
import type { Notice, PlanTrace, Scene, SceneOutcome } from '@/story/scene';
import { minutesOf, peopleAt, placeOf, type StoryState } from '@/story/story-state';

/** What happened in this turn, whole: what the scripts did, what the passages change, what is remembered. */
export function outcomeScene(turn: Turn, run: PlansRun): Scene {
  const { story, parent, taken } = turn;
  const roll = readRoll(run.results);
  const recalled = readRecalled(run.results);
  const patched = applyPatches(turn.stateBefore, run.results, run.effects);
  const moved = afterSteps(turn, patched.state, roll?.band ?? null);
  const state = gossipArrives(moved, story.campaign.people);
  const context = narratorView(turn, { state, roll, recalled, beat: null });
  const composition = run.isExhausted
    ? composeFallback(context)
    : composeScene({
        context,
        placeBefore: parent === null ? null : placeOf(turn.stateBefore),
        startAtBeat: parent === null ? story.playthrough.startAtBeat : null,
      });
  const stateAfter = deepMerge(state, composition.patch);
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
      consequences: consequencesOf(turn, composition.beat),
      ending: composition.ending,
      memories: [
        ...effectsOf('memory', run.effects).map(({ memory }) => memory),
        ...memoriesTold(turn, composition, stateAfter),
      ],
      recalled,
      notices: [...run.notices, ...patched.notices, ...made.notices],
      ...made.kept,
      ...(turn.diceOf === null ? {} : { diceOf: turn.diceOf.id }),
    },
    words: null,
  };
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
  const skillOf = skillNamer(turn.story.skills);
  const choices = readNarrativeChoices(run.results, skillOf);
  const uiEvents = readUnknownUiEvents(run.results, skillOf);
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

function consequencesOf({ story }: Turn, beat: string | null): readonly string[] {
  return story.campaign.beats.find(({ id }) => id === beat)?.consequences ?? [];
}

/** Time passes, and a move that did not fail moves the player. */
function afterSteps(turn: Turn, state: StoryState, band: string | null): StoryState {
  const { rules, places } = turn.story.campaign;
  if (turn.parent === null || (turn.taken !== null && isIdle(turn.taken.intent))) return state;
  const target = turn.taken?.intent.kind === 'move' ? turn.taken.intent.target : undefined;
  const hasMoved = target !== undefined && places.has(target) && band !== failingBand(rules);
  return deepMerge(state, {
    time: { minutes: minutesOf(state) + rules.sceneMinutes },
    ...(hasMoved ? { place: target } : {}),
  });
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
