import { breatherRestScenes } from '@/foundation/limits';
import { breathersFor } from '@/narrator/library/engine-texts';
import { mayInvent } from '@/story/campaign/may-invent';
import { whereOf } from '@/narrator/library/where-of';
import { pickFresh } from '@/narrator/lines/pick-line';
import type { NarratorLibrary } from '@/narrator/passages/telling-context';
import { sceneKindOf } from '@/story/acts/scene-kind';

/** A breather of the engine's own, by its id, for where no author wrote one. */
export const ownBreather: NarratorLibrary['breather'] = (context, { told, mayBeTold }) => {
  const { campaign, intent, past, sceneNumber } = context;
  const licence = mayInvent(campaign);
  if (licence === 'never' || (licence === 'when-empty' && told.length > 0)) return null;
  // A story made of a stranger's prose has rooms, roads and weather of its own, or none: ours would contradict it.
  if (campaign.sources !== undefined) return null;
  const type = intent === null ? 'moment' : sceneKindOf(intent, campaign);
  const hasRested = (id: string): boolean =>
    sceneNumber - (past.toldPassages.get(id) ?? -Infinity) >= breatherRestScenes;
  const ids = breathersFor(type, whereOf(context)).filter(hasRested);
  return pickFresh(ids, context, { said: null, mayBeTold });
};
