import { seedFrom } from '@/foundation/seeded-random';
import { offersOf } from '@/narrator/authored-offers';
import { isEligible, specificity } from '@/narrator/is-eligible';
import type { Offer } from '@/narrator/skill-offers';
import type { TellingContext } from '@/narrator/telling-context';
import { placeOf } from '@/story/story-state';

/** A way worded like this was read so lately that the engine's own words are better. */
const scenesOfRest = 6;

type Way = { readonly offer: Offer; readonly fit: number; readonly lot: number };

/** One moment is asked for its ways again and again. */
const written = new WeakMap<TellingContext, readonly Way[]>();

/** A way out in its author's words: of those that fit best one that was not read lately; null for none. */
export function wayWritten(place: string, context: TellingContext): Offer | null {
  const ways = written.get(context) ?? waysIn(context);
  written.set(context, ways);
  const read = readLately(context);
  const [best = null] = ways.filter(
    ({ offer: { intent, text } }) => intent.target === place && !read.has(text),
  );
  return best?.offer ?? null;
}

/** Whether it only goes next door: such a choice stands among the ways out, not beside them. */
export function isWay(
  { intent, difficulty }: Pick<Offer, 'intent' | 'difficulty'>,
  { campaign, state }: TellingContext,
): boolean {
  const { kind, target = '', leadsTo, elseTo } = intent;
  if (kind !== 'move' || leadsTo !== undefined || elseTo !== undefined) return false;
  return difficulty === null && (campaign.places.get(placeOf(state))?.exits ?? []).includes(target);
}

function waysIn(context: TellingContext): readonly Way[] {
  const { campaign, seed } = context;
  return [...campaign.passages.values()]
    .filter((passage) => passage.part === 'choices' && isEligible(passage, context))
    .flatMap((passage) =>
      offersOf(passage, context)
        .filter((offer) => isWay(offer, context))
        .map((offer) => ({
          offer,
          fit: specificity(passage),
          lot: seedFrom(seed, 'way', offer.text),
        })),
    )
    .sort((one, other) => other.fit - one.fit || one.lot - other.lot);
}

function readLately({ past }: TellingContext): ReadonlySet<string> {
  const offers = past.recentScenes.slice(-scenesOfRest).flatMap(({ offered = [] }) => offered);
  return new Set(offers.map(({ text }) => text));
}
