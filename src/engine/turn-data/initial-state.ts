import { deepMerge } from '@/foundation/json-trees/deep-merge';
import type { Json } from '@/foundation/json';
import type { Beat } from '@/story/campaign/beat';
import type { Campaign } from '@/story/campaign/campaign';
import { playerAtStart } from '@/story/campaign/player-at-start';
import type { Playthrough } from '@/story/log/playthrough';
import type { StoryState } from '@/story/state/story-state';

/** The state before the first scene; the first scene's patch carries it, so that the log alone is enough. */
export function initialState(
  campaign: Campaign,
  { startingPatch, startAtBeat }: Pick<Playthrough, 'startingPatch' | 'startAtBeat'>,
): StoryState {
  const { rules } = campaign;
  const { player, stats } = playerAtStart(campaign.player, startingPatch);
  const state = {
    place: campaign.startingPlace,
    ...(player === undefined ? {} : { player }),
    time: { minutes: rules.startMinutes },
    people: Object.fromEntries(
      [...campaign.people.values()].map(({ id, place }) => [
        id,
        { feeling: 0, ...(place === null ? {} : { place }) },
      ]),
    ),
    inventory: Object.fromEntries(campaign.startingItems.map((item) => [item, 1])),
    // A number that the rules give is the author's own.
    stats: { ...stats, ...rules.stats },
    counters: Object.fromEntries(
      Object.entries(rules.counters).map(([name, { start }]) => [name, start]),
    ),
    flags: {},
    beats: beatsBehind(startAtBeat, campaign.beats),
  };
  return deepMerge(state, startingPatch);
}

/** Whoever starts at a beat has what it requires behind them. */
function beatsBehind(
  startAtBeat: string | null,
  beats: readonly Beat[],
): Readonly<Record<string, Json>> {
  const behind = new Map<string, Json>();
  const open = startAtBeat === null ? [] : [startAtBeat];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const beat = beats.find((candidate) => candidate.id === id);
    const before = [...(beat?.requires ?? []), ...(beat?.requiresAny ?? []).slice(0, 1)];
    for (const required of before) {
      if (behind.has(required)) continue;
      behind.set(required, { scene: 0 });
      open.push(required);
    }
  }
  return Object.fromEntries(behind);
}
