import type { Campaign } from '@/story/campaign/campaign';
import { namesWord } from '@/story/words/names-word';

type Named = { readonly id: string; readonly name: string };

const known = new WeakMap<Campaign, readonly Named[]>();

/** Whom and which places the words of a choice name, in the order of the campaign. */
export function namesInChoice(text: string, campaign: Campaign): readonly string[] {
  const named = known.get(campaign) ?? namedIn(campaign);
  known.set(campaign, named);
  return named.filter(({ name }) => namesWord(text, name)).map(({ id }) => id);
}

function namedIn({ people, places }: Campaign): readonly Named[] {
  return [
    ...[...people.values()].map(({ id, shortName }) => ({ id, name: shortName })),
    ...[...places.values()].map(({ id, name }) => ({ id, name: name.replace(/^the /i, '') })),
  ].filter(({ name }) => name !== '');
}
