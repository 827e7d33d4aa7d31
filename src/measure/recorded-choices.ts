import { conditionsIn } from '@/measure/conditions-in';
import { marksAsked } from '@/measure/marks-asked';
import type { PlayedScene, PlayedStory } from '@/measure/played-story';
import type { Campaign } from '@/story/campaign/campaign';
import type { Condition } from '@/story/conditions/condition';
import type { Effect } from '@/story/rules/effect';
import type { Moment } from '@/story/conditions/moment';
import type { AuthoredChoice, Passage } from '@/story/campaign/passage';

/**
 * A recorded choice is one that the player took and whose outcome passage left a mark: it set something,
 * counted something, changed a feeling, or is remembered. The mark is read again when, in a later scene, a
 * condition that asks for it was true and let something through: a passage that was told, a choice that was
 * offered, a piece of told prose, a beat that came. `not flags.x` and `counters.y < 3` ask for what nobody did
 * and do not count, nor does a part of an `or` that is false. What was chosen in the last scene has no later,
 * and what was chosen in the last ten of a story that was broken off has had no time to be asked for: neither
 * counts.
 */
export type RecordedChoice = {
  readonly scene: number;
  readonly text: string;
  /** `flags.paid`, `counters.snow`, `feeling.oda`, `memory.<id>`, `chosen.<passage or words>`. */
  readonly marks: readonly string[];
  readonly isReadAgain: boolean;
};

const scenesToBeReadIn = 10;

export function recordedChoices({ scenes, campaign }: PlayedStory): readonly RecordedChoice[] {
  const readIn = scenes.map((scene) => marksRead(scene, campaign));
  const hasEnded = scenes.some(({ scene }) => scene.outcome.ending !== null);
  const tooLate = hasEnded ? 1 : scenesToBeReadIn;
  return scenes.slice(0, -tooLate).flatMap(({ scene }, at) => {
    const { taken, told } = scene.outcome;
    const outcomes = told
      .filter(({ part }) => part === 'outcome')
      .flatMap(({ passage }) => campaign.passages.get(passage) ?? []);
    const left = outcomes.flatMap((passage) => marksOf(passage, scene));
    if (taken === null || left.length === 0) return [];
    const marks = [
      ...left,
      `chosen.${taken.text}`,
      ...outcomes.map((passage) => `chosen.${passage.id}`),
    ];
    const isReadAgain = readIn.slice(at + 1).some((read) => marks.some((mark) => read.has(mark)));
    return [{ scene: scene.number, text: taken.text, marks, isReadAgain }];
  });
}

/** The marks that a passage leaves where it is told. */
function marksOf(
  { effects, memory }: Passage,
  { outcome }: PlayedScene['scene'],
): readonly string[] {
  const kept = outcome.memories.filter(({ summary }) => summary === memory?.text);
  return [
    ...effects.flatMap((effect) => markOf(effect) ?? []),
    ...kept.map(({ id }) => `memory.${id}`),
  ];
}

/** Null for what leaves none: where one is and what one holds is no choice that was kept. */
function markOf(effect: Effect): string | null {
  if (effect.kind === 'set') return effect.path;
  if (effect.kind === 'count') return `counters.${effect.name}`;
  return effect.kind === 'feeling' ? `feeling.${effect.person}` : null;
}

/** Every mark that something asked for in this scene, and found. */
function marksRead(played: PlayedScene, campaign: Campaign): ReadonlySet<string> {
  const { scene, before, after, timed } = played;
  const roll = scene.outcome.roll?.band ?? null;
  const moments: readonly Moment[] = [before, after].map((state) => ({
    state,
    sceneNumber: timed,
    roll,
  }));
  // A passage is chosen before its own effects, its prose and the choices come after them.
  const [, telling] = moments;
  const told = scene.outcome.told.flatMap(({ passage }) => campaign.passages.get(passage) ?? []);
  const ending = campaign.endings.get(scene.outcome.ending ?? '');
  const prose = [...told.flatMap((passage) => passage.prose), ...(ending?.prose ?? [])];
  const beat = campaign.beats.find(({ id }) => id === scene.outcome.beat);
  const keys = (conditions: readonly Condition[], at: readonly Moment[]): readonly string[] =>
    at.flatMap((moment) => conditions.flatMap((condition) => marksAsked(condition, moment)));
  const asked = told.flatMap(({ conditions }) => conditions.expressions);
  return new Set([
    ...keys(
      [...asked, ...(beat === undefined || beat.custom === null ? [] : [beat.custom])],
      moments,
    ),
    ...(beat?.playerChoices ?? []).map((choice) => `chosen.${choice}`),
    ...scene.outcome.told.flatMap(({ memory }) =>
      memory === undefined ? [] : [`memory.${memory}`],
    ),
    ...(telling === undefined
      ? []
      : keys(
          [...conditionsIn(prose, telling), ...conditionsOfOffers(played, campaign)],
          [telling],
        )),
  ]);
}

type Source = { readonly choice: AuthoredChoice; readonly passage: Passage };

const authored = new WeakMap<Campaign, readonly Source[]>();

/** What the choices that were offered asked for: their own conditions and those of a passage that only offers. */
function conditionsOfOffers({ scene }: PlayedScene, campaign: Campaign): readonly Condition[] {
  const sources = authored.get(campaign) ?? sourcesIn(campaign);
  authored.set(campaign, sources);
  return (scene.words?.choices ?? []).flatMap(({ text, intent }) =>
    sources
      .filter(
        ({ choice }) =>
          choice.text === text ||
          (choice.leadsTo !== null &&
            choice.leadsTo === intent.leadsTo &&
            choice.kind === intent.kind),
      )
      .flatMap(({ choice, passage }) => [
        ...(choice.condition === null ? [] : [choice.condition]),
        ...(passage.part === 'choices' ? passage.conditions.expressions : []),
      ]),
  );
}

function sourcesIn({ passages }: Campaign): readonly Source[] {
  return [...passages.values()].flatMap((passage) =>
    passage.choices.map((choice) => ({ choice, passage })),
  );
}
