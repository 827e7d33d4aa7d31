import type { Pronouns } from '@/story/campaign/campaign';

type Tier = {
  readonly from: number;
  readonly liking: string;
  readonly dislike: (pronouns: Pronouns) => string;
};

/** The strongest first. From 31 on a feeling helps or hinders (arch §4.2.3), from 50 on it lasts. */
const tiers: readonly Tier[] = [
  { from: 80, liking: 'would go far for you', dislike: () => 'will not forgive you' },
  {
    from: 50,
    liking: 'trusts you',
    dislike: ({ their }) => `wants you out of ${their} sight`,
  },
  { from: 31, liking: 'counting on you', dislike: () => 'does not trust you' },
  { from: 5, liking: 'warming to you', dislike: ({ their }) => `keeps ${their} distance` },
];

/** A feeling of −100 to 100 in a few words that can stand after a name, most of them alone: "Oda keeps their distance". */
export function feelingWords(feeling: number, pronouns: Pronouns): string {
  const tier = tiers.find(({ from }) => Math.abs(Math.round(feeling)) >= from);
  if (tier === undefined) return 'undecided about you';
  return feeling > 0 ? tier.liking : tier.dislike(pronouns);
}
