import { beatOf } from '@/story/campaign/beats-by-id';
import { deepMerge } from '@/foundation/json-trees/deep-merge';
import { beatOfPart, beatProse } from '@/narrator/passages/beat-prose';
import { castOf } from '@/narrator/passages/cast-of';
import { memoryRecalled } from '@/narrator/passages/is-eligible';
import { withRecalled } from '@/narrator/lines/with-recalled';
import { realisedLine } from '@/narrator/lines/pick-line';
import { realiseProse, type RealiseContext } from '@/narrator/prose/realise-prose';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { tellsBeat, type Passage } from '@/story/campaign/passage';
import type { Author } from '@/story/words/provenance';
import type { ToldPart } from '@/story/log/scene';
import { beatOutcome } from '@/story/state/story-state';

/** The scene that a part belongs to. */
export type SceneSoFar = {
  readonly told: readonly ToldPart[];
  /** Paragraphs before this part. */
  readonly before: readonly string[];
  /** The player's own words. */
  readonly input: string | null;
};

export type PartRealised = { readonly paragraphs: readonly string[]; readonly by: Author };

/** The words of one part of a scene; none where the campaign has lost them. */
export function realisePart(
  part: ToldPart,
  scene: SceneSoFar,
  atTheEnd: TellingContext,
): PartRealised {
  const { passage: id } = part;
  const context = whenTold(part, atTheEnd);
  const { input, before } = scene;
  if (id.startsWith('@')) {
    const memory = context.past.memories.find((each) => each.id === part.memory);
    const moment = memory === undefined ? context : withRecalled(context, memory);
    return { paragraphs: realisedLine(id, moment, input, before), by: 'engine' };
  }
  const passage = context.campaign.passages.get(id);
  const prose = passage?.prose ?? ownWordsOfBeat(id, scene, context);
  const words = passage === undefined ? {} : wordsOfPassage(part, passage, context);
  const realise = { ...plainContext(context), input, before, ...words };
  return { paragraphs: realiseProse(id, prose, realise), by: 'author' };
}

/** How things were when a part of a scene was told, seen from the end of that scene. */
export function whenTold(
  { asOf }: Pick<ToldPart, 'asOf'>,
  atTheEnd: TellingContext,
): TellingContext {
  return asOf === undefined ? atTheEnd : { ...atTheEnd, state: deepMerge(atTheEnd.state, asOf) };
}

/** The words of an ending. */
export function realiseEnding(
  ending: string,
  { input, before }: SceneSoFar,
  context: TellingContext,
): readonly string[] {
  const prose = context.campaign.endings.get(ending)?.prose ?? [];
  return realiseProse(`ending ${ending}`, prose, { ...plainContext(context), input, before });
}

function plainContext({
  campaign,
  state,
  sceneNumber,
  band,
  storySeed,
  intent,
}: TellingContext): Omit<RealiseContext, 'input' | 'before'> {
  const destination =
    intent?.kind === 'move' ? campaign.places.get(intent.target ?? '') : undefined;
  return {
    ...{ campaign, state, sceneNumber, band, seed: storySeed, memory: null },
    ...(destination === undefined ? {} : { names: { destination: destination.name } }),
  };
}

function wordsOfPassage(
  part: ToldPart,
  { id, conditions }: Passage,
  context: TellingContext,
): Pick<RealiseContext, 'memory' | 'timesTold' | 'cast'> {
  const { past } = context;
  // Scenes from before the memory was kept: it was the one that fits now.
  const memory =
    part.memory === undefined
      ? memoryRecalled(conditions.recalls, past)
      : past.memories.find((each) => each.id === part.memory);
  const cast = castOf(conditions, context);
  return {
    memory: memory?.summary ?? null,
    timesTold: past.timesTold.get(id) ?? 0,
    ...(cast === null ? {} : { cast }),
  };
}

/** What a beat itself has to say, where the id of a part stands for one. */
function ownWordsOfBeat(
  id: string,
  { told, before }: SceneSoFar,
  { campaign, state }: TellingContext,
): readonly string[] {
  const beat = beatOf(campaign.beats, beatOfPart(id));
  if (beat === undefined) return [];
  const turnedOut = beatOutcome(state, beat.id);
  const way = beat.outcomes.find((each) => each.id === turnedOut) ?? null;
  const passage = told
    .flatMap((part) => campaign.passages.get(part.passage) ?? [])
    .find((each) => tellsBeat(each, beat.id));
  return beatProse({ beat, way, passage: passage ?? null, told: before.join(' '), campaign });
}
