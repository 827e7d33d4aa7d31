type Tier = { readonly from: number; readonly liked: string; readonly disliked: string };

/** The strongest first. No verb in them: a group may be one village or many millers. */
const tiers: readonly Tier[] = [
  { from: 80, liked: 'devoted to you', disliked: 'beyond forgiving you' },
  { from: 50, liked: 'firmly on your side', disliked: 'hostile to you' },
  { from: 31, liked: 'on your side', disliked: 'set against you' },
  { from: 5, liked: 'well disposed to you', disliked: 'wary of you' },
];

/** What a group thinks, −100 to 100, in a few words that can stand after its name. */
export function reputationWords(score: number): string {
  const tier = tiers.find(({ from }) => Math.abs(Math.round(score)) >= from);
  if (tier === undefined) return 'undecided about you';
  return score > 0 ? tier.liked : tier.disliked;
}
