import type { Composition, ComposeRequest } from '@/narrator/scene/composition';
import { SceneInProgress } from '@/narrator/scene/scene-in-progress';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { isIdle } from '@/story/acts/idle-intent';
import { endingOf, placeOf } from '@/story/state/story-state';

/** The shape of a scene: what the choice brought, the place, the beat, a reaction, what presses now. */
export function composeScene(request: ComposeRequest): Composition {
  const scene = new SceneInProgress(request.context, request);
  const { intent } = request.context;
  if (intent === null) scene.addOpening();
  else scene.addOutcome();
  // What leads nowhere takes no time: neither the beats nor the author's words are spent on it.
  if (intent !== null && isIdle(intent)) {
    if (request.isChosen === true) scene.tellLastCall();
    return scene.composition();
  }
  const hasArrived = placeOf(scene.state) !== request.placeBefore;
  if (hasArrived && intent !== null) scene.addArrival(request);
  else if (request.isEncounter === true) scene.addEncounter();
  scene.tellBeat(request.startAtBeat);
  scene.skipBeats();
  if (endingOf(scene.state) !== null) scene.addEnding();
  else if (request.isAside === true && !hasArrived) scene.leaveOpen();
  else scene.fillUp();
  return scene.composition();
}

/** No plan could be carried out: a breather, or nothing, and the last rung has its say (arch §2.3.4). */
export function composeFallback(context: TellingContext): Composition {
  const scene = new SceneInProgress(context);
  scene.addBreather();
  return scene.composition();
}
