import type { Guard, GuardContext } from '@/narrator/guards/guard';
import type { Campaign } from '@/story/campaign/campaign';
import { phrasePrints } from '@/story/words/phrase-prints';
import { isRevealed } from '@/story/state/story-state';

/** What somebody keeps to themselves is not told in its own words before it comes out. */
export const secretsGuard: Guard = ({ sentences }, context) => {
  const { campaign, state } = context;
  const kept = [...(campaign.untold?.secrets ?? [])].filter(
    ([person]) => !isRevealed(state, person),
  );
  if (kept.length === 0) return [];
  return sentences.flatMap(({ text, prints }) => {
    const whose = kept.find(([, secret]) =>
      prints.some((print) => secret.has(print) && !isOut(print, context)),
    );
    if (whose === undefined) return [];
    const name = campaign.people.get(whose[0])?.shortName ?? whose[0];
    return [{ sentence: text, why: `It gives away what ${name} keeps secret.` }];
  });
};

/** A passage in which the author gives it away is told now or was told before. */
function isOut(print: number, { campaign, past, told }: GuardContext): boolean {
  const passages = givingAway(campaign).get(print) ?? [];
  return passages.some((id) => told.includes(id) || past.toldPassages.has(id));
}

const known = new WeakMap<Campaign, ReadonlyMap<number, readonly string[]>>();

/** For every phrase of a secret: the passages that have it. */
function givingAway(campaign: Campaign): ReadonlyMap<number, readonly string[]> {
  const before = known.get(campaign);
  if (before !== undefined) return before;
  const secret = new Set([...(campaign.untold?.secrets.values() ?? [])].flatMap((set) => [...set]));
  const passages = new Map<number, readonly string[]>();
  for (const { id, prose } of campaign.passages.values())
    for (const print of prose.flatMap(phrasePrints))
      if (secret.has(print)) passages.set(print, [...(passages.get(print) ?? []), id]);
  known.set(campaign, passages);
  return passages;
}
