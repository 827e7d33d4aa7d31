import type { Offered } from '@/understanding/story/offered';
import { peopleNamed, placesNamed } from '@/understanding/story/named-in-story';
import type { Campaign } from '@/story/campaign/campaign';
import { personLedTo } from '@/story/campaign/person-led-to';

/**
 * Whether the words name somebody, or somewhere else, that a choice has nothing to do with: who asks the
 * baker about the sexton does not ask her about her oven.
 */
export function isAboutOthers(
  text: string,
  { text: words, intent }: Offered,
  { campaign, here }: { readonly campaign: Campaign; readonly here: string },
): boolean {
  const { target = '', leadsTo = null, elseTo = null } = intent;
  const led = personLedTo({ leadsTo, elseTo }, campaign);
  const people = new Set([target, led, ...peopleNamed(words, campaign)]);
  if (peopleNamed(text, campaign).some((person) => !people.has(person))) return true;
  const places = new Set([
    target,
    here,
    ...placesNamed(words, campaign),
    ...goals(intent, campaign),
  ]);
  return placesNamed(text, campaign).some((place) => !places.has(place));
}

/** Where it takes the player. */
function goals({ leadsTo, elseTo }: Offered['intent'], { passages }: Campaign): readonly string[] {
  return [leadsTo, elseTo]
    .flatMap((id) => passages.get(id ?? '')?.effects ?? [])
    .flatMap((effect) => (effect.kind === 'go' ? [effect.place] : []));
}
