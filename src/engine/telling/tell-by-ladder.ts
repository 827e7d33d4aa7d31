import type { Brief } from '@/contracts/generated/brief';
import { narratorRungsMs, rungSentenceMs } from '@/foundation/limits';
import { within } from '@/foundation/within';
import { SceneToldSoFar, type ShownSentence } from '@/engine/telling/scene-told-so-far';
import { readSentences } from '@/engine/telling/read-sentences';
import type { ToldWords } from '@/engine/turn-data/telling-voice';
import type { GuardContext } from '@/narrator/guards/guard';
import type { Clock } from '@/ports/clock';
import type { NarratorRung, RungSentence } from '@/ports/narrator';

/** A rung whose words could not be shown is asked once more, and told why. */
const mostTries = 2;

export type SceneToTellByLadder = {
  /** Those above the built-in narrator, the first one first. */
  readonly rungs: readonly NarratorRung[];
  /** What the built-in narrator tells: there at once, whatever happens above it. */
  readonly own: ToldWords;
  readonly briefOf: (begun: readonly string[], attempt: Brief['attempt']) => Brief;
  readonly judged: GuardContext;
  readonly clock: Clock;
};

/**
 * Tells a scene by the highest rung that can. Its first sentence is the built-in narrator's, so that nobody
 * waits for a model; each further one is held against the guards and given out when it comes. What a rung
 * leaves untold the next one tells, so that the scene is whole whatever happens. After a stop it ends with
 * the last whole sentence. Without rungs above the built-in one nothing is given out: its words are there.
 */
export async function* tellByLadder(
  scene: SceneToTellByLadder,
  signal: AbortSignal,
): AsyncGenerator<ShownSentence, ToldWords> {
  const { rungs, own, clock } = scene;
  if (rungs.length === 0 || own.paragraphs.length === 0) return own;
  const soFar = new SceneToldSoFar(own.paragraphs, scene.judged);
  yield* soFar.begin();
  const until = clock.elapsed() + narratorRungsMs;
  for (const rung of rungs) {
    if (signal.aborted || clock.elapsed() >= until) break;
    const isWhole = yield* toldByRung(rung, { ...scene, soFar, until }, signal);
    if (isWhole) break;
  }
  if (!signal.aborted) yield* soFar.finish();
  return { paragraphs: soFar.paragraphs, rung: soFar.tellers[0] ?? own.rung };
}

type Telling = Pick<SceneToTellByLadder, 'briefOf' | 'clock'> & {
  readonly soFar: SceneToldSoFar;
  readonly until: number;
};

/** True when it came to the end of the scene. */
async function* toldByRung(
  rung: NarratorRung,
  { briefOf, clock, soFar, until }: Telling,
  signal: AbortSignal,
): AsyncGenerator<ShownSentence, boolean> {
  let objections: readonly string[] = [];
  for (let number = 1; number <= mostTries; number += 1) {
    const stop = new AbortController();
    const brief = briefOf(soFar.texts, { number, objections });
    const told = rung.narrator.tell(brief, stop.signal);
    const outcome = yield* heardFrom(told, { rung, soFar, clock, until }, signal);
    stop.abort();
    if (outcome === 'ended') return soFar.isWhole;
    if (outcome === 'left') return false;
    objections = [outcome.why];
  }
  return false;
}

type Heard = Pick<Telling, 'clock' | 'soFar' | 'until'> & { readonly rung: NarratorRung };

/** How a try of a rung went: it ended by itself, it had to be left, or something may not be shown. */
type Outcome = 'ended' | 'left' | { readonly why: string };

async function* heardFrom(
  told: AsyncIterable<RungSentence>,
  { rung, soFar, clock, until }: Heard,
  signal: AbortSignal,
): AsyncGenerator<ShownSentence, Outcome> {
  const sentences = readSentences(told);
  for (;;) {
    const patience = Math.min(rungSentenceMs, until - clock.elapsed());
    const step = await within(patience, clock, () => sentences.next(), signal);
    if (!step.ok || signal.aborted) {
      soFar.breakOff();
      return 'left';
    }
    if (step.value.done === true) return step.value.value ? 'ended' : 'left';
    if (soFar.isFull(step.value.value)) return 'ended';
    const objection = soFar.objectionTo(step.value.value);
    if (objection !== null) {
      soFar.breakOff();
      return { why: objection };
    }
    yield* soFar.tell(step.value.value, rung.name);
  }
}
