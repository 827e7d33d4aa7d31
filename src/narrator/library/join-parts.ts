import { idsOf } from '@/narrator/library/engine-texts';
import { mayInvent } from '@/story/campaign/may-invent';
import { seamsFor, type SeamAt } from '@/narrator/library/seam-lines';
import { whereOf } from '@/narrator/library/where-of';
import { pickFresh } from '@/narrator/lines/pick-line';
import type {
  ComposedScene,
  NarratorLibrary,
  TellingContext,
} from '@/narrator/passages/telling-context';
import { partOfDay } from '@/story/state/in-game-time';
import type { ToldPart } from '@/story/log/scene';
import { minutesOf, placeOf } from '@/story/state/story-state';

/**
 * At most one short sentence of the engine's own, where two parts of a scene meet that need it: the player was
 * turned back on the way, has come somewhere that nobody describes, or another part of the day has come and
 * nothing says so.
 */
export const joinParts: NarratorLibrary['joined'] = (scene, context) => {
  const { told, mayBeTold, waylaidAt } = scene;
  const { campaign } = context;
  const at = mayInvent(campaign) === 'freely' ? seamNeeded(scene, context) : null;
  if (at === null) return told;
  const id = pickFresh(idsOf(seamsFor(at, campaign)), context, { said: null, mayBeTold });
  if (id === null) return told;
  const index = waylaidAt ?? told.filter(({ part }) => part === 'outcome').length;
  const seam: ToldPart = { part: 'place', passage: id };
  return [...told.slice(0, index), seam, ...told.slice(index)];
};

const saysWhen =
  /\b(?:dawn|daybreak|sunrise|mornings?|noon|midday|afternoon|dusk|twilight|sunset|evenings?|nightfall|nights?|midnight)\b/i;

function seamNeeded(
  { told, paragraphs, stateBefore, hasArrivedUnseen, waylaidAt }: ComposedScene,
  context: TellingContext,
): SeamAt | null {
  if (stateBefore === null || told.length === 0) return null;
  if (waylaidAt !== null) return { kind: 'waylaid' };
  const { campaign, state } = context;
  // What the author wrote for the way has brought the player there.
  const isBrought = told.some(
    ({ part, passage }) => part === 'outcome' && campaign.passages.has(passage),
  );
  if (hasArrivedUnseen && !isBrought && !isPlaceNamed(paragraphs, context))
    return { kind: 'arrived' };
  // What the hours look like in a stranger's world is not ours to say.
  if (campaign.sources !== undefined) return null;
  const time = partOfDay(minutesOf(state));
  if (time === partOfDay(minutesOf(stateBefore))) return null;
  const isSaid =
    paragraphs.some((text) => saysWhen.test(text)) ||
    told.some(({ passage }) => (campaign.passages.get(passage)?.conditions.time ?? []).length > 0);
  return isSaid ? null : { kind: 'later', time, where: whereOf(context) };
}

function isPlaceNamed(paragraphs: readonly string[], { campaign, state }: TellingContext): boolean {
  const name = campaign.places.get(placeOf(state))?.name ?? '';
  const words = name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const text = paragraphs.join(' ').toLowerCase();
  return words.some((word) => text.includes(word));
}
