import type { Because, Choice } from '@/contracts/generated/choice';
import type { LateTelling } from '@/engine/telling/late-telling';
import type { SceneVoice } from '@/engine/telling/scene-voice';
import { shownChoices } from '@/engine/telling/shown-choices';
import { toldChoices } from '@/engine/telling/told-choices';
import type { TellingTurn } from '@/engine/turn-data/telling-turn';
import type { Timeline } from '@/engine/turn-data/timeline';
import { reasonsKnown } from '@/engine/why/reasons-known';
import { withShownReasons } from '@/narrator/guards/failed-choice-guard';
import { withWhatIsRisked } from '@/narrator/choices/what-is-risked';
import { isIdle } from '@/story/acts/idle-intent';
import type { Scene } from '@/story/log/scene';
import { inFewWords } from '@/story/words/in-few-words';
import type { SkillOffer } from '@/story/log/skill-offer';

type Offering = {
  /** What a skill chose; nothing when none did. */
  readonly chosen: readonly SkillOffer[];
  readonly voice: SceneVoice;
  readonly after: Timeline;
  readonly code: Pick<LateTelling, 'rememberedChoices'> | null;
};

/** As a skill chose them, else as the engine does; each with the memory that bears on it. */
export async function sceneChoices(
  { story, scene, timeline }: TellingTurn,
  { chosen, voice, after, code }: Offering,
): Promise<readonly Choice[]> {
  const kept = choicesKept(scene, timeline);
  if (kept !== null) return kept;
  const before = scene.outcome.offered ?? [];
  const { judged } = voice;
  const offer = (leftOut: ReadonlySet<string>): readonly Choice[] => {
    const pool = chosen.length === 0 ? [] : voice.choices(leftOut);
    const bySkill =
      pool.length === 0 ? null : toldChoices({ before, chosen, pool, leftOut }, voice.after);
    return bySkill ?? voice.ownChoices({ offered: before, leftOut });
  };
  const choices = shownChoices(offer, judged).map((choice) => ({
    ...withWhatIsRisked(choice, voice.after),
    because: reasonsKnown(choice, after.met, story.campaign),
  }));
  // In the first scene there is nothing to look back on, and nothing to look back with is loaded yet.
  const moment = { timeline: after, context: voice.after };
  const remembered = code === null ? choices : await code.rememberedChoices(choices, story, moment);
  // What may not be shown is judged by all of its words.
  return remembered
    .map((choice) => withShownReasons(choice, judged))
    .map((choice) => ({ ...choice, because: choice.because.map(inBrief) }));
}

/** Whoever asks why reads the whole of it. */
function inBrief(because: Because): Because {
  return { ...because, text: inFewWords(because.text) };
}

/** What leads nowhere changes nothing, not even what is offered; null after anything else. */
function choicesKept(
  { outcome: { taken, offered = [] } }: Scene,
  { scenes }: Timeline,
): readonly Choice[] | null {
  const before = scenes[scenes.length - 1]?.words?.choices ?? [];
  const isKept = taken !== null && isIdle(taken.intent) && offered.length === 0;
  return isKept && before.length > 0 ? before : null;
}
