import type { Brief } from '@/contracts/generated/brief';
import { longestRungSentence, mostRungWords } from '@/foundation/limits';
import { isJsonObject } from '@/foundation/json';
import { partsOf } from '@/engine/telling/scene-told-so-far';
import { loreTouched } from '@/engine/turn-data/lore-touched';
import { settingOf } from '@/engine/turn-data/setting-of';
import type { TellingTurn } from '@/engine/turn-data/telling-turn';
import type { ToldWords } from '@/engine/turn-data/telling-voice';
import { afterScene } from '@/engine/turn-data/timeline';
import { noBoundaries } from '@/story/log/playthrough';

/** Everything a narrator may want to know of a scene whose outcome stands, as plain data. */
export async function briefOf(
  { story, timeline, scene }: TellingTurn,
  own: ToldWords,
  signal: AbortSignal,
): Promise<(begun: readonly string[], attempt: Brief['attempt']) => Brief> {
  const { campaign, playthrough } = story;
  const { outcome, number } = scene;
  const after = afterScene(timeline, scene);
  const { place, time, people } = settingOf(story, after);
  const { lines, veils } = playthrough.boundaries ?? noBoundaries;
  const { inventory } = after.state;
  const carried = isJsonObject(inventory) ? Object.keys(inventory) : [];
  const { roll, taken, recalled } = outcome;
  const lore =
    taken === null
      ? []
      : await loreTouched({ story, timeline: after, state: after.state }, taken.text, signal);
  const brief: Omit<Brief, 'begun' | 'attempt'> = {
    scene: number,
    campaign: {
      title: campaign.title,
      language: campaign.language ?? 'en',
      genre: campaign.genre,
    },
    style: playthrough.style,
    act: taken === null ? null : { text: taken.text },
    parts: partsOf(own.paragraphs).map((paragraphs) => ({
      from: paragraphs[0]?.[0]?.from ?? '',
      sentences: paragraphs.flatMap((sentences, paragraph) =>
        sentences.map(({ text, by }) => ({ text, by, paragraph })),
      ),
    })),
    place: { id: place.id, name: place.name },
    time,
    cast: people.map(({ id, name, role, isHere, feeling, pronouns }) => ({
      ...{ id, name, role, isHere, feeling },
      pronouns: pronouns.they,
      traits: campaign.people.get(id)?.traits ?? [],
    })),
    carried: carried.map((item) => campaign.items.get(item) ?? item),
    roll: roll === null ? null : { total: roll.total, band: roll.band },
    memories: recalled.map(({ id, summary }) => ({ id, summary })),
    lore,
    never: { lines, veils, constraints: campaign.untold?.never ?? [] },
    limits: { words: mostRungWords, characters: longestRungSentence },
  };
  return (begun, attempt) => ({ ...brief, begun, attempt });
}
