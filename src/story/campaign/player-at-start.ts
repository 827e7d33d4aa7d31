import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { originNamed, type PlayerOrigin, type PlayerForm } from '@/story/campaign/player-form';
import { slugOf } from '@/story/words/slug-of';

/** What a trait or an ability is worth as a stat (arch §7.4). */
const worth = 1;

/**
 * Who the player is before the first scene, and what they are good at: what the campaign gives, under what was
 * wished for. Whoever wished for nothing has the first race and class of a story that names some.
 */
export function playerAtStart(
  template: PlayerForm | undefined,
  startingPatch: JsonObject,
): { readonly player?: JsonObject; readonly stats: Readonly<Record<string, number>> } {
  const wished = isJsonObject(startingPatch['player']) ? startingPatch['player'] : {};
  if (template === undefined) return { stats: {} };
  const race = originOf(template.races, wished['race'], template);
  const calling = originOf(template.classes, wished['class'], template);
  const origins = [race, calling].filter((origin) => origin !== undefined);
  const traits = [...new Set(origins.flatMap((origin) => origin.traits))];
  const abilities = [...new Set(origins.flatMap((origin) => origin.abilities))];
  return {
    player: {
      ...template.given,
      ...(race === undefined ? {} : { race: race.name }),
      ...(calling === undefined ? {} : { class: calling.name }),
      ...(traits.length === 0 ? {} : { traits }),
      ...(abilities.length === 0 ? {} : { abilities }),
    },
    stats: Object.fromEntries(
      [...abilities, ...traits]
        .map(slugOf)
        .filter((slug) => slug !== '')
        .map((slug) => [slug, worth]),
    ),
  };
}

function originOf(
  origins: readonly PlayerOrigin[],
  wished: Json | undefined,
  { mode }: PlayerForm,
): PlayerOrigin | undefined {
  if (typeof wished === 'string') return originNamed(origins, wished);
  return mode === 'freeform' ? undefined : origins[0];
}
